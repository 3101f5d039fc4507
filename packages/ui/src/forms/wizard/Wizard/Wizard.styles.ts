import { styled } from 'styled-components';

export const Wizard = styled.div`
  display: grid;
  gap: var(--ta-space-6);
  min-inline-size: 0;
`;

export const Head = styled.div`
  display: grid;
  h2 {
    font-size: var(--ta-font-24);
  }
`;

export const Count = styled.p`
  color: var(--ta-text-subtle);
  font-size: var(--ta-font-14);
`;
