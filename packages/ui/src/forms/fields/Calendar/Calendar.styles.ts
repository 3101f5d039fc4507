import { CalendarCell, CalendarGrid, CalendarHeaderCell } from 'react-aria-components/Calendar';
import { styled } from 'styled-components';
import { controlCss } from '../Field/control.styles.ts';

export const Body = styled.div`
  display: grid;
  gap: var(--ta-space-4);
  container-type: inline-size;
  contain-intrinsic-inline-size: min(21rem, 80vi);
  min-inline-size: 0;
  max-inline-size: 26rem;
  /* As high as its longest month, so that what is below does not move. */
  min-block-size: 22rem;
  align-content: start;
  &[data-switch] {
    min-block-size: 27rem;
  }
`;

/** Previous, month, year, next; where it is narrow previous and month, then year and next, in the order of the keys. */
export const Bar = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 3fr) minmax(0, 2fr) auto;
  align-items: center;
  gap: var(--ta-space-2);
  margin-block-end: var(--ta-space-3);
  @container (inline-size < 20rem) {
    grid-template-columns: auto minmax(0, 1fr) auto;
    select {
      grid-column: span 2;
    }
  }
  button {
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    padding: 0;
    border: 1px solid var(--ta-border-control);
    border-radius: var(--ta-radius-control);
    background: var(--ta-surface-raised);
  }
  button[data-hovered] {
    background: var(--ta-surface-accent);
  }
  button[data-disabled] {
    opacity: 0.4;
    cursor: not-allowed;
  }
`;

export const Choice = styled.select`
  ${controlCss}
  min-inline-size: 0;
  min-block-size: 2.75rem;
  padding-inline: var(--ta-space-2);
`;

export const Grid = styled(CalendarGrid)`
  inline-size: 100%;
  table-layout: fixed;
  td {
    padding: 1px;
  }
`;

export const Weekday = styled(CalendarHeaderCell)`
  padding-block-end: var(--ta-space-2);
  color: var(--ta-text-subtle);
  font-size: clamp(0.625rem, 2.6vi, 0.8125rem);
  font-weight: var(--ta-weight-label);
  @container (inline-size < 20rem) {
    font-size: min(0.625rem, 4cqi);
  }
`;

export const Cell = styled(CalendarCell)`
  display: grid;
  align-content: center;
  justify-items: center;
  min-block-size: 2.75rem;
  border: 1px solid transparent;
  border-radius: var(--ta-radius-chip);
  line-height: 1.15;
  cursor: pointer;
  outline: none;
  /* The day in the other calendar is generated content: a cell has one name, and it names the day in full. */
  small::after {
    content: attr(data-day);
    color: var(--ta-text-subtle);
    font-size: 0.6875rem;
  }
  &[data-hovered] {
    background: var(--ta-surface-accent);
  }
  &[data-today] {
    border-color: var(--ta-border-control);
    font-weight: var(--ta-weight-heading);
  }
  &[data-selected] {
    background: var(--ta-accent);
    color: var(--ta-on-accent);
  }
  &[data-selected] small::after {
    color: inherit;
  }
  &[data-focus-visible] {
    outline: 3px solid var(--ta-focus-ring);
    box-shadow: 0 0 0 2px var(--ta-focus-edge);
  }
  &[data-outside-month] {
    visibility: hidden;
  }
  &[data-disabled] {
    opacity: 0.4;
    cursor: not-allowed;
  }
  &[data-chosen] {
    background: var(--ta-surface-sunken);
    opacity: 1;
  }
  /* The focus reaches an unavailable day, so it must be readable. */
  &[data-unavailable]:not([data-disabled]) {
    color: var(--ta-text-subtle);
    text-decoration: line-through;
    cursor: not-allowed;
  }
  &[data-marked] {
    position: relative;
  }
  /* A border, because forced colours leave out backgrounds. */
  &[data-marked]::before {
    content: '';
    position: absolute;
    inset-block-start: 0.25rem;
    inset-inline-end: 0.25rem;
    border: 0.1875rem solid var(--ta-text-giving);
    border-radius: 50%;
  }
  &[data-marked][data-selected]::before {
    border-color: currentColor;
  }
  @media (forced-colors: active) {
    &[data-selected] {
      outline: 2px solid Highlight;
    }
    &[data-chosen] {
      border-color: GrayText;
    }
  }
`;

/** Events of the month, each with its day. */
export const Marks = styled.ul`
  display: grid;
  gap: var(--ta-space-2);
  margin-block-start: var(--ta-space-3);
  padding-block: var(--ta-space-3) 0;
  padding-inline: 0;
  border-block-start: 1px solid var(--ta-border);
  list-style: none;
  font-size: var(--ta-font-14);
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--ta-space-3);
  }
  li::before {
    content: '';
    align-self: center;
    border: 0.1875rem solid var(--ta-text-giving);
    border-radius: 50%;
  }
  time {
    color: var(--ta-text-muted);
  }
`;
