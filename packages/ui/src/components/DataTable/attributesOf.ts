import type { ComponentPropsWithRef } from 'react';
import type { DataTableProps } from './types.ts';

type Attributes = Omit<ComponentPropsWithRef<'div'>, 'children'>;

/** Names of the table's own props. A prop that is missing here does not compile. */
const own: Record<Exclude<keyof DataTableProps<unknown>, keyof Attributes>, true> = {
  caption: true,
  captionHidden: true,
  columns: true,
  rows: true,
  rowKey: true,
  rowLabel: true,
  sort: true,
  defaultSort: true,
  onSortChange: true,
  filter: true,
  defaultFilter: true,
  onFilterChange: true,
  filterLabel: true,
  toolbar: true,
  selection: true,
  selected: true,
  defaultSelected: true,
  onSelectedChange: true,
  isSelectable: true,
  selectionActions: true,
  details: true,
  expanded: true,
  defaultExpanded: true,
  onExpandedChange: true,
  pageSize: true,
  page: true,
  defaultPage: true,
  onPageChange: true,
  pageCount: true,
  rowCount: true,
  loading: true,
  error: true,
  onRetry: true,
  empty: true,
  stickyFirst: true,
  virtual: true,
  blockSize: true,
  density: true,
};

/** Returns the attributes of the root: every prop that is not the table's own. */
export const attributesOf = <Row>(props: DataTableProps<Row>): Attributes =>
  Object.fromEntries(Object.entries(props).filter(([name]) => !Object.hasOwn(own, name)));
