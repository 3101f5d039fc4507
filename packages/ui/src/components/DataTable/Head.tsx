import type { ReactNode } from 'react';
import { Checkbox } from '../../forms/fields/Checkbox/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { IconSource } from '../../icons/paths.ts';
import { useMessages } from '../../intl/messageIds.ts';
import { VisuallyHidden } from '../Link/index.ts';
import { ListOnly } from './DataTable.styles.ts';
import { nextSort, type SortDirection } from './rows/sortRows.ts';
import * as S from './table.styles.ts';
import type { DataColumn } from './types.ts';
import type { DataTableState } from './useDataTable.ts';

const marks: Record<SortDirection | 'none', IconSource> = {
  ascending: 'arrow-up',
  descending: { d: 'M10 4v12M5.5 11.5 10 16l4.5-4.5' },
  none: { d: 'M6.5 8 10 4.5 13.5 8M6.5 12l3.5 3.5 3.5-3.5' },
};

/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- `display` in a list takes the table’s own roles away */

interface HeadProps<Row> {
  table: DataTableState<Row>;
  /** Position of the row, where not all rows are rendered. */
  rowIndex: number | undefined;
}

/** Head of the table. In a list its texts stay for assistive technology, without its controls. */
export function Head<Row>({ table, rowIndex }: HeadProps<Row>) {
  const text = useMessages('ui.dataTable');
  const { selection, details, columns } = table;
  return (
    <thead role="rowgroup">
      <tr role="row" aria-rowindex={rowIndex}>
        {selection.mode === 'multiple' ? (
          <LeadHeader part="select">
            <SelectAll table={table} />
            <ListOnly>{text('selection')}</ListOnly>
          </LeadHeader>
        ) : null}
        {selection.mode === 'single' ? (
          <LeadHeader part="select">
            <VisuallyHidden>{text('selection')}</VisuallyHidden>
          </LeadHeader>
        ) : null}
        {details ? (
          <LeadHeader part="details">
            <VisuallyHidden>{text('detailsColumn')}</VisuallyHidden>
          </LeadHeader>
        ) : null}
        {columns.map((column, index) => (
          <Header key={column.key} table={table} column={column} isFirst={index === 0} />
        ))}
      </tr>
    </thead>
  );
}

function LeadHeader({ part, children }: { part: 'select' | 'details'; children: ReactNode }) {
  return (
    <th role="columnheader" scope="col" data-lead={part}>
      {children}
    </th>
  );
}

function SelectAll<Row>({ table: { selection } }: { table: DataTableState<Row> }) {
  const text = useMessages('ui.dataTable');
  const all = selection.all();
  return (
    <S.Target>
      <Checkbox
        checked={all === 'all'}
        indeterminate={all === 'some'}
        onCheckedChange={selection.selectAll}
        aria-label={text('selectAll')}
      />
    </S.Target>
  );
}

interface HeaderProps<Row> {
  table: DataTableState<Row>;
  column: DataColumn<Row>;
  isFirst: boolean;
}

function Header<Row>({ table: { rows }, column, isFirst }: HeaderProps<Row>) {
  const { key, header, numeric, width, sortBy, sortable } = column;
  const direction = rows.sort?.key === key ? rows.sort.direction : undefined;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={direction}
      data-numeric={numeric || undefined}
      data-first={isFirst || undefined}
      style={width === undefined ? undefined : { minInlineSize: width }}
    >
      {sortBy || sortable ? (
        <>
          <S.Sort type="button" data-direction={direction} onClick={() => rows.sortTo(nextSort(rows.sort, key))}>
            {header}
            <Icon name={marks[direction ?? 'none']} size={16} />
          </S.Sort>
          <ListOnly>{header}</ListOnly>
        </>
      ) : (
        header
      )}
    </th>
  );
}
