import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Dialog } from '../../../dialogs/Dialog/index.ts';
import { renderUi } from '../../../testing/renderUi.tsx';
import { user } from '../../../testing/user.ts';
import { Combobox } from './index.ts';

const options = [
  { value: 'abha', label: 'أبها' },
  { value: 'ahsa', label: 'الأحساء' },
  { value: 'makkah', label: 'مكة المكرمة' },
];
const onOpenChange = vi.fn<(open: boolean, details: { reason: string }) => void>();

function Scene() {
  const [open, setOpen] = useState(false);
  const [city, setCity] = useState('');
  return (
    <div style={{ blockSize: 3000 }}>
      <button
        type="button"
        id="opener"
        style={{ position: 'sticky', insetBlockStart: 0 }}
        onClick={() => setOpen(true)}
      >
        افتح
      </button>
      <Dialog
        open={open}
        onOpenChange={(next, details) => {
          onOpenChange(next, details);
          setOpen(next);
        }}
        title="اختر مدينتك"
      >
        <Combobox label="المدينة" options={options} value={city} onValueChange={setCity} />
        <p>{city}</p>
      </Dialog>
    </div>
  );
}

async function opened(scroll = 0) {
  onOpenChange.mockReset();
  // Leaves space for the list below the field, independent of the viewport of other tests.
  await page.viewport(1024, 768);
  const { container } = await renderUi(<Scene />);
  window.scrollTo(0, scroll);
  (container.querySelector('#opener') as HTMLElement).focus({ preventScroll: true });
  await user.keyboard('{Enter}');
  const dialog = container.querySelector('dialog') as HTMLDialogElement;
  const input = dialog.querySelector('input[role="combobox"]') as HTMLInputElement;
  return { dialog, input, opener: container.querySelector('#opener') };
}
const listbox = (): HTMLElement | null => document.querySelector('[role="listbox"]');
const listed = () => expect.poll(() => listbox()?.checkVisibility()).toBe(true);
const gone = () => expect.poll(listbox).toBeNull();

it.each([0, 600])(
  'opens its list below the field and above the dialog, where it can be pressed (page scrolled by %i px)',
  async (scroll) => {
    const { dialog, input } = await opened(scroll);
    await user.fill(input, 'ا');
    await listed();
    expect(dialog.contains(listbox())).toBe(true);
    const option = document.querySelector('[role="option"]') as HTMLElement;
    await vi.waitFor(() => {
      const [below, edge] = [listbox()?.parentElement, input].map((element) => element?.getBoundingClientRect());
      expect((below?.top ?? 0) - (edge?.bottom ?? 0)).toBeCloseTo(6, 0);
      expect([below?.left, below?.width]).toEqual([edge?.left, edge?.width]);
      const { x, y, width, height } = option.getBoundingClientRect();
      expect(option.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true);
    }, 20_000);
    await user.click(option);
    await gone();
    expect(dialog.open).toBe(true);
    expect(dialog.querySelector('p')?.textContent).toBe('abha');
    expect(onOpenChange).not.toHaveBeenCalled();
  },
);

it('Escape closes the list and keeps the focus in the field; a second Escape closes the dialog', async () => {
  const { dialog, input, opener } = await opened();
  await user.click(input);
  await user.fill(input, 'مكه');
  await listed();
  await user.keyboard('{Escape}');
  await gone();
  expect(dialog.open).toBe(true);
  expect(document.activeElement).toBe(input);
  expect(onOpenChange).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  await expect.poll(() => dialog.open).toBe(false);
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: 'escape' });
  expect(document.activeElement).toBe(opener);
});

it('selects by keyboard', async () => {
  const { dialog, input } = await opened();
  await user.click(input);
  await user.fill(input, 'احسا');
  await listed();
  await user.keyboard('{ArrowDown}{Enter}');
  await gone();
  expect([dialog.open, input.value, dialog.querySelector('p')?.textContent]).toEqual([true, 'الأحساء', 'ahsa']);
  expect(document.activeElement).toBe(input);
});
