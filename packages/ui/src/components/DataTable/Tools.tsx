import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { Select } from '../../forms/fields/Select/index.ts';
import { TextField } from '../../forms/fields/TextField/index.ts';
import { useMessages } from '../../intl/messageIds.ts';
import * as S from './DataTable.styles.ts';
import type { DataTableState } from './useDataTable.ts';

interface ToolsProps<Row> {
  table: DataTableState<Row>;
  /** Search field, which takes the focus when its own button clears it. */
  field: RefObject<HTMLInputElement | null>;
  filterLabel: string | undefined;
  toolbar: ReactNode;
}

/** A form around the table is not sent from the search field. */
function stayInTable(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}

/** Search field, filters of the caller, and the order as a list of choices where the head is not in sight. */
export function Tools<Row>({ table, field, filterLabel, toolbar }: ToolsProps<Row>) {
  const text = useMessages('ui.dataTable');
  if (!table.isFiltered && !table.isSortable && !toolbar) return null;
  return (
    <S.Tools data-part="tools" data-order-only={!(table.isFiltered || toolbar) || undefined}>
      {table.isFiltered ? (
        <TextField
          ref={field}
          type="search"
          label={filterLabel ?? text('filterLabel')}
          value={table.rows.filter}
          onValueChange={table.rows.filterTo}
          onKeyDown={stayInTable}
          autoComplete="off"
          enterKeyHint="search"
        />
      ) : null}
      {toolbar}
      {table.isSortable ? <SortChoice table={table} /> : null}
    </S.Tools>
  );
}

function SortChoice<Row>({ table: { columns, rows } }: { table: DataTableState<Row> }) {
  const text = useMessages('ui.dataTable');
  const choices = columns.flatMap(({ key, header: column, sortBy, sortable }) =>
    sortBy || sortable
      ? (['ascending', 'descending'] as const).map((direction) => ({
          value: `${direction} ${key}`,
          label: text(direction, { column }),
          sort: { key, direction },
        }))
      : [],
  );
  return (
    <S.ListLine>
      <Select
        label={text('sortBy')}
        placeholder={text('unsorted')}
        options={choices.map(({ value, label }) => ({ value, label }))}
        value={rows.sort ? `${rows.sort.direction} ${rows.sort.key}` : ''}
        onValueChange={(value) => rows.sortTo(choices.find((choice) => choice.value === value)?.sort ?? null)}
      />
    </S.ListLine>
  );
}
