import type { RowKey } from './selectRows.ts';

/** A row of the table in the DOM: one of the caller, or the details below it. */
export interface Entry<Row> {
  part: 'row' | 'details';
  row: Row;
  rowKey: RowKey;
  /** Unique among all entries. */
  key: string;
}

/** Returns the rows in the DOM: each row of the page, followed by its details while they are expanded. */
export function entriesOf<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => RowKey,
  expanded: ReadonlySet<RowKey> | null,
): Entry<Row>[] {
  return rows.flatMap((row) => {
    const key = rowKey(row);
    const entry: Entry<Row> = { part: 'row', row, rowKey: key, key: `row ${key}` };
    return expanded?.has(key) ? [entry, { ...entry, part: 'details', key: `details ${key}` }] : [entry];
  });
}
