import { css, keyframes, styled } from 'styled-components';

const light = keyframes`
  0%, 60%, 100% { opacity: 0.2; }
  20% { opacity: 1; }
`;

const SECONDS = 1.2;

const delays = css`
  ${Array.from(
    { length: 8 },
    (_, index) => `
    polygon:nth-child(${index + 1}) {
      opacity: ${(0.2 + index * 0.1).toFixed(1)};
      animation-delay: ${((index * SECONDS) / 8 - SECONDS).toFixed(2)}s;
    }`,
  ).join('')}
`;

export const Root = styled.span`
  display: inline-grid;
  flex: none;
  inline-size: 2.5rem;
  aspect-ratio: 1;
  color: var(--ta-text-accent);
  &[data-size='sm'] {
    inline-size: 1.5rem;
  }
  &[data-size='lg'] {
    inline-size: 4.5rem;
  }
`;

export const Star = styled.svg`
  inline-size: 100%;
  block-size: 100%;
  fill: currentcolor;
  ${delays}
  @media (prefers-reduced-motion: no-preference) {
    polygon {
      animation: ${light} ${SECONDS}s linear infinite;
    }
  }
  &:dir(rtl) {
    transform: scaleX(-1);
  }
  @media (forced-colors: active) {
    fill: CanvasText;
  }
`;
