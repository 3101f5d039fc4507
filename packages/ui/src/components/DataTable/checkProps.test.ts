import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { said } from '../../foundations/dev-error/devError.ts';
import { checkProps } from './checkProps.ts';
import type { DataTableProps } from './types.ts';

interface Row {
  id: number;
}
const cell = (): string => '';
const right: DataTableProps<Row> = {
  caption: 'أعضاء',
  columns: [{ key: 'id', header: 'الرقم', cell, sortBy: ({ id }) => id }],
  rows: [{ id: 1 }, { id: 2 }],
  rowKey: ({ id }) => id,
  rowLabel: cell,
  selection: 'multiple',
  selected: new Set([1]),
  pageSize: 10,
};

let error: MockInstance<typeof console.error>;
beforeEach(() => {
  said.clear();
  error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => error.mockRestore());

it.each<[string, Partial<DataTableProps<Row>>, RegExp]>([
  ['two columns with one key', { columns: [right.columns[0]!, right.columns[0]!] }, /two columns with the key "id"/],
  ['two rows with one key', { rows: [{ id: 1 }, { id: 1 }] }, /two rows with the key "1"/],
  ['a selection without names', { rowLabel: undefined }, /Give rowLabel/],
  ['selected rows without a selection', { selection: undefined }, /Give selection="multiple" or "single"/],
  ['a server’s page that is sorted here', { pageCount: 3 }, /sortable instead of sortBy/],
  ['a page of no rows', { pageSize: 0 }, /pageSize=\{0\}/],
  [
    'thousands of rows at once',
    { pageSize: undefined, rows: Array.from({ length: 1001 }, (_, id) => ({ id })) },
    /Give it virtual, or a pageSize/,
  ],
])('reports %s', (_, wrong, says) => {
  checkProps(right);
  expect(error).not.toHaveBeenCalled();
  checkProps({ ...right, ...wrong });
  expect(error.mock.calls.map(([message]) => String(message))).toEqual([expect.stringMatching(says)]);
});
