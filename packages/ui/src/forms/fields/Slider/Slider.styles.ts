import { css, styled } from 'styled-components';

// Half of the thumb's target: the line reaches from the middle of the thumb at its minimum to that at its maximum.
const half = '1.375rem';

export const Slider = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

export const Value = styled.span`
  font-size: var(--ta-font-18);
  font-weight: var(--ta-weight-heading);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

/**
 * Line and thumbs on top of each other. The visible thumb, smaller than its target, meets the edge of the field where the
 * page has a margin for the rest of the target.
 */
export const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  > * {
    grid-area: 1 / 1;
  }
  @media (width >= 48rem) {
    margin-inline: -0.625rem;
  }
  &:has(:disabled) {
    opacity: 0.5;
  }
`;

export const Line = styled.div`
  position: relative;
  block-size: 2.75rem;
  margin-inline: ${half};
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-block: calc(50% - 0.1875rem);
    inset-inline: 0;
    border-radius: 999px;
    background: var(--ta-border-control);
  }
  &::after {
    inset-inline: calc(var(--ta-from) * 100%) calc((1 - var(--ta-to)) * 100%);
    background: var(--ta-accent);
  }
  @media (forced-colors: active) {
    &::before {
      background: ButtonText;
    }
    &::after {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

const thumb = css`
  appearance: none;
  box-sizing: border-box;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  /* The target is larger than the mark. */
  border: 0.625rem solid transparent;
  border-radius: 50%;
  background: var(--ta-accent) padding-box;
  pointer-events: auto;
`;

const thumbFocus = css`
  outline: 3px solid var(--ta-focus-edge);
  outline-offset: -0.5rem;
`;

const thumbHover = css`
  background: var(--ta-accent-hover) padding-box;
`;

const thumbForced = css`
  background: Highlight padding-box;
  forced-color-adjust: none;
`;

export const Range = styled.input`
  appearance: none;
  /* Above the line, which is positioned. */
  position: relative;
  inline-size: 100%;
  block-size: 2.75rem;
  margin: 0;
  background: none;
  cursor: pointer;
  touch-action: pan-y;
  /* Of two thumbs each takes its own presses; those beside them reach the line below. */
  &[data-thumb] {
    pointer-events: none;
  }
  &[data-top] {
    z-index: 1;
  }
  &&:focus-visible {
    outline: none;
    box-shadow: none;
  }
  &::-webkit-slider-thumb {
    ${thumb}
  }
  &::-moz-range-thumb {
    ${thumb}
  }
  &:not(:disabled):hover::-webkit-slider-thumb {
    ${thumbHover}
  }
  &:not(:disabled):hover::-moz-range-thumb {
    ${thumbHover}
  }
  &:focus-visible::-webkit-slider-thumb {
    ${thumbFocus}
  }
  &:focus-visible::-moz-range-thumb {
    ${thumbFocus}
  }
  &[aria-invalid='true']::-webkit-slider-thumb {
    background: var(--ta-danger-fill) padding-box;
  }
  &[aria-invalid='true']::-moz-range-thumb {
    background: var(--ta-danger-fill) padding-box;
  }
  &:disabled {
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &::-webkit-slider-thumb {
      ${thumbForced}
    }
    &::-moz-range-thumb {
      ${thumbForced}
    }
    &:focus-visible::-webkit-slider-thumb {
      outline-color: CanvasText;
    }
  }
`;

export const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--ta-space-4);
  color: var(--ta-text-subtle);
  font-size: var(--ta-font-14);
`;
