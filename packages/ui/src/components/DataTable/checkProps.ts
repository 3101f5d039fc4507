import { devError, twice } from '../../foundations/dev-error/devError.ts';
import type { DataTableProps } from './types.ts';

/** Reports props that contradict each other. */
export function checkProps<Row>(props: DataTableProps<Row>): void {
  const { caption, columns, rows, rowKey, rowLabel, selection, details, pageSize, pageCount, virtual } = props;
  const column = twice(columns.map((one) => one.key));
  devError(
    column !== undefined,
    `DataTable "${caption}" has two columns with the key "${column}", so React mixes them up. Give every column a key of its own.`,
  );
  const row = twice(rows.map(rowKey));
  devError(
    row !== undefined,
    `DataTable "${caption}" has two rows with the key "${row}", so a selection of one selects both. Let rowKey give what only one row has: its id.`,
  );
  devError(
    (selection !== undefined || details !== undefined) && rowLabel === undefined,
    `DataTable "${caption}" has selection or details without rowLabel, so its checkboxes and buttons have no names of their own. Give rowLabel, such as (row) => row.name.`,
  );
  devError(
    selection === undefined && (props.selected ?? props.defaultSelected ?? props.selectionActions) !== undefined,
    `DataTable "${caption}" got selected, defaultSelected or selectionActions without selection, so no row can be selected. Give selection="multiple" or "single".`,
  );
  devError(
    pageCount !== undefined && columns.some(({ sortBy, filterBy }) => sortBy ?? filterBy),
    `DataTable "${caption}" has pages of the server (pageCount), and sorts or filters in the browser: that would reach the rows of one page only. Give the columns sortable instead of sortBy, no filterBy, and handle onSortChange and onFilterChange.`,
  );
  devError(
    pageSize !== undefined && !(Number.isInteger(pageSize) && pageSize > 0),
    `DataTable "${caption}" got pageSize={${pageSize}}. Give a whole number of rows from 1.`,
  );
  devError(
    !virtual && pageSize === undefined && rows.length > 1000,
    `DataTable "${caption}" renders ${rows.length} rows at once, which makes every page slow. Give it virtual, or a pageSize.`,
  );
}
