import { keyframes, styled } from 'styled-components';

const breathe = keyframes`50% { opacity: 0.5; }`;

export const Skeleton = styled.span`
  display: block;
  inline-size: 100%;
  block-size: 1rem;
  border-radius: var(--ta-radius-chip);
  background: color-mix(in oklch, var(--ta-text) 9%, transparent);
  animation: ${breathe} 1600ms ease-in-out infinite;
  &[data-shape='block'] {
    block-size: 12rem;
    border-radius: var(--ta-radius-card);
  }
  &[data-shape='circle'] {
    inline-size: 3rem;
    block-size: 3rem;
    border-radius: 50%;
  }
  &[data-shape='control'] {
    block-size: var(--ta-control);
    border-radius: var(--ta-radius-control);
  }
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;

export const Lines = styled.span`
  display: grid;
  gap: var(--ta-space-3);
  > :last-child {
    inline-size: 62%;
  }
`;
