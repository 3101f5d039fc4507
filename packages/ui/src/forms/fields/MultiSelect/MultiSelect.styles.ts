import { styled } from 'styled-components';

/** Border around the tags, the input and the buttons. Tags wrap; the buttons stay in the first line. */
export const Frame = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ta-space-2);
  inline-size: 100%;
  min-block-size: var(--ta-control);
  padding-block: 0.3125rem;
  padding-inline: 1rem 3rem;
  border: 1px solid var(--ta-border-control);
  border-radius: var(--ta-radius-control);
  background: var(--ta-surface-raised);
  color: var(--ta-text);
  cursor: text;
  &:has([data-part='tag']) {
    padding-inline-start: 0.375rem;
  }
  &:has([data-part='clear']) {
    padding-inline-end: 5.75rem;
  }
  > button {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-end: 2px;
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: calc(var(--ta-control) - 6px);
    min-block-size: 2.5rem;
    padding: 0;
    border: 0;
    border-radius: var(--ta-radius-control);
    background: none;
    color: inherit;
    cursor: pointer;
  }
  > button[data-part='clear'] {
    inset-inline-end: 2.875rem;
    color: var(--ta-text-muted);
  }
  > button[data-part='clear']:hover {
    background: var(--ta-surface-accent);
    color: var(--ta-text);
  }
  > button:disabled {
    cursor: not-allowed;
    opacity: 0.5;
  }
  &:has(input:not(:disabled)):hover {
    border-color: var(--ta-text-muted);
  }
  &:has(input:focus) {
    border-color: var(--ta-focus-edge);
    outline: 3px solid var(--ta-focus-ring);
    box-shadow: inset 0 0 0 1px var(--ta-focus-edge);
  }
  &:has(input[aria-invalid='true']) {
    border-color: var(--ta-danger-fill);
    box-shadow: inset 0 0 0 1px var(--ta-danger-fill);
  }
  &:has([data-part='control']:read-only) {
    background: var(--ta-surface-sunken);
  }
  &:has(input:disabled) {
    background: var(--ta-surface-sunken);
    color: var(--ta-text-subtle);
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &:has(input:focus) {
      outline-color: Highlight;
    }
  }
  @media print {
    button {
      display: none;
    }
  }
`;

export const Input = styled.input`
  flex: 1 1 7rem;
  min-inline-size: 0;
  min-block-size: 2.25rem;
  padding-block: 0;
  padding-inline: 0.375rem;
  border: 0;
  background: none;
  color: inherit;
  font-size: var(--ta-font-16);
  line-height: 1.75;
  text-align: start;
  text-overflow: ellipsis;
  &:focus,
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
  &::placeholder {
    color: var(--ta-text-subtle);
    opacity: 1;
  }
  &:disabled {
    cursor: not-allowed;
  }
`;

/** The tags are items of the frame, so that the input follows the last one in its line. */
export const Tags = styled.ul`
  display: contents;
  list-style: none;
`;

export const Tag = styled.li`
  display: flex;
  align-items: center;
  max-inline-size: 100%;
  min-inline-size: 0;
  min-block-size: 2.25rem;
  padding-inline: 0.75rem;
  border: 1px solid var(--ta-border);
  border-radius: 1.125rem;
  background: var(--ta-surface-accent);
  color: var(--ta-text-accent);
  font-size: var(--ta-font-14);
  line-height: 1.5;
  cursor: default;
  > span {
    min-inline-size: 0;
    padding-block: 0.25rem;
    overflow-wrap: anywhere;
  }
  &:has(button) {
    padding-inline-end: 0;
    @media print {
      padding-inline-end: 0.75rem;
    }
  }
  > button {
    position: relative;
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 2.125rem;
    block-size: 2.125rem;
    padding: 0;
    border: 0;
    border-radius: 999px;
    background: none;
    color: inherit;
    cursor: pointer;
    @media print {
      display: none;
    }
  }
  /* Extends the target to 44 px, across the gap between the lines. */
  > button::before {
    content: '';
    position: absolute;
    inset: -0.3125rem;
  }
  > button:hover {
    background: var(--ta-surface-raised);
  }
  [data-disabled] & {
    background: none;
    color: inherit;
  }
`;
