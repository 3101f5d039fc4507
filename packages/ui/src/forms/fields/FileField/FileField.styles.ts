import { styled } from 'styled-components';

export const Zone = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--ta-space-4);
  min-block-size: 5rem;
  padding-block: var(--ta-space-3);
  padding-inline: var(--ta-space-4);
  border: 1px dashed var(--ta-border-control);
  border-radius: var(--ta-radius-control);
  background: var(--ta-surface-raised);
  > svg {
    flex: none;
    color: var(--ta-text-accent);
  }
  > img {
    flex: none;
    inline-size: 3.5rem;
    block-size: 3.5rem;
    border-radius: var(--ta-radius-chip);
    background: var(--ta-surface-sunken);
    object-fit: cover;
  }
  > button {
    position: relative;
  }
  &:hover:not(:has(:disabled)) {
    border-color: var(--ta-accent);
    background: var(--ta-surface-accent);
  }
  &:has(input:focus-visible) {
    border-color: var(--ta-focus-edge);
    outline: 3px solid var(--ta-focus-ring);
  }
  &:has([aria-invalid='true']) {
    border-style: solid;
    border-color: var(--ta-danger-fill);
  }
  &:has(:disabled) {
    background: var(--ta-surface-sunken);
    color: var(--ta-text-subtle);
  }
`;

export const Text = styled.span`
  flex: 1 1 0;
  display: grid;
  min-inline-size: 0;
  font-weight: var(--ta-weight-label);
  small {
    overflow: hidden;
    color: var(--ta-text-subtle);
    font-size: var(--ta-font-14);
    font-weight: var(--ta-weight-body);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Input = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  opacity: 0;
  cursor: pointer;
  &:disabled {
    cursor: not-allowed;
  }
`;
