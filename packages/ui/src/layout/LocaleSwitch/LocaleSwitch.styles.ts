import { styled } from 'styled-components';

export const Compact = styled.a`
  display: inline-grid;
  place-items: center;
  min-inline-size: 2.75rem;
  min-block-size: 2.75rem;
  border-radius: var(--ta-radius-control);
  color: var(--ta-text);
  font-size: var(--ta-font-15);
  font-weight: var(--ta-weight-label);
  text-decoration: none;
  &:hover {
    background: var(--ta-surface-accent);
  }
`;
