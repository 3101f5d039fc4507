import { styled } from 'styled-components';

export const Group = styled.fieldset`
  display: inline-flex;
  border-radius: 999px;
  &[data-size='lg'] {
    flex-wrap: wrap;
    border: 1px solid var(--ta-border);
    border-radius: var(--ta-radius-card);
  }
  /* Nobody would hear the choice. */
  @media (scripting: none) {
    display: none;
  }
`;

export const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  /* The mark is smaller than the target. */
  border: 6px solid transparent;
  border-radius: 999px;
  background-clip: padding-box;
  [data-size='lg'] > & {
    display: flex;
    flex: 1 1 auto;
    justify-content: center;
    gap: var(--ta-space-2);
    inline-size: auto;
    min-inline-size: 2.75rem;
    padding-inline: var(--ta-space-3);
    border-radius: var(--ta-radius-control);
    font-size: var(--ta-font-14);
  }
  color: var(--ta-text-muted);
  cursor: pointer;
  &:has(:checked) {
    background-color: var(--ta-surface-accent);
    color: var(--ta-text-accent);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--ta-focus-ring);
    outline-offset: 1px;
  }
  input {
    position: absolute;
    inset: -6px;
    inline-size: calc(100% + 12px);
    block-size: calc(100% + 12px);
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
`;
