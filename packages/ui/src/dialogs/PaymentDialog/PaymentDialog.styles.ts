import { styled } from 'styled-components';

export const Summary = styled.dl`
  display: grid;
  gap: var(--ta-space-2);
  inline-size: 100%;
  padding-block: var(--ta-space-4);
  padding-inline: var(--ta-space-5);
  border: 1px solid transparent;
  border-radius: var(--ta-radius-control);
  background: var(--ta-surface-sunken);
  font-size: var(--ta-font-15);
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--ta-space-4);
  }
  dt {
    color: var(--ta-text-muted);
  }
  dd {
    margin: 0;
    margin-inline-start: auto;
    min-inline-size: 0;
    font-weight: var(--ta-weight-heading);
    text-align: end;
    overflow-wrap: anywhere;
  }
  dd bdi {
    white-space: normal;
  }
  > [data-total] {
    margin-block-start: var(--ta-space-1);
    padding-block-start: var(--ta-space-3);
    border-block-start: 1px dashed var(--ta-border-control);
  }
  > [data-total] dd {
    font-size: var(--ta-font-20);
    font-weight: var(--ta-weight-display);
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`;

export const Brief = styled.details`
  inline-size: 100%;
  border: 1px solid transparent;
  border-radius: var(--ta-radius-control);
  background: var(--ta-surface-sunken);
  > summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ta-space-1) var(--ta-space-3);
    min-block-size: 3.25rem;
    padding-block: var(--ta-space-2);
    padding-inline: min(var(--ta-space-5), 6vi);
    border-radius: inherit;
    cursor: pointer;
    list-style: none;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary > span {
    flex: 1 1 5rem;
    min-inline-size: 0;
    font-size: var(--ta-font-15);
    line-height: 1.6;
    overflow-wrap: anywhere;
  }
  > summary > strong {
    display: grid;
    justify-items: end;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font-size: var(--ta-font-18);
    font-weight: var(--ta-weight-display);
    line-height: 1.5;
  }
  > summary bdi {
    white-space: normal;
  }
  > summary small {
    color: var(--ta-text-muted);
    font-size: var(--ta-font-13);
    font-weight: var(--ta-weight-body);
  }
  > summary > svg {
    flex: none;
    color: var(--ta-text-muted);
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
  > dl {
    padding-block-start: 0;
    background: none;
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
    > dl {
      border-color: transparent;
    }
  }
`;

export const Brand = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ta-space-1) var(--ta-space-2);
`;

export const CardMark = styled.svg`
  flex: none;
  inline-size: 2.75rem;
  block-size: 1.75rem;
  border: 1px solid var(--ta-border);
  border-radius: 0.375rem;
  /* The schemes' marks stand on white in every theme. */
  background: #fff;
  forced-color-adjust: none;
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ta-space-5);
  margin-block-start: var(--ta-space-5);
  min-inline-size: 0;
  /* Name and mark of a brand in one line: below each other on a phone. */
  --ta-choice-column: 11rem;
`;

export const Notice = styled.div`
  margin-block-start: var(--ta-space-4);
`;

export const StateHeading = styled.h3`
  font-size: var(--ta-font-16);
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--ta-space-1) var(--ta-space-4);
`;

export const Countdown = styled.div`
  display: inline-flex;
  align-items: center;
  gap: var(--ta-space-2);
  color: var(--ta-text-muted);
  font-size: var(--ta-font-14);
  &[data-near] {
    color: var(--ta-warning);
    font-weight: var(--ta-weight-label);
  }
`;

export const Time = styled.bdi`
  font-variant-numeric: tabular-nums;
  font-weight: var(--ta-weight-heading);
`;

/* Card numbers are left to right in every language. */
export const Widget = styled.div`
  min-inline-size: 0;
  iframe {
    display: block;
    max-inline-size: 100%;
    border: 0;
  }
  input[autocomplete^='cc-']:not([autocomplete='cc-name']) {
    direction: ltr;
  }
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--ta-space-4);
  > :first-child {
    grid-column: 1 / -1;
  }
`;

export const Assurance = styled.p`
  color: var(--ta-text-subtle);
  font-size: var(--ta-font-14);
  text-align: center;
`;

export const Outcome = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: var(--ta-space-2);
  margin-block-start: calc(-1 * var(--ta-space-4));
  text-align: center;
  h3 {
    font-size: var(--ta-font-24);
  }
  > p {
    max-inline-size: 22rem;
    color: var(--ta-text-muted);
  }
  > dl {
    margin-block-start: var(--ta-space-3);
  }
`;

export const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 4.5rem;
  block-size: 4.5rem;
  margin-block-end: var(--ta-space-3);
  border: 1px solid transparent;
  border-radius: 50%;
  background: var(--ta-surface-sunken);
  color: var(--ta-text-muted);
  &[data-tone='success'] {
    background: var(--ta-success-soft);
    color: var(--ta-success);
  }
  /* What went through stands on the star. */
  &[data-star] {
    inline-size: 6rem;
    block-size: 6rem;
    border: 0;
    background: none;
    > * {
      grid-area: 1 / 1;
    }
    > svg:first-child {
      inline-size: 100%;
      block-size: 100%;
      fill: var(--ta-success-soft);
    }
  }
  &[data-tone='warning'] {
    background: var(--ta-warning-soft);
    color: var(--ta-warning);
  }
  &[data-tone='danger'] {
    background: var(--ta-danger-soft);
    color: var(--ta-danger);
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
    &[data-star] > svg:first-child {
      fill: Canvas;
      stroke: CanvasText;
    }
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ta-space-3);
  inline-size: 100%;
  margin-block-start: var(--ta-space-5);
  > * {
    flex: 1 1 11rem;
  }
`;
