import { styled } from 'styled-components';

export const Box = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: var(--ta-space-5);
  min-block-size: min(36rem, 75dvb);
  padding-block: var(--ta-space-12);
  padding-inline: var(--ta-space-5);
  text-align: center;
  p {
    max-inline-size: 32rem;
    color: var(--ta-text-muted);
    font-size: var(--ta-font-18);
    overflow-wrap: anywhere;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--ta-space-3);
`;
