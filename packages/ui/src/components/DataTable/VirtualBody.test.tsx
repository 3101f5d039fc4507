import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderUi, wrap } from '../../testing/renderUi.tsx';
import { user } from '../../testing/user.ts';
import { members, rowNames, table, wide } from './story/members.tsx';

const many = members(10_000);

it('renders the first rows of a virtual table on a server', () => {
  const html = renderToString(wrap(table({ rows: many, virtual: true })));
  expect(html).toContain('نورة 0');
  expect(html).toContain('سارة 9');
  expect(html.match(/<tr/g)?.length).toBeLessThan(60);
});

it('has at most 60 of 10,000 rows in the document, numbered, and keeps the row that has the focus', async () => {
  await wide();
  const ui = await renderUi(table({ rows: many, virtual: true, blockSize: '400px', selection: 'multiple' }));
  await user.click(page.getByRole('checkbox', { name: 'اختيار أحمد 1', exact: true }));
  const frame = ui.container.querySelector('[data-part="frame"]')!;
  const count = () => ui.container.querySelectorAll('[data-row]').length;
  expect(count()).toBeLessThanOrEqual(60);
  await expect
    .poll(() => {
      frame.scrollTop = frame.scrollHeight;
      return rowNames(ui.container).at(-1);
    })
    .toBe(many.at(-1)?.name);
  expect(count()).toBeLessThanOrEqual(60);
  const rows = [...ui.container.querySelectorAll('[data-row]')];
  expect(rows.at(-1)?.getAttribute('aria-rowindex')).toBe('10001');
  expect(ui.container.querySelector('table')?.getAttribute('aria-rowcount')).toBe('10001');
  // The second row is still there, and the keyboard goes on from it.
  expect(rows[0]?.getAttribute('aria-rowindex')).toBe('3');
  expect(document.activeElement?.closest('[data-row]')).toBe(rows[0]);
});

it('renders rows where nothing can be measured', async () => {
  const ui = await renderUi(<div hidden>{table({ rows: many, virtual: true })}</div>);
  expect(rowNames(ui.container).length).toBeGreaterThan(5);
});
