import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { renderUi } from '../../../testing/renderUi.tsx';
import { FileField, ImageField } from './FileField.tsx';

const none = (): undefined => undefined;
const file = (name: string) => new File(['x'], name, { type: 'image/png' });
const field = (value: File | null) => <ImageField label="الصورة" value={value} onValueChange={none} />;
describeComponent(
  'FileField',
  <FileField label="الملف" types={['pdf']} maxMb={2} value={file('a.pdf')} onValueChange={none} />,
);
describeComponent(
  'ImageField',
  <ImageField label="الصورة" maxMb={1} width={40} height={40} value={null} onValueChange={none} />,
);

describe('previews', () => {
  afterEach(() => vi.restoreAllMocks());
  it('revoke their object URLs when the file changes and on unmount', async () => {
    const made = vi.spyOn(URL, 'createObjectURL');
    const revoked = vi.spyOn(URL, 'revokeObjectURL');
    const ui = await renderUi(field(file('a.png')));
    await ui.rerender(field(file('b.png')));
    expect(revoked).toHaveBeenCalledTimes(1);
    await ui.unmount();
    expect(made).toHaveBeenCalledTimes(2);
    expect(revoked.mock.calls.map(([url]) => url)).toEqual(made.mock.results.map(({ value }) => value as string));
  });
});

it('gives the focus to the field when its file is removed', async () => {
  const ui = await renderUi(
    <main>
      <h1>{'الطلب'}</h1>
      <FileField label="الملف" defaultValue={file('a.pdf')} />
    </main>,
  );
  const remove = document.querySelector<HTMLElement>('[data-part="remove"]');
  remove?.focus();
  await act(async () => {
    remove?.click();
  });
  expect(document.querySelector('[data-part="remove"]')).toBeNull();
  expect(document.activeElement).toBe(document.querySelector('input[type="file"]'));
  await ui.unmount();
});
