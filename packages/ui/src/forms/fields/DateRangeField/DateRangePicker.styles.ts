import { styled } from 'styled-components';

/** Ready ranges above the calendar. */
export const Presets = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ta-space-2);
  margin-block-end: var(--ta-space-4);
`;

export const Preset = styled.button`
  min-block-size: 2.75rem;
  padding-block: var(--ta-space-1);
  padding-inline: var(--ta-space-4);
  border: 1px solid var(--ta-border-control);
  border-radius: 999px;
  background: var(--ta-surface-raised);
  color: inherit;
  font-size: var(--ta-font-15);
  &:hover {
    background: var(--ta-surface-accent);
  }
  &[aria-pressed='true'] {
    border-color: var(--ta-accent);
    background: var(--ta-surface-accent);
    color: var(--ta-text-accent);
    font-weight: var(--ta-weight-label);
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      outline: 2px solid Highlight;
      outline-offset: -4px;
    }
  }
`;
