import { expect, it, vi } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { user } from '../../testing/user.ts';
import { ConfirmDialog } from './index.ts';

const none = (): undefined => undefined;
describeComponent(
  'ConfirmDialog',
  <ConfirmDialog open onOpenChange={none} title="حذف" text="نص" confirmLabel="احذف" onConfirm={none} tone="danger" />,
);

it('can be neither closed nor confirmed again while loading', async () => {
  const onOpenChange = vi.fn();
  const onConfirm = vi.fn();
  const ui = await renderUi(
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title="حذف"
      text="نص"
      confirmLabel="احذف"
      onConfirm={onConfirm}
      loading
    />,
  );
  await user.keyboard('{Escape}');
  ui.container.querySelector<HTMLElement>('[aria-busy]')?.click();
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(onConfirm).not.toHaveBeenCalled();
});

const dialog = (open: boolean) => (
  <ConfirmDialog open={open} onOpenChange={none} title="حذف" text="نص" confirmLabel="احذف" onConfirm={none} />
);

it.each([true, false])('starts on the way back, whether it opens with the page or later: %s', async (atOnce) => {
  const ui = await renderUi(dialog(atOnce));
  await ui.rerender(dialog(true));
  expect(document.activeElement?.textContent).toBe('إلغاء');
});
