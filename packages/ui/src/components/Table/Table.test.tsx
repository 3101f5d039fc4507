import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { Table } from './index.ts';

const table = (
  <Table
    caption="أسعار"
    columns={[{ key: 'name', header: 'الاسم', cell: (row: { name: string }) => row.name }]}
    rows={[{ name: 'سهم' }]}
    rowKey={({ name }) => name}
  />
);
describeComponent('Table', table);

it('stays a table for assistive technology when it renders as lists on a phone', async () => {
  await page.viewport(360, 700);
  await renderUi(table);
  await expect.element(page.getByRole('table', { name: 'أسعار' })).toBeInTheDocument();
  const cell = page.getByRole('cell').element();
  expect(cell.textContent).toBe('سهم');
  // The header before the value is for the eye alone.
  expect(getComputedStyle(cell, '::before').content).toBe('"الاسم" / ""');
});

it('shows the given content when it has no rows', async () => {
  const ui = await renderUi(<Table caption="أسعار" columns={[]} rows={[]} rowKey={() => ''} empty={<p>لا شيء</p>} />);
  expect(ui.container.textContent).toBe('لا شيء');
});

it('does not collapse where its width is that of its content', async () => {
  await page.viewport(360, 700);
  const ui = await renderUi(<div style={{ display: 'flex' }}>{table}</div>);
  expect(ui.container.querySelector('table')?.getBoundingClientRect().width).toBeGreaterThan(200);
});
