import type { ComponentPropsWithRef } from 'react';
import { Checkbox } from '../../forms/fields/Checkbox/index.ts';
import { useMessages } from '../../intl/messageIds.ts';
import { IconButton } from '../Button/index.ts';
import type { Entry } from './rows/entries.ts';
import type { RowKey } from './rows/selectRows.ts';
import * as S from './table.styles.ts';
import type { DataTableState } from './useDataTable.ts';

/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- `display` in a list takes the table’s own roles away */

interface EntryProps<Row> {
  table: DataTableState<Row>;
  entry: Entry<Row>;
  /** Attributes of the `tr` where not all rows are rendered. */
  attributes?: (ComponentPropsWithRef<'tr'> & { 'data-index': number }) | undefined;
}

/** Id of the details of a row; a key may contain spaces, an id may not. */
const detailsId = (table: { id: string }, key: RowKey): string => `${table.id}-${encodeURIComponent(key)}`;

/** A row with its checkbox and its button, or the details below it. */
export function RowView<Row>({ table, entry: { part, row, rowKey }, attributes }: EntryProps<Row>) {
  const { columns, details, lead, selection } = table;
  if (part === 'details')
    return (
      <tr {...attributes} role="row" id={detailsId(table, rowKey)} data-details="">
        <td role="cell" colSpan={columns.length + lead}>
          <S.Details>{details?.(row)}</S.Details>
        </td>
      </tr>
    );
  return (
    <tr {...attributes} role="row" data-row="" data-selected={selection.selected.has(rowKey) || undefined}>
      {selection.mode ? <SelectCell table={table} row={row} rowKey={rowKey} /> : null}
      {details ? <DetailsCell table={table} row={row} rowKey={rowKey} /> : null}
      {columns.map((column, index) => {
        const Cell = column.rowHeader ? 'th' : 'td';
        return (
          <Cell
            key={column.key}
            {...(column.rowHeader ? { role: 'rowheader', scope: 'row' } : { role: 'cell' })}
            data-label={column.header}
            data-first={index === 0 || undefined}
            data-numeric={column.numeric || undefined}
            data-line={column.compact?.line}
            data-at={column.compact?.at}
            data-labelled={column.compact?.label || undefined}
          >
            {column.cell(row)}
          </Cell>
        );
      })}
    </tr>
  );
}

interface LeadCellProps<Row> {
  table: DataTableState<Row>;
  row: Row;
  rowKey: RowKey;
}

function SelectCell<Row>({ table: { id, selection, nameOf }, row, rowKey }: LeadCellProps<Row>) {
  const text = useMessages('ui.dataTable');
  const control = {
    checked: selection.selected.has(rowKey),
    disabled: selection.isDisabled(row),
    onKeyDown: selection.onKeyDown,
    onChange: (event: Parameters<typeof selection.onSelect>[1]) => selection.onSelect(rowKey, event),
    'aria-label': text('select', { row: nameOf(row) }),
  };
  return (
    <td role="cell" data-lead="select">
      <S.Target>
        {selection.mode === 'single' ? (
          <input {...control} className="ta-radio" type="radio" name={`${id}-selection`} />
        ) : (
          <Checkbox {...control} />
        )}
      </S.Target>
    </td>
  );
}

function DetailsCell<Row>({ table, row, rowKey }: LeadCellProps<Row>) {
  const text = useMessages('ui.dataTable');
  const isExpanded = table.expanded.has(rowKey);
  return (
    <td role="cell" data-lead="details">
      <S.Disclosure>
        <IconButton
          icon="chevron-down"
          label={text('details', { row: table.nameOf(row) })}
          title=""
          aria-expanded={isExpanded}
          aria-controls={isExpanded ? detailsId(table, rowKey) : undefined}
          onClick={() => table.toggle(rowKey)}
        />
      </S.Disclosure>
    </td>
  );
}
