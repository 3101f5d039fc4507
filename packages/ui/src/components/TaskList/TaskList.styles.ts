import { styled } from 'styled-components';
import { coverCss } from '../Card/cover.styles.ts';

export const List = styled.ul`
  padding: 0;
  border-block: 1px solid var(--ta-border);
  list-style: none;
  > li + li {
    border-block-start: 1px solid var(--ta-border);
  }
`;

export const Item = styled.li`
  ${coverCss}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ta-space-1) var(--ta-space-4);
  min-block-size: var(--ta-control);
  padding-block: var(--ta-space-3);
  &:has(.cover:hover) {
    background: var(--ta-surface-sunken);
  }
  @media (forced-colors: active) {
    &:has(.cover:focus-visible) {
      outline-color: Highlight;
    }
  }
`;

export const Title = styled.div`
  flex: 1 1 14rem;
  display: grid;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  > .cover {
    color: var(--ta-text-accent);
    font-weight: var(--ta-weight-label);
  }
  > span,
  > small {
    color: var(--ta-text-muted);
  }
  > small {
    font-size: var(--ta-font-14);
  }
`;

export const Status = styled.div`
  color: var(--ta-text-muted);
  font-size: var(--ta-font-14);
`;
