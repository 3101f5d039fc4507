import { styled } from 'styled-components';

export const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ta-space-1) var(--ta-space-2);
  color: var(--ta-text-muted);
  font-size: var(--ta-font-14);
  li {
    display: inline-flex;
    align-items: center;
    gap: var(--ta-space-2);
    max-inline-size: 100%;
    min-block-size: 1.75rem;
    overflow-wrap: anywhere;
  }
  [aria-current] {
    color: var(--ta-text);
  }
`;
