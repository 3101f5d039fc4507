import { styled } from 'styled-components';

export const Title = styled.p`
  margin-block-end: var(--ta-space-2);
  font-size: var(--ta-font-14);
  font-weight: var(--ta-weight-heading);
`;

export const List = styled.ul`
  padding: 0;
  border-inline-start: 1px solid var(--ta-border);
  list-style: none;
`;

export const Item = styled.a`
  display: flex;
  align-items: center;
  min-block-size: 2.75rem;
  padding-block: var(--ta-space-1);
  padding-inline-start: var(--ta-space-4);
  margin-inline-start: -1px;
  border-inline-start: 2px solid transparent;
  color: var(--ta-text-muted);
  font-size: var(--ta-font-14);
  line-height: 1.6;
  text-decoration: none;
  overflow-wrap: anywhere;
  &[data-level='2'] {
    padding-inline-start: var(--ta-space-8);
  }
  &:hover {
    color: var(--ta-text);
    text-decoration: underline;
  }
  &[aria-current] {
    border-color: var(--ta-accent);
    color: var(--ta-text-accent);
    font-weight: var(--ta-weight-label);
    outline: none;
  }
  &:focus-visible {
    outline: 3px solid var(--ta-focus-ring);
    outline-offset: -3px;
  }
  @media (pointer: fine) {
    min-block-size: 2rem;
  }
  @media (forced-colors: active) {
    &[aria-current] {
      border-color: Highlight;
    }
  }
`;
