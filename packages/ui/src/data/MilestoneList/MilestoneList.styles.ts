import { styled } from 'styled-components';

export const List = styled.ol`
  display: grid;
  li {
    position: relative;
    display: grid;
    grid-template-columns: 2rem minmax(0, 1fr);
    gap: var(--ta-space-3);
    padding-block-end: var(--ta-space-5);
  }
  li:last-child {
    padding-block-end: 0;
  }
  /* The line to the next step. */
  li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 2.25rem 0.25rem;
    inset-inline-start: calc(1rem - 1px);
    border-inline-start: 2px solid var(--ta-border);
  }
  li[data-state='reached']::before {
    border-color: var(--ta-accent);
  }
  svg {
    inline-size: 2rem;
    block-size: 2rem;
    fill: none;
    stroke: var(--ta-border-control);
    stroke-width: 2.5;
  }
  li[data-state='next'] svg {
    stroke: var(--ta-accent);
  }
  li[data-state='reached'] svg {
    fill: var(--ta-accent);
    stroke: var(--ta-accent);
  }
  @media (forced-colors: active) {
    li[data-state='reached'] svg {
      fill: CanvasText;
      stroke: CanvasText;
    }
  }
`;

export const Title = styled.p`
  padding-block-start: 0.125rem;
  font-weight: var(--ta-weight-label);
  [data-state='later'] & {
    color: var(--ta-text-muted);
  }
`;

export const Amount = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--ta-space-3);
  color: var(--ta-text-muted);
  font-size: var(--ta-font-14);
`;

export const Reached = styled.span`
  color: var(--ta-text-accent);
  font-weight: var(--ta-weight-label);
`;
