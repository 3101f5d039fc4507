import { expect, it } from 'vitest';
import { filterRows } from './filterRows.ts';

interface Member {
  name: string;
  city: string;
}
const rows: Member[] = [
  { name: 'أحمد الحربي', city: 'مكة المكرمة' },
  { name: 'نورة القحطاني', city: 'حي ٥، بريدة' },
  { name: 'Sara Ahmed', city: 'Riyadh' },
];
const columns = [{ filterBy: ({ name }: Member) => name }, { filterBy: ({ city }: Member) => city }, {}];
const found = (query: string): string[] => filterRows(rows, columns, query).map(({ name }) => name);

it.each([
  ['احمد', ['أحمد الحربي']],
  ['حربي مكه', ['أحمد الحربي']],
  ['5', ['نورة القحطاني']],
  ['AHM', ['Sara Ahmed']],
  ['جدة', []],
])('finds by “%s” %j', (query, names) => expect(found(query)).toEqual(names));

it('returns the same array without a query, and without a column to search', () => {
  expect(filterRows(rows, columns, '  ')).toBe(rows);
  expect(filterRows(rows, [{}], 'احمد')).toBe(rows);
});
