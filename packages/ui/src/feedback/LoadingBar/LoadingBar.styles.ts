import { keyframes, styled } from 'styled-components';
import { layers } from '../../foundations/layers.ts';

// Grows for 5 s and never reaches the end: the bar is removed when the page has loaded.
const run = keyframes`from { inline-size: 0; } 20% { inline-size: 45%; } 60% { inline-size: 80%; } to { inline-size: 96%; }`;

export const Bar = styled.div`
  position: fixed;
  z-index: ${layers.loadingBar};
  inset-block-start: 0;
  inset-inline-start: 0;
  block-size: 3px;
  inline-size: 96%;
  border-start-end-radius: 3px;
  border-end-end-radius: 3px;
  background: var(--ta-giving);
  pointer-events: none;
  animation: ${run} 5000ms ease-out both;
  @media (forced-colors: active) {
    background: Highlight;
  }
  @media print {
    display: none;
  }
`;
