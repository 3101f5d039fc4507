import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Pagination as Pages } from '@taawun/api-client';
import { EmptyState, Pagination, Stack, Table, type TableProps } from '@taawun/ui';
import { hrefOf } from '../shared/filters.ts';

interface PagedTableProps<Row extends { id: number }> extends Pick<TableProps<Row>, 'caption' | 'rows' | 'columns'> {
  pagination: Pages;
  /** Query parameters that every page link preserves. */
  filters?: Readonly<Record<string, string | undefined>>;
  /** Text shown when there are no rows. */
  empty: string;
  /** Action beside the pages, for the whole list. */
  action?: ReactNode;
}

const NO_FILTERS = {};

/** One page of a list below its heading, with links to the other pages at the same path. */
export function PagedTable<Row extends { id: number }>({
  pagination,
  filters = NO_FILTERS,
  empty,
  action,
  ...table
}: PagedTableProps<Row>) {
  const { pathname } = useLocation();
  const pages = pagination.total_pages > 1 && (
    <Pagination
      page={pagination.page}
      pages={pagination.total_pages}
      hrefFor={(page) => hrefOf(pathname, filters, page)}
    />
  );
  return (
    <>
      <Table<Row> {...table} captionHidden rowKey={({ id }) => String(id)} empty={<EmptyState text={empty} />} />
      {action ? (
        <Stack direction="row" justify="between" align="center" wrap gap={3}>
          {pages}
          {action}
        </Stack>
      ) : (
        pages
      )}
    </>
  );
}
