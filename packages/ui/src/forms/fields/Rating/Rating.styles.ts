import { styled } from 'styled-components';

export const Star = styled.svg`
  inline-size: 1.5rem;
  block-size: 1.5rem;
  fill: none;
  stroke: var(--ta-border-control);
  stroke-width: 1.4;
  stroke-linejoin: round;
  [data-filled] {
    fill: var(--ta-giving);
    stroke: var(--ta-giving);
  }
  /* Filled from the start of the line. */
  &[data-part]:dir(rtl) {
    scale: -1 1;
  }
  @media (forced-colors: active) {
    stroke: CanvasText;
    [data-filled] {
      fill: CanvasText;
      stroke: CanvasText;
    }
  }
`;

export const Stars = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
`;

export const Radio = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
  &:disabled {
    cursor: not-allowed;
  }
`;

export const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border-radius: var(--ta-radius-chip);
  > svg {
    inline-size: 1.75rem;
    block-size: 1.75rem;
  }
  &[data-on] > svg,
  &:hover:not(:has(:disabled)) > svg,
  &:not(:has(:disabled)):has(~ &:hover) > svg {
    fill: var(--ta-giving);
    stroke: var(--ta-giving);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--ta-focus-ring);
    outline-offset: -2px;
    box-shadow: inset 0 0 0 2px var(--ta-focus-edge);
  }
  &:has(:disabled) {
    opacity: 0.6;
  }
  @media (forced-colors: active) {
    &[data-on] > svg {
      fill: Highlight;
      stroke: Highlight;
    }
    &:has(:focus-visible) {
      outline-color: Highlight;
    }
  }
`;

export const Name = styled.span`
  margin-inline-start: var(--ta-space-2);
  color: var(--ta-text-muted);
  font-size: var(--ta-font-15);
`;

export const Rating = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--ta-space-2);
  > bdi {
    font-weight: var(--ta-weight-label);
  }
`;

export const Row = styled.span`
  display: inline-flex;
`;

export const Count = styled.span`
  color: var(--ta-text-muted);
  font-size: var(--ta-font-14);
`;
