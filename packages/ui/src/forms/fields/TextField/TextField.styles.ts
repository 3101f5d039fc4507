import { styled } from 'styled-components';

/** Left to right like the password, so that the button does not cover its first characters. */
export const Adorned = styled.div`
  position: relative;
  > :last-child {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-end: 2px;
  }
  @media (scripting: none) {
    > :last-child {
      display: none;
    }
  }
`;

/** Rendered inside the hint, so that it is part of the field's description. */
export const Strength = styled.span`
  display: grid;
  gap: var(--ta-space-1);
  padding-block-start: var(--ta-space-1);
  min-block-size: 2.25rem;
  align-content: start;
  --level: var(--ta-danger-fill);
  --word: var(--ta-danger);
  &[data-level='fair'] {
    --level: var(--ta-giving);
    --word: var(--ta-warning);
  }
  &[data-level='good'],
  &[data-level='strong'] {
    --level: var(--ta-accent);
    --word: var(--ta-success);
  }
  b {
    color: var(--word);
  }
`;

export const Steps = styled.span`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--ta-space-1);
  i {
    block-size: 0.375rem;
    border-radius: 999px;
    background: color-mix(in oklch, var(--ta-text) 12%, transparent);
  }
  i[data-on] {
    background: var(--level);
  }
  @media (forced-colors: active) {
    i {
      border: 1px solid CanvasText;
    }
    i[data-on] {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;
