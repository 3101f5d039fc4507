import { useMessages } from '../../intl/messageIds.ts';
import { rangeOf } from './rows/pageRows.ts';
import type { DataTableProps } from './types.ts';
import type { DataTableState } from './useDataTable.ts';

/** Returns how many rows there are and which of them are shown, and what is announced after the user's last change. */
export function useTexts<Row>(
  { columns, rows }: DataTableState<Row>,
  { pageSize, loading }: Pick<DataTableProps<Row>, 'pageSize' | 'loading'>,
): { count: string; announcement: string } {
  const text = useMessages('ui.dataTable');
  const { count, total, page, pages, sort, changed } = rows;
  const number = (): string => {
    if (count === undefined) return pages > 1 ? text('page', { page, pages }) : '';
    if (pages > 1 && pageSize) return text('range', { ...rangeOf(page, pageSize, count), count });
    return total !== undefined && count < total
      ? text('found', { shown: count, count: total })
      : text('count', { count });
  };
  const order = (): string => {
    const column = columns.find(({ key }) => key === sort?.key)?.header;
    if (!sort || column === undefined) return text('sortedOriginally');
    return text(sort.direction === 'ascending' ? 'sortedAscending' : 'sortedDescending', { column });
  };
  const found = (): string =>
    count !== undefined && total !== undefined && count < total
      ? text('found', { shown: count, count: total })
      : number();
  const announcement = { sort: order, filter: found, page: number };
  return {
    count: number(),
    announcement: loading ? text('loading') : changed ? announcement[changed]() : '',
  };
}
