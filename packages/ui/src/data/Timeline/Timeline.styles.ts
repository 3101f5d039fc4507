import { styled } from 'styled-components';

export const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ta-space-8);
  li {
    position: relative;
    padding-inline-start: var(--ta-space-8);
  }
  li::before {
    content: '';
    position: absolute;
    inset-block-start: 0.4rem;
    inset-inline-start: 0;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    border: 3px solid var(--ta-accent);
    border-radius: 4px;
    rotate: 45deg;
  }
  li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: 1.75rem calc(var(--ta-space-8) * -1);
    inset-inline-start: 0.375rem;
    inline-size: 2px;
    background: var(--ta-border);
  }
  h2,
  h3 {
    font-size: var(--ta-font-18);
  }
  p {
    margin-block-start: var(--ta-space-1);
    color: var(--ta-text-muted);
  }
`;

export const Year = styled.span`
  display: block;
  color: var(--ta-text-giving);
  font-size: var(--ta-font-14);
  font-weight: var(--ta-weight-label);
`;

export const Steps = styled.ol`
  display: grid;
  gap: var(--ta-space-4);
  counter-reset: step;
  li {
    display: grid;
    grid-template-columns: 2.25rem minmax(0, 1fr);
    gap: var(--ta-space-4);
    align-items: start;
  }
  > li > span {
    display: grid;
    place-items: center;
    inline-size: 2.25rem;
    block-size: 2.25rem;
    border-radius: var(--ta-radius-chip);
    background: var(--ta-surface-accent);
    color: var(--ta-text-accent);
    font-weight: var(--ta-weight-heading);
    line-height: 1;
  }
  > li > div {
    padding-block: 0.25rem;
  }
`;
