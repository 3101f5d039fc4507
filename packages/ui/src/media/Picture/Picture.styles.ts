import { css, styled } from 'styled-components';
import { onDark } from '../../foundations/base-styles/onDark.ts';

export const Frame = styled.span`
  position: relative;
  display: block;
  overflow: hidden;
  background: var(--ta-surface-sunken);
  &[data-ratio='wide'] {
    aspect-ratio: 16 / 9;
  }
  &[data-ratio='photo'] {
    aspect-ratio: 3 / 2;
  }
  &[data-ratio='square'] {
    aspect-ratio: 1;
  }
  &[data-ratio='portrait'] {
    aspect-ratio: 4 / 5;
  }
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  /* Bright photographs would glare on a dark page. An SVG has its own dark colours, by prefers-color-scheme. */
  ${onDark(css`
    img:not([src$='.svg']) {
      filter: brightness(0.78);
    }
  `)}
  &[data-fit='contain'] img {
    object-fit: contain;
  }
`;
