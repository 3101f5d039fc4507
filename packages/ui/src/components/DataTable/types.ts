import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Column } from '../Table/index.ts';
import type { RowKey } from './rows/selectRows.ts';
import type { SortValue, TableSort } from './rows/sortRows.ts';

/**
 * Column of a data table. Define the columns outside of the component that renders, or memoise them: thousands of rows
 * are sorted and searched again when the functions change.
 */
export interface DataColumn<Row> extends Column<Row> {
  /** Returns the value that the table sorts by, in the reader's language; `null` comes last. */
  sortBy?: ((row: Row) => SortValue) | undefined;
  /** The caller sorts the rows, usually on a server: `onSortChange` reports the order. @default false */
  sortable?: boolean | undefined;
  /** Returns the text that the search field finds the row by. */
  filterBy?: ((row: Row) => string) | undefined;
  /** Names the row for screen readers, as a header at its start. For one column. @default false */
  rowHeader?: boolean | undefined;
  /** Least width, a CSS length. With `virtual`, columns without one share the rest equally. @default that of the content */
  width?: string | undefined;
}

interface SortProps {
  /** Order (controlled); `null` is the order of `rows`. */
  sort?: TableSort | null | undefined;
  /** Initial order (uncontrolled). @default null */
  defaultSort?: TableSort | null | undefined;
  /** Called when the user chooses an order; the table then goes to its first page. */
  onSortChange?: ((sort: TableSort | null) => void) | undefined;
}

interface FilterProps {
  /** Search text (controlled). Without a column that has `filterBy`, the caller filters the rows. */
  filter?: string | undefined;
  /** Initial search text (uncontrolled). @default '' */
  defaultFilter?: string | undefined;
  /** Called with each text that the user enters; the table then goes to its first page. */
  onFilterChange?: ((filter: string) => void) | undefined;
  /** Label of the search field. @default "Search this table" */
  filterLabel?: string | undefined;
  /** Filters of the caller, beside the search field. */
  toolbar?: ReactNode;
}

interface SelectionProps<Row> {
  /** Checkboxes for several rows, or radio buttons for one. */
  selection?: 'multiple' | 'single' | undefined;
  /** Keys of the selected rows (controlled); they may contain rows that are not in sight. */
  selected?: ReadonlySet<RowKey> | undefined;
  /** Keys of the initially selected rows (uncontrolled). @default none */
  defaultSelected?: ReadonlySet<RowKey> | undefined;
  onSelectedChange?: ((selected: ReadonlySet<RowKey>) => void) | undefined;
  /** Whether the user can select the row. @default every row */
  isSelectable?: ((row: Row) => boolean) | undefined;
  /** Returns the actions on the selected rows; rendered while there are some. */
  selectionActions?: ((selected: ReadonlySet<RowKey>) => ReactNode) | undefined;
}

interface DetailsProps<Row> {
  /** Returns what a button in the row expands below it. */
  details?: ((row: Row) => ReactNode) | undefined;
  /** Keys of the expanded rows (controlled). */
  expanded?: ReadonlySet<RowKey> | undefined;
  /** Keys of the initially expanded rows (uncontrolled). @default none */
  defaultExpanded?: ReadonlySet<RowKey> | undefined;
  onExpandedChange?: ((expanded: ReadonlySet<RowKey>) => void) | undefined;
}

interface PageProps {
  /** Rows of one page. With `pageCount` the server's; it makes the range that is shown. */
  pageSize?: number | undefined;
  /** Page, from 1 (controlled). */
  page?: number | undefined;
  /** Initial page (uncontrolled). @default 1 */
  defaultPage?: number | undefined;
  onPageChange?: ((page: number) => void) | undefined;
  /** Number of pages on the server, of which `rows` is one. */
  pageCount?: number | undefined;
  /** Number of all rows on the server. */
  rowCount?: number | undefined;
}

interface StateProps {
  /** Rows are being loaded: those in sight stay; without any, placeholders take their place. @default false */
  loading?: boolean | undefined;
  /** What went wrong, above the rows that are there. */
  error?: ReactNode;
  /** Called by the button beside the error. */
  onRetry?: (() => void) | undefined;
  /** Rendered instead of the table when there are no rows, and nothing is searched for. @default `EmptyState` */
  empty?: ReactNode;
}

export interface DataTableProps<Row>
  extends
    Omit<ComponentPropsWithRef<'div'>, 'children'>,
    SortProps,
    FilterProps,
    SelectionProps<Row>,
    DetailsProps<Row>,
    PageProps,
    StateProps {
  /** Describes the table: its visible title, and its accessible name. */
  caption: string;
  /** Hides the title visually where a heading has the same text. @default false */
  captionHidden?: boolean | undefined;
  /** Columns in reading order; each has a unique key. */
  columns: readonly DataColumn<Row>[];
  /** Rows in their original order; all of them, or one page of a server's. */
  rows: readonly Row[];
  /** Returns a unique key of the row, such as its id. */
  rowKey: (row: Row) => RowKey;
  /** Returns the name of the row, by which its checkbox and its button are named. Needed for selection and details. */
  rowLabel?: ((row: Row) => string) | undefined;
  /** Keeps the first column in sight while the others scroll. @default false */
  stickyFirst?: boolean | undefined;
  /** Renders only the rows in sight, for thousands of them. Give it a `blockSize`. @default false */
  virtual?: boolean | undefined;
  /** Greatest height of the rows, a CSS length; they scroll below the head. @default none; 32rem with `virtual` */
  blockSize?: string | undefined;
  /** Lower rows and controls, for a mouse. @default as around the table */
  density?: 'compact' | undefined;
}
