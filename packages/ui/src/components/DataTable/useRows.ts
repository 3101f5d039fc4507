import { useDeferredValue, useMemo, useState } from 'react';
import { useLocale } from '../../foundations/TaawunProvider.tsx';
import { useControllable } from '../../foundations/useControllable.ts';
import { filterRows } from './rows/filterRows.ts';
import { nearestPage, pageRows, pagesOf } from './rows/pageRows.ts';
import { collatorOf, sortRows, type TableSort } from './rows/sortRows.ts';
import type { DataTableProps } from './types.ts';

/** What the user changed last, and what is announced. */
type Change = 'sort' | 'filter' | 'page';

/** Order, search and page of a table, and the rows that follow from them. */
export function useRows<Row>({ columns, rows, pageSize, pageCount, rowCount, ...props }: DataTableProps<Row>) {
  const { intlLocale } = useLocale();
  const [changed, setChanged] = useState<Change | null>(null);
  const sort = useControllable<TableSort | null>(
    null,
    { value: props.sort, defaultValue: props.defaultSort, onValueChange: props.onSortChange },
    null,
  );
  const filter = useControllable<string>(
    null,
    { value: props.filter, defaultValue: props.defaultFilter, onValueChange: props.onFilterChange },
    '',
  );
  const pager = useControllable<number>(
    null,
    { value: props.page, defaultValue: props.defaultPage, onValueChange: props.onPageChange },
    1,
  );
  // The field shows each letter at once; thousands of rows follow when there is time.
  const query = useDeferredValue(filter.value);
  const found = useMemo(() => filterRows(rows, columns, query), [rows, columns, query]);
  const sortBy = columns.find(({ key }) => key === sort.value?.key)?.sortBy;
  const direction = sort.value?.direction;
  const ordered = useMemo(
    () => (sortBy && direction ? sortRows(found, sortBy, direction, collatorOf(intlLocale)) : found),
    [found, sortBy, direction, intlLocale],
  );
  const isServer = pageCount !== undefined;
  const pages = pageCount ?? (pageSize ? pagesOf(ordered.length, pageSize) : 1);
  const page = nearestPage(pager.value, pages);
  const shown = isServer || !pageSize ? ordered : pageRows(ordered, page, pageSize);
  const toFirst = (cause: Change): void => {
    setChanged(cause);
    if (pager.value !== 1) pager.change(1);
  };
  return {
    sort: sort.value,
    filter: filter.value,
    query,
    /** Whether the rows are still those of an earlier search. */
    isFiltering: query !== filter.value,
    /** All rows that the filter leaves, in order. */
    ordered,
    /** Rows of the page. */
    shown,
    page,
    pages,
    changed,
    /** Number of rows that the filter leaves, and of all; `undefined` when only the server has it. */
    count: isServer ? rowCount : ordered.length,
    total: isServer ? rowCount : rows.length,
    sortTo: (next: TableSort | null): void => {
      sort.change(next);
      toFirst('sort');
    },
    filterTo: (next: string): void => {
      filter.change(next);
      toFirst('filter');
    },
    pageTo: (next: number): void => {
      setChanged('page');
      pager.change(next);
    },
  };
}
