import { styled } from 'styled-components';

/** Sunken track of a segmented control. */
export const Segments = styled.fieldset`
  display: grid;
  /* Stacked when enlarged text leaves no room for a word. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr));
  padding: 4px;
  border-radius: var(--ta-radius-control);
  background: var(--ta-surface-sunken);
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** One choice: a label around a radio button, a link or a toggle button. `data-chip` renders it with a border of its own. */
export const Segment = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-block-size: 2.75rem;
  padding-inline: var(--ta-space-2);
  border: 0;
  border-radius: var(--ta-radius-chip);
  background: none;
  color: var(--ta-text-muted);
  font-size: var(--ta-font-15);
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  > span {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--ta-space-2);
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:has(:checked),
  &[aria-current],
  &[aria-pressed='true'] {
    background: var(--ta-surface-raised);
    color: var(--ta-text-accent);
    font-weight: var(--ta-weight-label);
    box-shadow: var(--ta-shadow-1);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--ta-focus-ring);
    box-shadow: 0 0 0 1px var(--ta-focus-edge);
  }
  &[data-chip] {
    border: 1px solid var(--ta-border-control);
    border-radius: var(--ta-radius-control);
    min-block-size: var(--ta-control);
    color: var(--ta-text);
  }
  &[data-chip]:has(:checked),
  &[data-chip][aria-current],
  &[data-chip][aria-pressed='true'] {
    border-color: var(--ta-accent);
    background: var(--ta-surface-accent);
    color: var(--ta-text-accent);
    box-shadow: inset 0 0 0 1px var(--ta-accent);
  }
  &:has(:disabled),
  &:disabled,
  &:has(:disabled) input {
    cursor: not-allowed;
  }
  &:has(:disabled),
  &:disabled {
    opacity: 0.55;
  }
  @media (forced-colors: active) {
    &:has(:disabled),
    &:disabled {
      color: GrayText;
      opacity: 1;
    }
    &:has(:checked),
    &[aria-current],
    &[aria-pressed='true'] {
      outline: 2px solid Highlight;
    }
  }
`;
