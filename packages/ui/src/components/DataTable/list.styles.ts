import { css } from 'styled-components';

/** Rows of a narrow table: lists of names and values, or compact rows of up to three lines. */
export const listCss = css`
  @container data-table (inline-size < 40rem) {
    display: block;
    overflow-wrap: anywhere;
    caption {
      display: block;
    }
    thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    colgroup {
      display: none;
    }
    tbody,
    tbody > tr,
    tbody > tr > td {
      display: block;
    }
    tbody > tr[data-row] {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto auto;
      align-items: center;
      padding-block: var(--ta-space-3);
      padding-inline: var(--ta-space-5);
      border-block-start: 1px solid var(--ta-border);
    }
    tbody > tr:first-child {
      border-block-start: 0;
    }
    tbody > tr[data-row] > :is(th, td) {
      display: flex;
      flex-wrap: wrap;
      grid-column: 2 / 4;
      align-items: center;
      justify-content: space-between;
      gap: 0 var(--ta-space-4);
      padding-block: var(--ta-space-1);
      padding-inline: 0;
      border-block-start: 0;
    }
    /* Seen only: assistive technology has the column's header. */
    tbody > tr[data-row] > [data-label]::before {
      content: attr(data-label);
      content: attr(data-label) / '';
      color: var(--ta-text-subtle);
      font-size: var(--ta-font-14);
      font-weight: var(--ta-weight-body);
    }
    tbody > tr[data-row] > [data-lead='select'] {
      grid-column: 1;
      grid-row: 1;
      margin-inline-start: calc(-1 * var(--ta-space-2));
      inline-size: 3rem;
      min-inline-size: 0;
      justify-content: start;
      > label {
        inline-size: 2.75rem;
      }
    }
    tbody > tr[data-row] > [data-lead='details'] {
      grid-column: 4;
      grid-row: 1;
      margin-inline-end: calc(-1 * var(--ta-space-2));
      inline-size: 3rem;
      min-inline-size: 0;
      justify-content: end;
    }
    tbody > tr[data-details] > td {
      padding-inline: var(--ta-space-5);
    }
    &[data-compact] tbody > tr[data-row] {
      row-gap: var(--ta-space-1);
    }
    &[data-compact] tbody > tr[data-row] > :is(th, td):not([data-lead]) {
      padding: 0;
      color: var(--ta-text-muted);
      font-size: var(--ta-font-14);
      font-weight: var(--ta-weight-body);
      justify-content: start;
      gap: var(--ta-space-2);
      &:not([data-line]) {
        display: none;
      }
      &:not([data-labelled])::before {
        content: none;
      }
      &[data-at='start'] {
        grid-column: 2;
      }
      &[data-at='end'] {
        grid-column: 3;
        justify-content: end;
        margin-inline-start: var(--ta-space-4);
      }
      &[data-line='1'] {
        grid-row: 1;
        color: var(--ta-text);
        font-size: var(--ta-font-15);
        font-weight: var(--ta-weight-label);
      }
      &[data-line='2'] {
        grid-row: 2;
      }
      &[data-line='3'] {
        grid-row: 3;
      }
    }
    &[data-compact] tbody > tr[data-row] > [data-lead] {
      grid-row: 1 / span 2;
    }
  }
  /* No room beside the controls, as in enlarged text: the texts are below them. */
  @container data-table (inline-size < 16rem) {
    tbody > tr[data-row] > :is(th, td):not([data-lead]),
    &[data-compact] tbody > tr[data-row] > :is(th, td)[data-line][data-at]:not([data-lead]) {
      grid-column: 1 / -1;
      grid-row: auto;
      justify-content: start;
      margin-inline-start: 0;
    }
    &[data-compact] tbody > tr[data-row] > [data-lead] {
      grid-row: 1;
    }
  }
`;
