import { VisuallyHidden } from '../Link/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { entriesOf } from './rows/entries.ts';
import { Head } from './Head.tsx';
import { RowView } from './RowView.tsx';
import * as S from './table.styles.ts';
import type { DataTableProps } from './types.ts';
import type { DataTableState } from './useDataTable.ts';
import { VirtualBody } from './VirtualBody.tsx';

/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- `display` in a list takes the table’s own roles away */

/** Rows that stand in for those being loaded. */
const PLACEHOLDERS = 5;

interface TableViewProps<Row> extends Pick<
  DataTableProps<Row>,
  'caption' | 'loading' | 'stickyFirst' | 'virtual' | 'pageSize'
> {
  table: DataTableState<Row>;
}

/** The table itself. ARIA roles are explicit because CSS `display` removes the native ones in a list. */
export function TableView<Row>({
  table,
  caption,
  loading,
  stickyFirst,
  virtual = false,
  pageSize,
}: TableViewProps<Row>) {
  const { columns, lead, rows, rowKey, details, expanded } = table;
  const entries = entriesOf(rows.shown, rowKey, details ? expanded : null);
  const isVirtual = virtual && entries.length > 0;
  return (
    <S.Table
      role="table"
      aria-busy={loading || rows.isFiltering || undefined}
      aria-rowcount={isVirtual ? entries.length + 1 : undefined}
      data-compact={table.isCompact || undefined}
      data-sticky={stickyFirst || undefined}
      data-virtual={virtual || undefined}
      style={stickyFirst ? { '--ta-lead': lead } : undefined}
    >
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <colgroup>
        {lead > 0 ? <col span={lead} style={{ inlineSize: '3.25rem' }} /> : null}
        {columns.map(({ key, width }) => (
          <col key={key} style={{ inlineSize: width }} />
        ))}
      </colgroup>
      <Head table={table} rowIndex={isVirtual ? 1 : undefined} />
      {isVirtual ? <VirtualBody table={table} entries={entries} /> : null}
      {virtual || entries.length === 0 ? null : (
        <tbody role="rowgroup">
          {entries.map((entry) => (
            <RowView key={entry.key} table={table} entry={entry} />
          ))}
        </tbody>
      )}
      {entries.length === 0 ? (
        <Placeholders rows={Math.min(pageSize ?? PLACEHOLDERS, 10)} columns={columns.length + lead} />
      ) : null}
    </S.Table>
  );
}

function Placeholders({ rows, columns }: { rows: number; columns: number }) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        // oxlint-disable-next-line react/no-array-index-key -- they are all the same
        <tr key={row} data-row="">
          {Array.from({ length: columns }, (__, column) => (
            // oxlint-disable-next-line react/no-array-index-key -- they are all the same
            <td key={column}>
              <Skeleton />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
