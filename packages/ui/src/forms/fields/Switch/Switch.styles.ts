import { styled } from 'styled-components';

/** The label fills the row, so that the switches of a list are aligned in one column. */
export const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 var(--ta-space-4);
  > label {
    padding-block: 0.5rem;
    font-size: var(--ta-font-15);
    font-weight: var(--ta-weight-label);
    cursor: pointer;
  }
  > label:has(+ :disabled) {
    cursor: not-allowed;
    color: var(--ta-text-subtle);
  }
  > p {
    grid-column: 1;
  }
`;

export const Track = styled.input`
  appearance: none;
  position: relative;
  flex: none;
  display: inline-flex;
  align-items: center;
  inline-size: 3.25rem;
  block-size: 2rem;
  margin: 0;
  padding: 3px;
  border: 1px solid var(--ta-border-control);
  border-radius: 999px;
  background: var(--ta-surface-sunken);
  cursor: pointer;
  &::before {
    content: '';
    position: absolute;
    inset-block: -7px;
    inset-inline: 0;
  }
  &::after {
    content: '';
    inline-size: 1.5rem;
    block-size: 1.5rem;
    border-radius: 50%;
    background: var(--ta-border-control);
    box-shadow: var(--ta-shadow-1);
    transition: margin-inline-start var(--ta-motion-fast) ease-out;
  }
  &:checked {
    border-color: var(--ta-accent);
    background: var(--ta-accent);
  }
  &:checked::after {
    margin-inline-start: 1.25rem;
    background: var(--ta-on-accent);
  }
  &[aria-invalid='true'] {
    border-color: var(--ta-danger-fill);
    box-shadow: inset 0 0 0 1px var(--ta-danger-fill);
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.5;
  }
  @media (forced-colors: active) {
    &::after {
      background: ButtonText;
    }
    &:checked::after {
      background: Highlight;
    }
  }
`;
