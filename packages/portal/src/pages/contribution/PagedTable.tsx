import { useLocation } from 'react-router-dom';
import type { Pagination as Pages } from '@taawun/api-client';
import { EmptyState, Pagination, Table, type TableProps } from '@taawun/ui';
import { hrefOf } from '../shared/filters.ts';

interface PagedTableProps<Row extends { id: number }> extends Pick<TableProps<Row>, 'caption' | 'rows' | 'columns'> {
  pagination: Pages;
  /** Query parameters that every page link preserves. */
  filters?: Readonly<Record<string, string | undefined>>;
  /** Text shown when there are no rows. */
  empty: string;
}

const NO_FILTERS = {};

/** One page of a list below its heading, with links to the other pages at the same path. */
export function PagedTable<Row extends { id: number }>({
  pagination,
  filters = NO_FILTERS,
  empty,
  ...table
}: PagedTableProps<Row>) {
  const { pathname } = useLocation();
  return (
    <>
      <Table<Row> {...table} captionHidden rowKey={({ id }) => String(id)} empty={<EmptyState text={empty} />} />
      {pagination.total_pages > 1 && (
        <Pagination
          page={pagination.page}
          pages={pagination.total_pages}
          hrefFor={(page) => hrefOf(pathname, filters, page)}
        />
      )}
    </>
  );
}
