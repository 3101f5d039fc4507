import type { ComponentPropsWithRef, ReactNode } from 'react';
import { devError, twice } from '../../foundations/dev-error/devError.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { VisuallyHidden } from '../Link/index.ts';
import * as S from './Table.styles.ts';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Uses tabular digits and prevents line breaks. */
  numeric?: boolean;
  /**
   * Place in the compact rows of a phone, which a table has when one of its columns has a place: the line from 1, and
   * its start, end, or what follows the start. A column without a place is left out there.
   */
  compact?: { line: 1 | 2 | 3; at: 'start' | 'middle' | 'end'; label?: boolean };
}

export interface TableProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Describes the table; screen readers announce it first. */
  caption: string;
  /** Hides the caption visually where a heading has the same text. @default false */
  captionHidden?: boolean;
  /** Columns in reading order; each has a unique key. */
  columns: Column<Row>[];
  /** Rows; when the array is empty, `empty` is rendered. */
  rows: readonly Row[];
  /** Returns a unique key of the row, such as its id. */
  rowKey: (row: Row) => string | number;
  /** Rendered instead of the table when there are no rows. */
  empty?: ReactNode;
}

/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- `display: block` on a phone takes the table's own roles away */

/**
 * Data table; on a phone every row becomes a list of names and values, or a compact row of two columns. ARIA roles are explicit because CSS `display`
 * removes the native ones.
 */
export function Table<Row>({ caption, captionHidden = false, columns, rows, rowKey, empty, ...rest }: TableProps<Row>) {
  if (import.meta.env?.DEV) {
    const column = twice(columns.map((one) => one.key));
    devError(
      column !== undefined,
      `Table "${caption}" has two columns with the key "${column}", so React mixes them up. Give every column a key of its own.`,
    );
    const row = twice(rows.map(rowKey));
    devError(
      row !== undefined,
      `Table "${caption}" has two rows with the key "${row}", so React mixes them up. Let rowKey give what only one row has: its id.`,
    );
  }
  const isCompact = columns.some(({ compact }) => compact);
  if (rows.length === 0) return <>{empty ?? <EmptyState />}</>;
  return (
    <S.Frame {...rest}>
      <S.Table role="table" data-compact={isCompact || undefined}>
        <caption>{captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.key} role="columnheader" scope="col" data-numeric={column.numeric || undefined}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map((column) => (
                <td
                  key={column.key}
                  role="cell"
                  data-label={column.header}
                  data-numeric={column.numeric || undefined}
                  data-line={column.compact?.line}
                  data-at={column.compact?.at}
                  data-labelled={column.compact?.label || undefined}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </S.Table>
    </S.Frame>
  );
}
