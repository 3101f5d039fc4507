import { styled } from 'styled-components';
import { coverCss } from '../Card/cover.styles.ts';

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: 0;
  list-style: none;
  &[data-variant='plain'] {
    gap: var(--ta-space-1);
  }
  &[data-variant='divided'] > li + li {
    border-block-start: 1px solid var(--ta-border);
  }
`;

export const Item = styled.li`
  ${coverCss}
  display: flex;
  align-items: center;
  gap: var(--ta-space-3);
  min-inline-size: 0;
  min-block-size: var(--ta-control);
  padding-block: var(--ta-space-2);
  > svg {
    color: var(--ta-text-muted);
  }
  &:has(.cover:hover) .cover {
    text-decoration: underline;
  }
  &:has(.cover:hover) > svg,
  &:has(.cover[aria-current]) > svg {
    color: var(--ta-text-accent);
  }
  .cover[aria-current] {
    color: var(--ta-text-accent);
    font-weight: var(--ta-weight-heading);
    outline: none;
  }
  &:has(.cover:focus-visible) {
    border-radius: var(--ta-radius-chip);
  }
  @media (forced-colors: active) {
    &:has(.cover:focus-visible) {
      outline-color: Highlight;
    }
  }
`;

/** Text, meta and action in one line; on a narrow line meta and action go below the text. */
export const Line = styled.div`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ta-space-1) var(--ta-space-4);
  min-inline-size: 0;
`;

export const Body = styled.div`
  flex: 1 1 10rem;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  > small {
    display: block;
    color: var(--ta-text-subtle);
    font-size: var(--ta-font-14);
  }
`;

export const Meta = styled.div`
  min-inline-size: 0;
  color: var(--ta-text-muted);
  font-size: var(--ta-font-14);
  overflow-wrap: anywhere;
`;
