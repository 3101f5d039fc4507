import { css, styled } from 'styled-components';
import { Card } from '../../components/Card/Card.styles.ts';

/** Fill of each part, and the colour of its number. */
const fills = css`
  &[data-part='1'],
  [data-part='1'] {
    --ta-part: var(--ta-accent);
    --ta-on-part: var(--ta-on-accent);
  }
  &[data-part='2'],
  [data-part='2'] {
    --ta-part: var(--ta-giving);
    --ta-on-part: var(--ta-on-giving);
  }
  &[data-part='3'],
  [data-part='3'] {
    --ta-part: var(--ta-share);
    --ta-on-part: var(--ta-on-share);
  }
  &[data-part='4'],
  [data-part='4'] {
    --ta-part: var(--ta-info-border);
    --ta-on-part: var(--ta-text);
  }
  &[data-part='5'],
  [data-part='5'] {
    --ta-part: var(--ta-text-muted);
    --ta-on-part: var(--ta-surface-raised);
  }
`;

export const Root = styled(Card).attrs({ as: 'figure' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ta-space-4);
  padding: clamp(1rem, 4vi, 1.5rem);
  container-type: inline-size;
  break-inside: avoid;
`;

export const Caption = styled.figcaption`
  font-size: var(--ta-font-15);
  font-weight: var(--ta-weight-heading);
`;

export const Body = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ta-space-6);
`;

export const Ring = styled.div`
  position: relative;
  flex: 0 1 12rem;
  display: grid;
  place-items: center;
  margin-inline: auto;
`;

export const Circle = styled.svg`
  ${fills}
  inline-size: 100%;
  path {
    fill: var(--ta-part);
    stroke: var(--ta-surface-raised);
    stroke-width: 1.5;
  }
  text {
    fill: var(--ta-on-part);
    font-size: 8px;
    font-weight: var(--ta-weight-heading);
    text-anchor: middle;
    dominant-baseline: central;
  }
  @media (forced-colors: active) {
    path {
      fill: Canvas;
      stroke: CanvasText;
    }
    text {
      fill: CanvasText;
    }
  }
`;

export const Total = styled.span`
  position: absolute;
  max-inline-size: 60%;
  /* In a narrow box large text grows no further than the hole. */
  font-size: min(var(--ta-font-14), 6cqi);
  overflow-wrap: normal;
  font-weight: var(--ta-weight-heading);
  line-height: 1.4;
  text-align: center;
`;

export const Table = styled.table`
  flex: 1 1 18rem;
  min-inline-size: 0;
  font-size: var(--ta-font-15);
  th,
  td {
    padding: var(--ta-space-2);
    font-weight: inherit;
    text-align: start;
    vertical-align: baseline;
  }
  th {
    display: flex;
    align-items: baseline;
    gap: var(--ta-space-3);
    overflow-wrap: anywhere;
  }
  td {
    white-space: nowrap;
    text-align: end;
  }
  td:last-child {
    color: var(--ta-text-muted);
  }
  tr + tr > * {
    border-block-start: 1px solid var(--ta-border);
  }
  /* Each name above its numbers. */
  @container (inline-size < 18rem) {
    &,
    tbody {
      display: grid;
    }
    tr {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
    }
    th {
      inline-size: 100%;
    }
    tr > td {
      border: 0;
      padding-block-start: 0;
      white-space: normal;
    }
  }
`;

export const Mark = styled.span`
  ${fills}
  flex: none;
  display: inline-grid;
  place-items: center;
  min-inline-size: 1.5rem;
  block-size: 1.5rem;
  border-radius: var(--ta-radius-chip);
  background: var(--ta-part);
  color: var(--ta-on-part);
  font-size: var(--ta-font-13);
  font-weight: var(--ta-weight-heading);
  line-height: 1;
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
  @media print {
    print-color-adjust: exact;
  }
`;
