import { styled } from 'styled-components';

export const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--ta-space-3);
  padding-block: var(--ta-space-12);
  padding-inline: var(--ta-space-5);
  border: 1px dashed var(--ta-border-control);
  border-radius: var(--ta-radius-card);
  text-align: center;
  p {
    max-inline-size: 30rem;
    color: var(--ta-text-muted);
    overflow-wrap: anywhere;
  }
`;

export const Title = styled.p`
  && {
    color: var(--ta-text);
    font-size: var(--ta-font-18);
    font-weight: var(--ta-weight-heading);
  }
`;
