import { page } from 'vitest/browser';
import { DataTable, type DataColumn, type DataTableProps } from '../index.ts';

/** Row of the tests. */
export interface Member {
  id: number;
  name: string;
  shares: number;
}
const names = ['نورة', 'أحمد', 'بدر', 'سارة', 'خالد', 'ريم'];
/** Some members; the same in every run. */
export const members = (count: number): Member[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index,
    name: `${names[index % names.length]} ${index}`,
    shares: (index * 7) % 10,
  }));
export const columns: DataColumn<Member>[] = [
  {
    key: 'name',
    header: 'الاسم',
    cell: ({ name }) => name,
    rowHeader: true,
    sortBy: ({ name }) => name,
    filterBy: ({ name }) => name,
  },
  { key: 'shares', header: 'الحصص', cell: ({ shares }) => shares, numeric: true, sortBy: ({ shares }) => shares },
];
export const six = members(6);
/** Table of six members. */
export const table = (props: Partial<DataTableProps<Member>> = {}) => (
  <DataTable
    caption="الأعضاء"
    columns={columns}
    rows={six}
    rowKey={({ id }) => id}
    rowLabel={({ name }) => name}
    {...props}
  />
);
/** Texts of the row headers in order. */
export const rowNames = (container: HTMLElement): string[] =>
  [...container.querySelectorAll('[role="rowheader"]')].map(({ textContent }) => textContent);
/** Checkboxes of the table: of the head, then of the rows. */
export const boxes = () => page.getByRole('table').getByRole('checkbox');
/** A window in which the table has its head. */
export const wide = () => page.viewport(1000, 700);
