import { styled } from 'styled-components';
import { popoverCss } from '../../../foundations/popover/popover.styles.ts';

// Below the field and as wide as it; above it where the viewport has no space below.
export const Popover = styled.div`
  ${popoverCss}
  display: flex;
  flex-direction: column;
  overflow: hidden;
  position-area: block-end;
  position-try-fallbacks: flip-block;
  inline-size: anchor-size(inline);
  /* As high as the space beside the field; where that is too little, it goes to the other side. */
  max-block-size: min(20rem, max(100% - 0.75rem, 8rem));
  padding: 0;
  @supports not (position-area: block-end) {
    inline-size: auto;
  }
`;

export const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* Rows keep their height where the list is higher than its space. */
  grid-auto-rows: max-content;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
  padding: var(--ta-space-1);
`;

export const Option = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 var(--ta-space-3);
  min-block-size: 2.75rem;
  padding-block: var(--ta-space-2);
  padding-inline: var(--ta-space-3);
  border-radius: var(--ta-radius-chip);
  cursor: pointer;
  small {
    grid-column: 1;
    color: var(--ta-text-subtle);
    font-size: var(--ta-font-13);
  }
  > svg {
    grid-area: 1 / 2;
    visibility: hidden;
    color: var(--ta-text-accent);
  }
  &[data-active],
  &:not([aria-disabled]):hover {
    background: var(--ta-surface-accent);
  }
  &[data-active] {
    box-shadow: inset 0 0 0 2px var(--ta-focus-edge);
  }
  &[aria-selected='true'] {
    color: var(--ta-text-accent);
    font-weight: var(--ta-weight-label);
  }
  &[aria-selected='true'] > svg {
    visibility: visible;
  }
  &[aria-disabled] {
    color: var(--ta-text-subtle);
    cursor: not-allowed;
    opacity: 0.6;
  }
  @media (forced-colors: active) {
    &[data-active] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const Group = styled.div`
  display: grid;
  > header {
    padding-block: var(--ta-space-3) var(--ta-space-1);
    padding-inline: var(--ta-space-3);
    color: var(--ta-text-muted);
    font-size: var(--ta-font-13);
    font-weight: var(--ta-weight-label);
  }
`;

export const Empty = styled.div`
  padding-block: var(--ta-space-3);
  padding-inline: var(--ta-space-3);
  color: var(--ta-text-muted);
`;

export const Note = styled.p`
  flex: none;
  padding-block: var(--ta-space-2);
  padding-inline: var(--ta-space-4);
  border-block-start: 1px solid var(--ta-border);
  background: var(--ta-surface-sunken);
  color: var(--ta-text-muted);
  font-size: var(--ta-font-14);
  line-height: 1.6;
`;
