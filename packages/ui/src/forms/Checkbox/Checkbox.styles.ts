import { styled } from 'styled-components';

export const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: var(--ta-space-1) var(--ta-space-3);
  > input { margin-block-start: 0.125rem; }
  > label { cursor: pointer; }
  > :nth-child(n + 3) { grid-column: 2; }
`;
