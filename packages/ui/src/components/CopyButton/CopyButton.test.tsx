import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { user } from '../../testing/user.ts';
import { CopyButton } from './index.ts';

describeComponent('CopyButton', <CopyButton value="A-10482" label="نسخ رقم الطلب" />);
describeComponent('CopyButton with an icon alone', <CopyButton value="A-10482" label="نسخ رقم الطلب" iconOnly />);

const write = vi.fn<(text: string) => Promise<void>>();
beforeEach(() => {
  write.mockReset().mockResolvedValue();
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('CopyButton', () => {
  it.each([
    [false, 'copied', 'Copied'],
    [true, 'copied', 'Copied'],
    [false, 'failed', 'Could not copy'],
    [true, 'failed', 'Could not copy'],
  ] as const)('with iconOnly=%s it announces: %s', async (iconOnly, state, expected) => {
    const onCopied = vi.fn();
    if (state === 'failed') write.mockRejectedValue(new Error('denied'));
    await renderUi(
      <CopyButton value="A-10482" label="Copy the order number" iconOnly={iconOnly} onCopied={onCopied} />,
      { locale: 'en' },
    );
    await user.click(page.getByRole('button', { name: 'Copy the order number' }));
    await expect.element(page.getByRole('status')).toHaveTextContent(expected);
    await expect.element(page.getByRole('button', { name: expected })).toHaveFocus();
    expect(write).toHaveBeenCalledExactlyOnceWith('A-10482');
    expect(onCopied).toHaveBeenCalledExactlyOnceWith(state === 'copied');
    await user.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: 'Copy the order number' })).toBeVisible();
    await expect.element(page.getByRole('status')).toHaveTextContent('');
  });

  it('copies nothing when its owner prevents the press', async () => {
    await renderUi(<CopyButton value="x" onClick={(event) => event.preventDefault()} />);
    await user.click(page.getByRole('button'));
    expect(write).not.toHaveBeenCalled();
  });
});
