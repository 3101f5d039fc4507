import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { user } from '../../testing/user.ts';
import { Sheet, type OnOpenChange } from '../index.ts';

describeComponent(
  'Sheet',
  <Sheet open onOpenChange={() => undefined} title="تصفية" footer={<button type="button">طبّق</button>}>
    <p>محتوى</p>
  </Sheet>,
);

const shown = async (height: number) => {
  const onOpenChange = vi.fn<OnOpenChange>();
  const ui = await renderUi(
    <Sheet open onOpenChange={onOpenChange} title="تصفية">
      <p style={{ blockSize: height, flex: 'none' }}>محتوى</p>
    </Sheet>,
  );
  const dialog = ui.container.querySelector('dialog') as HTMLDialogElement;
  await expect.poll(() => dialog.getAnimations()).toEqual([]);
  return { onOpenChange, dialog };
};

describe('Sheet', () => {
  it.each([
    [320, 200, 320],
    [390, 2000, 390],
    [1440, 200, 640],
  ])('at %i px stands at the bottom edge and leaves the page visible above it', async (width, height, expected) => {
    await page.viewport(width, 700);
    const { dialog } = await shown(height);
    const box = dialog.getBoundingClientRect();
    expect([box.width, box.bottom]).toEqual([expected, 700]);
    expect(box.left).toBe((width - expected) / 2);
    expect(box.top).toBeGreaterThanOrEqual(48);
    expect(dialog.scrollWidth).toBeLessThanOrEqual(expected);
  });

  it('requests to close on Escape, on a press above it and by its button', async () => {
    await page.viewport(390, 700);
    const { onOpenChange } = await shown(200);
    await user.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape' });
    (document.elementFromPoint(10, 10) as HTMLElement).click();
    expect(onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'outside' });
    await user.click(page.getByRole('button', { name: 'إغلاق' }));
    expect(onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'close' });
  });
});
