import { describe, expect, it, vi } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { user } from '../../testing/user.ts';
import { Dialog, type OnOpenChange } from './index.ts';

describeComponent(
  'Dialog',
  <Dialog open onOpenChange={() => undefined} title="عنوان" description="نص">
    <p>محتوى</p>
  </Dialog>,
);
describeComponent('Dialog, closed', <Dialog open={false} onOpenChange={() => undefined} title="عنوان" />);

const shown = async (dismissible = true) => {
  const onOpenChange = vi.fn<OnOpenChange>();
  const ui = await renderUi(
    <Dialog open dismissible={dismissible} onOpenChange={onOpenChange} title="عنوان">
      <p>محتوى</p>
    </Dialog>,
  );
  return { onOpenChange, dialog: ui.container.querySelector('dialog') as HTMLDialogElement, ...ui };
};

const width = (): number => document.body.getBoundingClientRect().width;

describe('Dialog', () => {
  it('requests to close on Escape, and stays open until its owner closes it', async () => {
    const { onOpenChange, dialog } = await shown();
    await user.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: 'escape' });
    expect(dialog.open).toBe(true);
  });

  it('requests to close on a press outside, not on one inside', async () => {
    const { onOpenChange, dialog } = await shown();
    await user.click(dialog.querySelector('p') as Element);
    expect(onOpenChange).not.toHaveBeenCalled();
    // The target of a click on the backdrop is the dialog itself.
    const outside = document.elementFromPoint(5, 5) as HTMLElement;
    expect(outside).toBe(dialog);
    outside.click();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: 'outside' });
  });

  it('stays open when a text inside is selected and the pointer is released outside', async () => {
    const { onOpenChange, dialog } = await shown();
    // The browser sends the click to the element that contains both, the dialog.
    dialog.querySelector('p')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    dialog.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    dialog.click();
    expect(onOpenChange).not.toHaveBeenCalled();
    dialog.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    dialog.click();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: 'outside' });
  });

  it('stays open on a press outside when not dismissible', async () => {
    const { onOpenChange, dialog } = await shown(false);
    (document.elementFromPoint(5, 5) as HTMLElement).click();
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(dialog.open).toBe(true);
  });

  it('stays open on repeated Escape when not dismissible', async () => {
    const { onOpenChange, dialog } = await shown(false);
    for (let press = 0; press < 3; press += 1) await user.keyboard('{Escape}');
    await expect.poll(() => dialog.open).toBe(true);
    expect(dialog.querySelector('button')).toBeNull();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('keeps its accessible name when the title is hidden', async () => {
    const ui = await renderUi(
      <Dialog open titleHidden onOpenChange={() => undefined} title="عنوان">
        <p>محتوى</p>
      </Dialog>,
    );
    const title = ui.container.querySelector('h2') as HTMLElement;
    expect(ui.container.querySelector('dialog')?.getAttribute('aria-labelledby')).toBe(title.id);
    expect([title.textContent, title.clientWidth]).toEqual(['عنوان', 1]);
  });

  it.each([
    ['a short page', 100],
    ['a page with a scroll bar', 5000],
  ])('does not scroll %s while open', async (_name, blockSize) => {
    const scene = (open: boolean) => (
      <>
        <div style={{ blockSize }} />
        <Dialog open={open} onOpenChange={() => undefined} title="عنوان" />
      </>
    );
    const { rerender } = await renderUi(scene(false));
    const root = getComputedStyle(document.documentElement);
    const before = width();
    await rerender(scene(true));
    expect([root.overflow, width()]).toEqual(['hidden', before]);
    await rerender(scene(false));
    expect([root.overflow, root.scrollbarGutter, width()]).toEqual(['visible', 'auto', before]);
  });

  it('unlocks the page when it unmounts while open', async () => {
    const { rerender } = await shown();
    await rerender(<p>صفحة أخرى</p>);
    expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
  });
});
