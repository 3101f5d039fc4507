import { css } from 'styled-components';

/** Cells of a table with a head, of `Table` and `DataTable`. */
export const cellCss = css`
  inline-size: 100%;
  font-size: var(--ta-font-15);
  /* Written out: a table has thousands of cells, and each would look the same two variables up at every change of style. */
  th,
  td {
    padding-block: var(--ta-row);
    padding-inline: 0.75rem;
    text-align: start;
    vertical-align: middle;
  }
  th:first-child,
  td:first-child {
    padding-inline-start: var(--ta-space-6);
  }
  th:last-child,
  td:last-child {
    padding-inline-end: var(--ta-space-6);
  }
  thead th {
    color: var(--ta-text-subtle);
    font-size: var(--ta-font-13);
    font-weight: var(--ta-weight-label);
  }
  tbody td {
    border-block-start: 1px solid var(--ta-border);
  }
  tbody td[data-numeric] {
    font-weight: var(--ta-weight-label);
    white-space: nowrap;
  }
`;
