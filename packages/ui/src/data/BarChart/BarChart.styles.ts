import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card.styles.ts';

export const Root = styled(Card).attrs({ as: 'figure' })`
  --ta-bar: var(--ta-accent);
  &[data-tone='giving'] {
    --ta-bar: var(--ta-giving);
  }
  &[data-tone='share'] {
    --ta-bar: var(--ta-share);
  }
  padding: clamp(1rem, 4vi, 1.5rem);
  container-type: inline-size;
  break-inside: avoid;
`;

/** Each row: label and value in one line, the bar below both. */
export const Table = styled.table`
  display: block;
  caption {
    display: block;
    margin-block-end: var(--ta-space-4);
    font-size: var(--ta-font-15);
    font-weight: var(--ta-weight-heading);
    text-align: start;
  }
  tbody {
    display: grid;
    gap: var(--ta-space-4);
  }
  tr {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--ta-space-1) var(--ta-space-4);
    align-items: baseline;
  }
  @container (inline-size < 20rem) {
    tr {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  th {
    font-size: var(--ta-font-15);
    font-weight: inherit;
    text-align: start;
    overflow-wrap: anywhere;
  }
  td {
    display: contents;
  }
  td bdi {
    font-weight: var(--ta-weight-label);
    white-space: nowrap;
  }
`;

export const Bar = styled.span`
  grid-column: 1 / -1;
  min-inline-size: 2px;
  block-size: 0.75rem;
  border-radius: 0.25rem;
  background: var(--ta-bar);
  @media (forced-colors: active) {
    background: CanvasText;
    forced-color-adjust: none;
  }
  @media print {
    print-color-adjust: exact;
  }
`;
