import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { user } from '../../testing/user.ts';
import { columns, members, rowNames, six, table, wide } from './story/members.tsx';

describeComponent('DataTable', table());
describeComponent(
  'DataTable with everything',
  table({
    selection: 'multiple',
    selectionActions: () => <button type="button">تنزيل</button>,
    defaultSelected: new Set([1]),
    details: ({ name }) => name,
    defaultExpanded: new Set([1]),
    pageSize: 2,
    stickyFirst: true,
    loading: true,
    error: 'تعذّر التحديث',
    onRetry: () => undefined,
  }),
);
describeComponent('DataTable without rows', table({ rows: [], selection: 'single' }));

it('sorts from the keyboard: ascending, descending, as it was; and announces the order', async () => {
  await wide();
  const onSortChange = vi.fn();
  const ui = await renderUi(table({ onSortChange }));
  const header = page.getByRole('columnheader', { name: 'الحصص' });
  await user.click(page.getByRole('button', { name: 'الحصص' }));
  await expect.element(header).toHaveAttribute('aria-sort', 'ascending');
  await expect.element(page.getByText('الصفوف مرتبة حسب الحصص تصاعديًّا')).toHaveAttribute('role', 'status');
  expect(rowNames(ui.container)[0]).toBe('نورة 0');
  await user.keyboard('{Enter}');
  await expect.element(header).toHaveAttribute('aria-sort', 'descending');
  await user.keyboard(' ');
  await expect.element(header).not.toHaveAttribute('aria-sort');
  expect(rowNames(ui.container)).toEqual(six.map(({ name }) => name));
  expect(onSortChange.mock.calls).toEqual([
    [{ key: 'shares', direction: 'ascending' }],
    [{ key: 'shares', direction: 'descending' }],
    [null],
  ]);
});

it('leaves controlled values to the caller, and rows that a server sorts in their order', async () => {
  await wide();
  const [onSortChange, onFilterChange] = [vi.fn(), vi.fn()];
  const ui = await renderUi(
    table({
      columns: [{ ...columns[0]!, sortBy: undefined, filterBy: undefined, sortable: true }],
      sort: null,
      onSortChange,
      filter: '',
      onFilterChange,
    }),
  );
  await user.click(page.getByRole('button', { name: 'الاسم' }));
  await user.type(page.getByRole('searchbox'), 'س');
  expect(onSortChange).toHaveBeenCalledWith({ key: 'name', direction: 'ascending' });
  expect(onFilterChange).toHaveBeenCalledWith('س');
  expect(ui.container.querySelector('[aria-sort]')).toBeNull();
  expect(rowNames(ui.container)).toHaveLength(6);
});

it('finds names whatever their spelling, announces how many, and clears the search', async () => {
  await wide();
  const ui = await renderUi(table({ rows: members(120) }));
  await user.type(page.getByRole('searchbox'), 'احمد 7');
  await expect.poll(() => rowNames(ui.container)).toEqual(['أحمد 7', 'أحمد 73', 'أحمد 79']);
  expect(
    page
      .getByText('٣ من ١٢٠ صفًا')
      .elements()
      .map(({ role }) => role),
  ).toContain('status');
  await user.fill(page.getByRole('searchbox'), 'لا أحد');
  await user.click(page.getByRole('button', { name: 'مسح البحث' }));
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
  await expect.poll(() => rowNames(ui.container)).toHaveLength(120);
});

it('is busy from the first letter until the rows are those of the search', async () => {
  await wide();
  const ui = await renderUi(table());
  const root = ui.container.querySelector('table')!;
  const busy: (string | null)[] = [];
  const observer = new MutationObserver(() => busy.push(root.getAttribute('aria-busy')));
  observer.observe(root, { attributes: true, attributeFilter: ['aria-busy'] });
  await user.fill(page.getByRole('searchbox'), 'نورة');
  await expect.poll(() => rowNames(ui.container).every((name) => name.startsWith('نورة'))).toBe(true);
  await expect.poll(() => busy).toEqual(['true', null]);
  observer.disconnect();
});

it('names the button of the details by the row, and points to them while they are there', async () => {
  await wide();
  const ui = await renderUi(table({ details: ({ shares }) => <p>{`له ${shares}`}</p> }));
  const disclosure = page.getByRole('button', { name: 'تفاصيل أحمد 1' });
  await expect.element(disclosure).not.toHaveAttribute('aria-controls');
  await user.click(disclosure);
  await expect.element(disclosure).toHaveAttribute('aria-expanded', 'true');
  const id = disclosure.element().getAttribute('aria-controls') ?? '';
  expect(ui.container.querySelector(`[id="${id}"]`)?.textContent).toBe('له 7');
});

it('is a region of the keyboard only while it scrolls', async () => {
  await wide();
  const ui = await renderUi(table());
  const frame = ui.container.querySelector('[data-part="frame"]');
  expect(frame?.getAttribute('role')).toBeNull();
  await ui.unmount();
  await renderUi(table({ blockSize: '10rem' }));
  await expect.element(page.getByRole('region', { name: 'الأعضاء' })).toHaveAttribute('tabindex', '0');
});

it('offers the order as a list of choices on a phone, where the controls of the head are gone', async () => {
  await page.viewport(360, 700);
  const ui = await renderUi(table({ selection: 'multiple' }));
  expect(page.getByRole('button', { name: 'الاسم' }).elements()).toHaveLength(0);
  await expect.element(page.getByRole('columnheader', { name: 'الاسم' })).toBeInTheDocument();
  await user.selectOptions(page.getByRole('combobox'), 'الاسم، تنازليًّا');
  expect(rowNames(ui.container)[0]).toBe('نورة 0');
  await user.click(page.getByRole('checkbox', { name: 'اختيار كل الصفوف' }));
  await expect.element(page.getByText('اختيرت ٦ صفوف')).toBeVisible();
});

it('keeps its rows while it loads, and shows placeholders without any', async () => {
  const ui = await renderUi(table({ loading: true }));
  expect(rowNames(ui.container)).toHaveLength(6);
  expect(ui.container.querySelector('table')?.getAttribute('aria-busy')).toBe('true');
  await expect.element(page.getByText('جارٍ تحميل الصفوف')).toHaveAttribute('role', 'status');
  await ui.rerender(table({ loading: true, rows: [] }));
  expect(ui.container.querySelectorAll('tbody[aria-hidden] tr')).toHaveLength(5);
});
