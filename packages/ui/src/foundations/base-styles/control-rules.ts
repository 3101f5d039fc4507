import { css } from './css.ts';

/** Returns the rules shared by text inputs, text areas and selects, for the selector `self`. */
export const controlRules = (self: string): string => css`
  ${self} {
    inline-size: 100%;
    min-block-size: var(--ta-control);
    padding-block: 0.5rem;
    padding-inline: 1rem;
    border: 1px solid var(--ta-border-control);
    border-radius: var(--ta-radius-control);
    background: var(--ta-surface-raised);
    color: var(--ta-text);
    font-size: var(--ta-font-16);
    line-height: 1.75;
    text-align: start;
  }
  ${self}::placeholder {
    color: var(--ta-text-subtle);
    opacity: 1;
  }
  ${self}:hover:where(:not(:disabled)) {
    border-color: var(--ta-text-muted);
  }
  ${self}:focus-visible, ${self}:focus {
    border-color: var(--ta-focus-edge);
    outline: 3px solid var(--ta-focus-ring);
    outline-offset: 0;
    box-shadow: inset 0 0 0 1px var(--ta-focus-edge);
  }
  ${self}[aria-invalid='true'] {
    border-color: var(--ta-danger-fill);
    box-shadow: inset 0 0 0 1px var(--ta-danger-fill);
  }
  ${self}:disabled {
    background: var(--ta-surface-sunken);
    color: var(--ta-text-subtle);
    cursor: not-allowed;
  }
  ${self}:read-only:not(select):not(:disabled) {
    background: var(--ta-surface-sunken);
  }
`;
