import { styled } from 'styled-components';
import { cellCss } from '../Table/cells.styles.ts';
import { listCss } from './list.styles.ts';

export const Table = styled.table`
  ${cellCss}
  &[data-virtual] {
    table-layout: fixed;
    overflow-wrap: anywhere;
  }
  thead th {
    position: sticky;
    z-index: 2;
    inset-block-start: 0;
    block-size: var(--ta-control);
    padding-block: var(--ta-space-1);
    border-block-end: 1px solid var(--ta-border);
    background: var(--ta-surface-raised);
  }
  thead th[aria-sort] {
    color: var(--ta-text);
  }
  tbody > tr {
    background: var(--ta-surface-raised);
  }
  tbody > tr[data-row]:hover {
    background: var(--ta-surface-sunken);
  }
  tbody > tr[data-selected],
  tbody > tr[data-selected]:hover {
    /* Lighter than a badge in the row. */
    background: color-mix(in srgb, var(--ta-surface-accent) 55%, var(--ta-surface-raised));
  }
  tbody th {
    border-block-start: 1px solid var(--ta-border);
    font-weight: var(--ta-weight-label);
  }
  tbody > tr:first-child > :is(th, td),
  tbody > tr[data-details] > td {
    border-block-start: 0;
  }
  tbody > tr[data-details] > td {
    padding-block: 0 var(--ta-space-4);
  }
  :is(th, td)[data-lead] {
    inline-size: 3.25rem;
    min-inline-size: 3.25rem;
    padding: 0;
    text-align: center;
    user-select: none;
  }
  tbody > tr[data-gap] > td {
    padding: 0;
    border: 0;
  }
  @container data-table (inline-size >= 40rem) {
    /* A word without end does not push the other columns away. */
    tbody > tr[data-row] > :is(th, td):not([data-numeric]) {
      max-inline-size: 24rem;
    }
    &[data-sticky] :is([data-lead], [data-first]) {
      position: sticky;
      z-index: 1;
      inset-inline-start: 0;
      background: inherit;
    }
    &[data-sticky] [data-lead='details'] {
      inset-inline-start: calc((var(--ta-lead) - 1) * 3.25rem);
    }
    &[data-sticky] tr > [data-first][data-first] {
      inset-inline-start: calc(var(--ta-lead) * 3.25rem);
      max-inline-size: 50cqi;
      border-inline-end: 1px solid var(--ta-border);
    }
    &[data-sticky] thead :is([data-lead], [data-first]) {
      z-index: 3;
      background: var(--ta-surface-raised);
    }
    /* Digits run from left to right in Arabic too, so in both languages decimals line up on the right. */
    [data-numeric] {
      text-align: end;
    }
    &:dir(rtl) [data-numeric] {
      text-align: start;
    }
    &:dir(ltr) th[data-numeric] > button {
      flex-direction: row-reverse;
    }
    @media (forced-colors: active) {
      tbody > tr[data-selected] > :is(th, td) {
        outline: 1px solid Highlight;
        outline-offset: -1px;
      }
    }
  }
  ${listCss}
`;

/** The whole cell of the head is the button's target. */
export const Sort = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--ta-space-1);
  min-block-size: 1.75rem;
  padding: 0;
  border: 0;
  background: none;
  font-weight: inherit;
  text-align: inherit;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  th:first-child > &::after {
    border-start-start-radius: var(--ta-radius-card);
  }
  th:last-child > &::after {
    border-start-end-radius: var(--ta-radius-card);
  }
  &:hover {
    color: var(--ta-text);
  }
  &:hover::after {
    background: color-mix(in oklch, var(--ta-text) 5%, transparent);
  }
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
  &:focus-visible::after {
    outline: 3px solid var(--ta-focus-ring);
    outline-offset: -3px;
    box-shadow: inset 0 0 0 2px var(--ta-focus-edge);
  }
  > svg {
    flex: none;
  }
  &[data-direction] > svg {
    color: var(--ta-text-accent);
  }
  /* On paper only the column that the rows are sorted by has its mark. */
  @media print {
    &:not([data-direction]) > svg {
      display: none;
    }
  }
  @container data-table (inline-size < 40rem) {
    display: none;
  }
  @media (forced-colors: active) {
    &:focus-visible::after {
      outline-color: Highlight;
      box-shadow: none;
    }
  }
`;

/** Target of a checkbox: as high as a row. */
export const Target = styled.label`
  display: grid;
  place-items: center;
  min-block-size: 2.75rem;
  cursor: pointer;
  thead & {
    min-block-size: 100%;
  }
  @container data-table (inline-size < 40rem) {
    thead & {
      display: none;
    }
  }
`;

/** Stays in sight where the columns scroll. */
export const Details = styled.div`
  position: sticky;
  inset-inline-start: var(--ta-space-6);
  max-inline-size: calc(100cqi - 2 * var(--ta-space-6) - 2px);
  @container data-table (inline-size < 40rem) {
    inset-inline-start: 0;
    max-inline-size: none;
  }
`;

export const Disclosure = styled.span`
  display: inline-grid;
  color: var(--ta-text-muted);
  [aria-expanded='true'] svg {
    rotate: 180deg;
  }
  @media (prefers-reduced-motion: no-preference) {
    svg {
      transition: rotate var(--ta-motion-base) var(--ta-ease);
    }
  }
`;
