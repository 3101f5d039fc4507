import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderUi } from '../../testing/renderUi.tsx';
import { user } from '../../testing/user.ts';
import type { RowKey } from './index.ts';
import { boxes, members, rowNames, table, wide } from './story/members.tsx';

it('selects a range by Shift and a press, and by Shift and Space, in the order of the rows', async () => {
  await wide();
  const onSelectedChange = vi.fn<(selected: ReadonlySet<RowKey>) => void>();
  await renderUi(
    table({ selection: 'multiple', onSelectedChange, defaultSort: { key: 'name', direction: 'ascending' } }),
  );
  const last = (): RowKey[] => [...(onSelectedChange.mock.lastCall?.[0] ?? [])];
  // أحمد 1، بدر 2، خالد 4، ريم 5، سارة 3، نورة 0
  await user.click(page.getByRole('checkbox', { name: 'اختيار بدر 2' }));
  await user.click(page.getByRole('checkbox', { name: 'اختيار ريم 5' }), { modifiers: ['Shift'] });
  expect(last()).toEqual([2, 4, 5]);
  await user.keyboard('{Tab}{Tab}{Shift>} {/Shift}');
  expect(last()).toEqual([2, 4, 5, 3, 0]);
  await user.click(page.getByRole('checkbox', { name: 'اختيار خالد 4' }), { modifiers: ['Shift'] });
  expect(last()).toEqual([2]);
});

it('selects all rows that the filter leaves, keeps the others, and removes the selection with the focus in place', async () => {
  await wide();
  const onSelectedChange = vi.fn<(selected: ReadonlySet<RowKey>) => void>();
  await renderUi(
    table({
      selection: 'multiple',
      defaultSelected: new Set([0]),
      defaultFilter: 'ا',
      rows: members(4),
      onSelectedChange,
    }),
  );
  // أحمد alone begins with alif.
  const all = boxes().first();
  await expect.element(boxes().nth(1)).toHaveAccessibleName('اختيار أحمد 1');
  await user.click(all);
  expect([...(onSelectedChange.mock.lastCall?.[0] ?? [])]).toEqual([0, 1]);
  await user.clear(page.getByRole('searchbox'));
  await expect.element(all).toBePartiallyChecked();
  await expect.element(page.getByText('اختير صفان')).toBeVisible();
  await user.click(page.getByRole('button', { name: 'إلغاء الاختيار' }));
  await expect.element(page.getByText('لم يُختر أي صف')).toHaveFocus();
  await expect.element(all).not.toBePartiallyChecked();
});

it('selects all rows except those that cannot be selected', async () => {
  await wide();
  const onSelectedChange = vi.fn<(selected: ReadonlySet<RowKey>) => void>();
  await renderUi(
    table({ selection: 'multiple', rows: members(4), isSelectable: ({ id }) => id !== 2, onSelectedChange }),
  );
  await user.click(boxes().first());
  expect([...(onSelectedChange.mock.lastCall?.[0] ?? [])]).toEqual([0, 1, 3]);
  await expect.element(boxes().first()).toBeChecked();
});

it('keeps the selection over pages, announces the range, and goes to the first page with a new order', async () => {
  await wide();
  const ui = await renderUi(table({ rows: members(25), pageSize: 10, selection: 'multiple' }));
  await user.click(boxes().nth(1));
  await user.click(page.getByRole('button', { name: 'الصفحة التالية' }));
  expect(page.getByText('١١–٢٠ من ٢٥ صفًا').elements()).toHaveLength(2);
  await expect.element(page.getByText('اختير صف واحد')).toBeVisible();
  await user.click(page.getByRole('button', { name: 'الصفحة التالية' }));
  expect(rowNames(ui.container)).toHaveLength(5);
  // The button for the next page is gone.
  expect(document.activeElement?.getAttribute('aria-current')).toBe('page');
  await user.click(page.getByRole('button', { name: 'الاسم' }));
  await expect.element(page.getByText('١–١٠ من ٢٥ صفًا')).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'اختيار كل الصفوف' })).toBePartiallyChecked();
});

it('selects one row by radio buttons', async () => {
  await wide();
  const onSelectedChange = vi.fn();
  await renderUi(table({ selection: 'single', onSelectedChange }));
  await user.click(page.getByRole('radio', { name: 'اختيار بدر 2' }));
  await user.keyboard('{ArrowDown}');
  expect(onSelectedChange.mock.lastCall).toEqual([new Set([3])]);
});
