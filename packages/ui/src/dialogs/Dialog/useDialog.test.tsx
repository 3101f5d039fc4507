import { describe, expect, it, vi } from 'vitest';
import { TaawunProvider } from '../../foundations/TaawunProvider.tsx';
import ar from '../../intl/ar.ts';
import { renderUi } from '../../testing/renderUi.tsx';
import { Dialog, type OnOpenChange } from './index.ts';

/** Renders a provider that records `onModalOpen` calls and the dismiss callback of the last modal. */
async function counted(dismissible: boolean) {
  const onOpenChange = vi.fn<OnOpenChange>();
  const opened: (() => void)[] = [];
  const closed = vi.fn();
  const onModalOpen = (dismiss: () => void) => {
    opened.push(dismiss);
    return closed;
  };
  const scene = (open: boolean) => (
    <TaawunProvider locale="ar" messages={ar} onModalOpen={onModalOpen}>
      <Dialog open={open} dismissible={dismissible} onOpenChange={onOpenChange} title="عنوان" />
    </TaawunProvider>
  );
  const { rerender, unmount } = await renderUi(scene(false));
  return { onOpenChange, opened, closed, show: (open: boolean) => rerender(scene(open)), unmount };
}

describe('the modal handler', () => {
  it('is called once each time a dialog opens, and notified when it closes', async () => {
    const { opened, closed, show, unmount } = await counted(true);
    expect(opened).toHaveLength(0);
    await show(true);
    await show(true);
    expect(opened).toHaveLength(1);
    await show(false);
    expect(closed).toHaveBeenCalledOnce();
    await show(true);
    await unmount();
    expect(closed).toHaveBeenCalledTimes(2);
  });

  it('requests to close with the reason "back", unless not dismissible', async () => {
    const { onOpenChange, opened, show } = await counted(true);
    await show(true);
    opened[0]?.();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: 'back' });
    const fixed = await counted(false);
    await fixed.show(true);
    fixed.opened[0]?.();
    expect(fixed.onOpenChange).not.toHaveBeenCalled();
  });
});

const scene = (last: boolean) => (
  <Dialog open onOpenChange={() => undefined} title="عنوان">
    {last ? <button type="button">خروج</button> : null}
  </Dialog>
);

it('keeps the focus in the dialog when the focused element is removed', async () => {
  const { rerender } = await renderUi(scene(true));
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  [...dialog.querySelectorAll('button')].at(-1)?.focus();
  expect(document.activeElement?.textContent).toBe('خروج');
  await rerender(scene(false));
  await expect.poll(() => dialog.contains(document.activeElement)).toBe(true);
});
