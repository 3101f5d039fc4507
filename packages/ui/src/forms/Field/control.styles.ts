import { css } from 'styled-components';

/** The look that text inputs, text areas and selects share. */
export const controlCss = css`
  inline-size: 100%;
  min-block-size: var(--ta-control);
  padding-block: 0.5rem; padding-inline: 1rem;
  border: 1px solid var(--ta-border-control);
  border-radius: var(--ta-radius-control);
  background: var(--ta-surface-raised);
  color: var(--ta-text);
  font-size: var(--ta-font-16);
  line-height: 1.75;
  text-align: start;
  &::placeholder { color: var(--ta-text-subtle); opacity: 1; }
  &:hover:not(:disabled) { border-color: var(--ta-text-muted); }
  &:focus-visible, &:focus { border-color: var(--ta-focus-edge); outline: 3px solid var(--ta-focus-ring); outline-offset: 0; box-shadow: inset 0 0 0 1px var(--ta-focus-edge); }
  &[aria-invalid='true'] { border-color: var(--ta-danger-fill); box-shadow: inset 0 0 0 1px var(--ta-danger-fill); }
  &:disabled { background: var(--ta-surface-sunken); color: var(--ta-text-subtle); cursor: not-allowed; }
  &:read-only:not(select):not(:disabled) { background: var(--ta-surface-sunken); }
`;
