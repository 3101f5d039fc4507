import { css, keyframes } from 'styled-components';

const appear = keyframes`from { opacity: 0; translate: 0 -0.25rem; }`;

/**
 * Surface of a popover beside its button. The component sets `position-area`, its fallbacks and its width. Without
 * anchor positioning, a sheet at the bottom of the viewport.
 */
export const popoverCss = css`
  inset: auto;
  inline-size: max-content;
  max-block-size: min(26rem, 100dvb - 1rem);
  margin-block: 0.375rem;
  margin-inline: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--ta-border);
  border-radius: var(--ta-radius-control);
  background: var(--ta-surface-raised);
  color: var(--ta-text);
  box-shadow: var(--ta-shadow-2);
  text-align: start;
  @supports not (position-area: block-end) {
    inset-block: auto 0.5rem;
    inset-inline: 0.5rem;
    inline-size: auto;
    max-inline-size: none;
    margin: 0;
  }
  @media (prefers-reduced-motion: no-preference) {
    &:popover-open {
      animation: ${appear} var(--ta-motion-fast) ease-out;
    }
  }
`;
