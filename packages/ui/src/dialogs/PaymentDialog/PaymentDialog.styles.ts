import { keyframes, styled } from 'styled-components';

const turn = keyframes`to { rotate: 1turn; }`;

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

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ta-space-5);
  margin-block-start: var(--ta-space-5);
  min-inline-size: 0;
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
  &[data-tone='warning'] {
    background: var(--ta-warning-soft);
    color: var(--ta-warning);
  }
  &[data-tone='danger'] {
    background: var(--ta-danger-soft);
    color: var(--ta-danger);
  }
  &[data-turning] {
    border: 4px solid var(--ta-surface-sunken);
    border-block-start-color: var(--ta-accent);
    background: none;
    animation: ${turn} 900ms linear infinite;
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
    &[data-turning] {
      border-color: CanvasText;
      border-block-start-color: Canvas;
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
