import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { user } from '../../testing/user.ts';
import { copyText } from './clipboard.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Copies on a press, as a component does: browsers allow the copy command only then. */
async function pressed(text: string): Promise<boolean> {
  const button = document.createElement('button');
  button.textContent = 'copy';
  document.body.append(button);
  const copied = new Promise<boolean>((resolve) => {
    button.addEventListener('click', () => void copyText(text).then(resolve));
  });
  await user.click(page.getByRole('button', { name: 'copy' }));
  button.remove();
  return copied;
}

describe('copyText', () => {
  it('writes to the clipboard', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const command = vi.spyOn(document, 'execCommand');
    expect(await pressed('SA03')).toBe(true);
    expect(write).toHaveBeenCalledExactlyOnceWith('SA03');
    expect(command).not.toHaveBeenCalled();
  });

  it('uses the copy command where the clipboard is denied, and leaves no listener', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    const copies: string[] = [];
    const onCopy = (event: ClipboardEvent): void => {
      copies.push(event.clipboardData?.getData('text/plain') ?? '');
    };
    document.addEventListener('copy', onCopy);
    expect(await pressed('نص 1')).toBe(true);
    expect(copies).toEqual(['نص 1']);
    document.removeEventListener('copy', onCopy);
    expect(document.dispatchEvent(new ClipboardEvent('copy', { cancelable: true }))).toBe(true);
  });

  it('reports a failure when both ways are denied', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    vi.spyOn(document, 'execCommand').mockReturnValue(false);
    expect(await pressed('x')).toBe(false);
  });
});
