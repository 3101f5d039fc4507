import { keyframes, styled } from 'styled-components';

const appear = keyframes`from { opacity: 0; }`;

export const Root = styled.span`
  display: inline-flex;
`;

export const Term = styled.button`
  min-block-size: 1.5rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-decoration: underline dotted 1.5px;
  text-underline-offset: 0.35em;
  cursor: help;
`;

// Above its control, or below it at the top of the viewport. Without anchor positioning, a line at the bottom.
export const Bubble = styled.span`
  position-area: block-start;
  position-try-fallbacks:
    flip-block,
    block-start span-inline-start,
    block-start span-inline-end,
    block-end span-inline-start,
    block-end span-inline-end;
  inset: auto;
  inline-size: max-content;
  max-inline-size: min(17.5rem, 100vi - 1rem);
  margin-block: 0.375rem;
  margin-inline: 0;
  padding-block: 0.375rem;
  padding-inline: 0.75rem;
  border: 1px solid transparent;
  border-radius: var(--ta-radius-chip);
  background: var(--ta-text);
  color: var(--ta-surface);
  box-shadow: var(--ta-shadow-2);
  font-size: var(--ta-font-14);
  font-weight: var(--ta-weight-body);
  line-height: 1.6;
  text-align: start;
  text-wrap: balance;
  white-space: normal;
  @supports not (position-area: block-start) {
    inset-block: auto 0.5rem;
    inset-inline: 0.5rem;
    margin-inline: auto;
  }
  @media (prefers-reduced-motion: no-preference) {
    &:popover-open {
      animation: ${appear} var(--ta-motion-fast) ease-out;
    }
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
    background: Canvas;
    color: CanvasText;
  }
  @media print {
    display: none;
  }
`;
