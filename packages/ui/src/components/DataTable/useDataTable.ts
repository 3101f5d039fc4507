import { useId } from 'react';
import { useControllable } from '../../foundations/useControllable.ts';
import { withKeys, type RowKey } from './rows/selectRows.ts';
import type { DataTableProps } from './types.ts';
import { useRows } from './useRows.ts';
import { useSelection } from './useSelection.ts';

const none: ReadonlySet<RowKey> = new Set();

/** State of a data table, which its parts share. */
export function useDataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rowKey, rowLabel, details } = props;
  const rows = useRows(props);
  const selection = useSelection(props, rows.ordered, rows.shown);
  const { value: expanded, change: expand } = useControllable(
    null,
    { value: props.expanded, defaultValue: props.defaultExpanded, onValueChange: props.onExpandedChange },
    none,
  );
  return {
    id: useId(),
    columns,
    rowKey,
    details,
    nameOf: (row: Row): string => rowLabel?.(row) ?? '',
    rows,
    selection,
    expanded,
    toggle: (key: RowKey): void => expand(withKeys(expanded, [key], !expanded.has(key))),
    isSortable: columns.some(({ sortBy, sortable }) => sortBy ?? sortable),
    isFiltered: columns.some(({ filterBy }) => filterBy) || props.filter !== undefined || Boolean(props.onFilterChange),
    isCompact: columns.some(({ compact }) => compact),
    /** Number of columns before those of the caller: the checkbox, and the button of the details. */
    lead: Number(selection.mode !== undefined) + Number(details !== undefined),
  };
}

export type DataTableState<Row> = ReturnType<typeof useDataTable<Row>>;
