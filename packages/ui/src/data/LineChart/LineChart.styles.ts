import { createElement } from 'react';
import { css, styled } from 'styled-components';
import { Card } from '../../components/Card/Card.styles.ts';

/** Colour and dash pattern of each line: either alone is enough to distinguish them. */
const lines = css`
  &[data-series='0'],
  [data-series='0'] {
    color: var(--ta-line);
    stroke-dasharray: none;
  }
  &[data-series='1'],
  [data-series='1'] {
    color: var(--ta-text-giving);
    stroke-dasharray: 8 5;
  }
  &[data-series='2'],
  [data-series='2'] {
    color: var(--ta-text-subtle);
    stroke-dasharray: 2 5;
  }
  @media (forced-colors: active) {
    &[data-series],
    [data-series] {
      color: CanvasText;
    }
  }
`;

export const Root = styled(Card)`
  --ta-line: var(--ta-accent);
  &[data-tone='share'] {
    --ta-line: var(--ta-share);
  }
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ta-space-4);
  overflow: visible;
  padding: clamp(1rem, 4vi, 1.5rem);
  container-type: inline-size;
  break-inside: avoid;
`;

export const Head = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--ta-space-4);
`;

export const Caption = styled.span`
  flex: 1 1 9rem;
  min-inline-size: 0;
  font-size: var(--ta-font-15);
  font-weight: var(--ta-weight-heading);
`;

export const Unit = styled.span`
  color: var(--ta-text-muted);
  font-size: var(--ta-font-14);
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ta-space-1) var(--ta-space-5);
  color: var(--ta-text-muted);
  font-size: var(--ta-font-14);
  li {
    max-inline-size: 100%;
    overflow-wrap: anywhere;
    display: flex;
    align-items: center;
    gap: var(--ta-space-2);
  }
`;

const Sample = styled.svg`
  flex: none;
  inline-size: 1.75rem;
  block-size: 0.75rem;
  fill: none;
  stroke: currentColor;
  stroke-width: 2.5;
  stroke-linecap: round;
  ${lines}
`;

/** Sample of a line, for the legend. */
export const Swatch = ({ index }: { index: number }) =>
  createElement(
    Sample,
    { viewBox: '0 0 28 12', 'aria-hidden': true, 'data-series': index } as object,
    createElement('path', { d: 'M2 6H26' }),
  );

export const Frame = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: var(--ta-space-3);
  row-gap: var(--ta-space-2);
  color: var(--ta-text-subtle);
  font-size: var(--ta-font-13);
  font-variant-numeric: tabular-nums;
  line-height: 1.6;
  @container (width < 16rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

// Labels of zero height, evenly spaced, so that each aligns with its grid line. When large text leaves no room beside
// the plot, they overlap it.
export const Values = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  text-align: end;
  white-space: nowrap;
  > * {
    display: flex;
    align-items: center;
    justify-content: end;
    block-size: 0;
  }
  @container (width < 16rem) {
    grid-area: 1 / 1;
    z-index: 1;
    justify-self: start;
    pointer-events: none;
    text-shadow:
      0 0 4px var(--ta-surface-raised),
      0 0 2px var(--ta-surface-raised);
  }
`;

export const Area = styled.div`
  position: relative;
  block-size: clamp(10rem, 34cqi, 15rem);
  touch-action: pan-y;
  @container (width < 16rem) {
    grid-area: 1 / 1;
  }
  ${lines}
  > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    pointer-events: none;
  }
  &:has(> input:focus-visible) {
    outline: 3px solid var(--ta-focus-ring);
    outline-offset: 6px;
    border-radius: 4px;
  }
  @media (forced-colors: active) {
    &:has(> input:focus-visible) {
      outline-color: Highlight;
    }
  }
`;

export const Graph = styled.svg`
  inline-size: 100%;
  block-size: 100%;
  overflow: visible;
  fill: none;
  &:dir(rtl) {
    transform: scaleX(-1);
  }
  .grid,
  .line {
    vector-effect: non-scaling-stroke;
  }
  .grid {
    stroke: var(--ta-border);
    stroke-width: 1;
  }
  .grid[data-zero] {
    stroke: var(--ta-border-control);
  }
  .line {
    stroke: currentColor;
    stroke-width: 2.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  @media (forced-colors: active) {
    .grid {
      stroke: GrayText;
    }
    .area {
      fill: none;
    }
  }
`;

export const Cross = styled.i`
  position: absolute;
  inset-block: 0;
  inline-size: 0;
  border-inline-start: 1px dashed var(--ta-border-control);
`;

// Zero-size mark with a dot around it: centred without depending on the direction.
export const Dot = styled.i`
  position: absolute;
  display: grid;
  place-content: center;
  inline-size: 0;
  block-size: 0;
  &::after {
    content: '';
    flex: none;
    inline-size: 12px;
    block-size: 12px;
    border: 2px solid var(--ta-surface-raised);
    border-radius: 50%;
    background: currentColor;
  }
  &[data-size='sm']::after {
    inline-size: 8px;
    block-size: 8px;
    border-width: 1px;
  }
  @media (forced-colors: active) {
    &::after {
      border: 6px solid CanvasText;
    }
  }
`;

export const ReadOut = styled.div`
  position: absolute;
  z-index: 2;
  inset-block-start: -0.5rem;
  display: grid;
  gap: 2px;
  max-inline-size: 60cqi;
  margin-inline: 0.75rem;
  padding-block: var(--ta-space-2);
  padding-inline: var(--ta-space-3);
  border: 1px solid var(--ta-border);
  border-radius: var(--ta-radius-chip);
  background: var(--ta-surface-raised);
  color: var(--ta-text-muted);
  box-shadow: var(--ta-shadow-2);
  pointer-events: none;
  strong {
    display: flex;
    justify-content: end;
    align-items: center;
    gap: var(--ta-space-2);
    color: var(--ta-text);
    font-size: var(--ta-font-14);
  }
  strong > span {
    color: var(--ta-text-muted);
    font-weight: var(--ta-weight-body);
  }
  strong > span:last-of-type {
    margin-inline-end: auto;
  }
  strong > bdi {
    white-space: nowrap;
  }
`;

// The first and the last label are in the flow, so that they can wrap; the labels between them are positioned
// absolutely.
export const Names = styled.div`
  position: relative;
  grid-column: -2 / -1;
  display: flex;
  justify-content: space-between;
  gap: var(--ta-space-3);
  > * {
    min-inline-size: 0;
  }
  > [data-place='end'] {
    text-align: end;
  }
  > [data-place='middle'] {
    margin-inline: auto;
  }
  > [data-place='between'] {
    position: absolute;
    display: flex;
    justify-content: center;
    inline-size: 0;
    white-space: nowrap;
  }
  @container (width < 34rem) {
    > [data-place='between'] {
      display: none;
    }
  }
`;

export const Data = styled.details`
  font-size: var(--ta-font-14);
  > summary {
    inline-size: fit-content;
    padding-block: 0.375rem;
    border-radius: 4px;
    color: var(--ta-text-accent);
    cursor: pointer;
  }
  > summary:hover {
    text-decoration: underline;
  }
  &[open] > summary {
    margin-block-end: var(--ta-space-3);
  }
`;
