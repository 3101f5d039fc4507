import { styled } from 'styled-components';

export const Title = styled.h3`
  font-size: var(--ta-font-18);
  &[data-size='sm'] {
    font-size: var(--ta-font-16);
  }
  &[data-size='lg'] {
    font-size: var(--ta-font-24);
  }
`;
