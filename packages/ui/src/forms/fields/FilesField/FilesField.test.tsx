import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { renderUi } from '../../../testing/renderUi.tsx';
import { user } from '../../../testing/user.ts';
import { areUploadsDone, FilesField, type Upload, type UploadFile } from './index.ts';

const file = (name: string, text = 'x') => new File([text], name, { type: 'text/plain', lastModified: 1 });
const none = (): undefined => undefined;

describeComponent(
  'FilesField',
  <FilesField label="الملفات" types={['pdf']} maxMb={2} maxFiles={3} value={[file('a.pdf')]} onValueChange={none} />,
);
describeComponent('FilesField, uploading', <FilesField label="الملفات" upload={() => new Promise(none)} />);

const inputOf = (root: HTMLElement) => root.querySelector('input[type="file"]') as HTMLInputElement;
const sent = (root: HTMLElement): string[] =>
  new FormData(root.querySelector('form') as HTMLFormElement)
    .getAll('files')
    .map((entry) => (entry instanceof File ? `${entry.name} ${entry.size}` : entry));

describe('in a form', () => {
  it('sends every file under its name, and a reset restores the default', async () => {
    const onValueChange = vi.fn();
    const { container } = await renderUi(
      <form>
        <FilesField label="Files" name="files" defaultValue={[file('a.txt', 'one')]} onValueChange={onValueChange} />
      </form>,
      { locale: 'en' },
    );
    expect(sent(container)).toEqual(['a.txt 3']);
    await user.upload(inputOf(container), [file('b.txt', 'to'), file('c.txt', '')]);
    await expect.poll(() => sent(container)).toEqual(['a.txt 3', 'b.txt 2']);
    container.querySelector('form')?.reset();
    await expect.poll(() => sent(container)).toEqual(['a.txt 3']);
    expect(onValueChange).toHaveBeenCalledOnce();
    expect(container.querySelector('[data-part="rejected"]')).toBeNull();
  });

  it('sends an empty entry without files, as a native input', async () => {
    const { container } = await renderUi(
      <form>
        <FilesField label="Files" name="files" />
      </form>,
    );
    expect(sent(container)).toEqual([' 0']);
  });

  it('sends nothing when the files are uploaded', async () => {
    const { container } = await renderUi(
      <form>
        <FilesField label="Files" defaultValue={[file('a.txt')]} upload={async () => undefined} />
      </form>,
    );
    expect([...new FormData(container.querySelector('form') as HTMLFormElement).keys()]).toEqual([]);
  });
});

describe('uploads', () => {
  it('report their states; a form can check whether all are done', async () => {
    const seen: boolean[] = [];
    const onUploadsChange = vi.fn((uploads: readonly Upload[]) => void seen.push(areUploadsDone(uploads)));
    const ends: (() => void)[] = [];
    const upload: UploadFile = () => new Promise((resolve) => ends.push(resolve));
    const { container } = await renderUi(
      <FilesField label="Files" upload={upload} onUploadsChange={onUploadsChange} />,
      { locale: 'en' },
    );
    await user.upload(inputOf(container), [file('a.txt'), file('b.txt')]);
    await expect.poll(() => ends).toHaveLength(2);
    for (const end of ends) end();
    await expect.poll(() => seen.at(-1)).toBe(true);
    expect(seen.filter(Boolean)).toHaveLength(1);
    expect(onUploadsChange.mock.lastCall?.[0].map(({ state }) => state)).toEqual(['done', 'done']);
  });

  it('are aborted when their file is removed and when the field unmounts', async () => {
    const signals = new Map<string, AbortSignal>();
    const upload: UploadFile = ({ name }, { signal }) => {
      signals.set(name, signal);
      return new Promise(none);
    };
    const [a, b] = [file('a.txt'), file('b.txt')];
    const ui = await renderUi(<FilesField label="Files" value={[a, b]} upload={upload} />);
    await ui.rerender(<FilesField label="Files" value={[b]} upload={upload} />);
    expect([...signals.values()].map(({ aborted }) => aborted)).toEqual([true, false]);
    await ui.unmount();
    expect(signals.get('b.txt')?.aborted).toBe(true);
  });

  it('do not repeat what is on the server', async () => {
    const upload = vi.fn<UploadFile>(async () => undefined);
    const { container } = await renderUi(
      <FilesField label="Files" defaultValue={[file('a.txt')]} upload={upload} isUploaded={() => true} />,
    );
    await expect.poll(() => container.querySelector('[data-state="done"]')).not.toBeNull();
    expect(upload).not.toHaveBeenCalled();
  });
});

it('lists a dropped folder as rejected', async () => {
  const { container } = await renderUi(<FilesField label="Files" />, { locale: 'en' });
  const data = new DataTransfer();
  data.items.add(file('photos'));
  vi.spyOn(DataTransferItem.prototype, 'webkitGetAsEntry').mockReturnValue({ isDirectory: true } as FileSystemEntry);
  const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data });
  await act(async () => container.querySelector('[data-part="frame"]')?.dispatchEvent(drop));
  await expect
    .poll(() => container.querySelector('[data-part="rejected"]')?.textContent)
    .toContain('You cannot add a folder');
  vi.restoreAllMocks();
  await user.click(page.getByRole('button', { name: /photos/ }));
  await expect.poll(() => container.querySelector('[data-part="rejected"]')).toBeNull();
  expect(document.activeElement).toBe(inputOf(container));
});
