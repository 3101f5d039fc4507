import { styled } from 'styled-components';
import { layers } from '../../foundations/layers.ts';

/** Marks one viewport height below the start of the page. When it is above the viewport, the button appears. */
export const Sentinel = styled.span`
  position: absolute;
  inset-block-start: calc(100vb - 1px);
  inset-inline-start: 0;
  inline-size: 1px;
  block-size: 1px;
  pointer-events: none;
`;

export const Link = styled.a`
  position: fixed;
  z-index: ${layers.backToTop};
  inset-block-end: calc(1rem + var(--ta-bottom-inset, env(safe-area-inset-bottom, 0px)));
  inset-inline-end: calc(1rem + max(env(safe-area-inset-left, 0px), env(safe-area-inset-right, 0px)));
  display: grid;
  place-items: center;
  inline-size: 3rem;
  block-size: 3rem;
  border: 1px solid var(--ta-border-control);
  border-radius: 50%;
  background: var(--ta-surface-raised);
  color: var(--ta-text-accent);
  box-shadow: var(--ta-shadow-2);
  &:not([data-shown]) {
    visibility: hidden;
    opacity: 0;
  }
  &:hover {
    background: var(--ta-surface-accent);
  }
  @media (prefers-reduced-motion: no-preference) {
    transition:
      opacity var(--ta-motion-slow) ease-out,
      visibility var(--ta-motion-slow),
      background-color var(--ta-motion-fast) ease-out;
  }
  @media print {
    display: none;
  }
`;
