import { styled } from 'styled-components';

export const Parts = styled.div`
  display: grid;
  gap: var(--ta-space-5);
  @media (width >= 48rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
