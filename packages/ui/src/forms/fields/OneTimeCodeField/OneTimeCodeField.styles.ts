import { styled } from 'styled-components';

export const Code = styled.div`
  max-inline-size: 18rem;
  input {
    font-size: var(--ta-font-20);
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.3em;
  }
`;

export const Resend = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-block-size: var(--ta-control-sm);
  color: var(--ta-text-muted);
  font-size: var(--ta-font-14);
  button {
    margin-inline-start: -0.875rem;
    min-block-size: 2.75rem;
  }
`;

export const Time = styled.bdi`
  font-variant-numeric: tabular-nums;
`;
