import { styled } from 'styled-components';

export const Counter = styled.span`
  display: block;
  font-variant-numeric: tabular-nums;
  &[data-over] {
    color: var(--ta-danger);
    font-weight: var(--ta-weight-label);
  }
`;
