import { styled } from 'styled-components';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ta-space-2) var(--ta-space-3);
  margin-block-end: var(--ta-space-3);
`;

export const Lines = styled.ul`
  display: grid;
  gap: var(--ta-space-2);
  color: var(--ta-text-muted);
  font-size: var(--ta-font-15);
  li {
    display: flex;
    align-items: start;
    gap: var(--ta-space-3);
  }
  svg {
    margin-block-start: 0.3rem;
    color: var(--ta-text-accent);
  }
  a {
    position: relative;
    z-index: 1;
    display: inline-block;
    min-block-size: 1.75rem;
  }
`;
