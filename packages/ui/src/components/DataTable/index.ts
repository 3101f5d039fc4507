export { DataTable } from './DataTable.tsx';
export type { DataColumn, DataTableProps } from './types.ts';
export type { RowKey } from './rows/selectRows.ts';
export type { SortDirection, SortValue, TableSort } from './rows/sortRows.ts';
