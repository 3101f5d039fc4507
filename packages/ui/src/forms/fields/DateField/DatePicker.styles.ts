import { CalendarCell, CalendarGrid, CalendarHeaderCell } from 'react-aria-components/Calendar';
import { styled } from 'styled-components';
import { controlCss } from '../Field/control.styles.ts';

export const Body = styled.div`
  display: grid;
  gap: var(--ta-space-4);
  min-block-size: 27rem;
  align-content: start;
`;

/** Previous, month, year, next; on the narrowest phones the month and year selects have their own row. */
export const Bar = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 3fr) minmax(0, 2fr) auto;
  align-items: center;
  gap: var(--ta-space-2);
  @media (width < 23rem) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    select {
      order: -1;
    }
    button:last-of-type {
      justify-self: end;
    }
  }
  margin-block-end: var(--ta-space-3);
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
  /* The day in the other calendar is drawn and not written: a cell has one name, and it names the day in full. */
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
  &[data-disabled],
  &[data-unavailable] {
    opacity: 0.4;
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &[data-selected] {
      outline: 2px solid Highlight;
    }
  }
`;
