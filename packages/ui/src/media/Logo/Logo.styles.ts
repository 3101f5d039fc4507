import { css, styled } from 'styled-components';
import { moreContrast } from '../../foundations/base-styles/moreContrast.ts';

export const LatticeBox = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  inline-size: 50%;
  overflow: hidden;
  pointer-events: none;
  opacity: 0.16;
  mask-image: radial-gradient(closest-side, currentcolor 45%, transparent);
  svg {
    inline-size: 100%;
    block-size: 100%;
    max-inline-size: none;
  }
  /* On a phone text takes the whole width. */
  @media (width < 48rem) {
    display: none;
  }
  ${moreContrast(css`
    display: none;
  `)}
  @media (forced-colors: active) {
    display: none;
  }
  @media print {
    display: none;
  }
`;

export const Placeholder = styled.span`
  display: grid;
  place-items: center;
  inline-size: 100%;
  block-size: 100%;
  background: var(--ta-surface-giving);
  svg {
    inline-size: clamp(1.5rem, 34%, 6rem);
    block-size: auto;
  }
`;
