import { createGlobalStyle, styled } from 'styled-components';
import { layers } from '../../foundations/layers.ts';

/** Styles for the class names of react-toastify, in place of the library's own sheet. */
export const Styles = createGlobalStyle`
  .Toastify__toast-container {
    position: fixed;
    z-index: ${layers.toast};
    inset-block-start: var(--ta-space-4);
    inset-inline: 0;
    display: grid;
    justify-items: center;
    gap: var(--ta-space-3);
    padding-inline: var(--ta-space-4);
    pointer-events: none;
  }
  .Toastify__toast {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--ta-space-3);
    inline-size: min(100%, 28rem);
    padding-block: var(--ta-space-2); padding-inline: var(--ta-space-4);
    min-block-size: 3.5rem;
    border: 1px solid var(--ta-border);
    border-radius: var(--ta-radius-control);
    background: var(--ta-surface-raised);
    color: var(--ta-text);
    box-shadow: var(--ta-shadow-3);
    font-size: var(--ta-font-15);
    line-height: 1.6;
    pointer-events: auto;
    order: 0;
    animation: ta-toast-in var(--ta-motion-slow) var(--ta-ease);
  }
  .Toastify__toast-icon { order: -1; flex: none; display: flex; }
  /* The library's clock is this bar's animation: it must run, unseen, even where nothing else may move. */
  .Toastify__progress-bar--wrp { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; opacity: 0; }
  .Toastify__progress-bar--animated { animation: ta-toast-clock 3000ms linear 1 forwards; animation-duration: var(--ta-toast-time) !important; }
  /* The library pauses it for the pointer; a keyboard user who has reached the message needs its time as well. */
  .Toastify__toast:focus-within .Toastify__progress-bar--animated { animation-play-state: paused !important; }
  @keyframes ta-toast-clock { to { scale: 0 1; } }
  .Toastify__toast > :not(.Toastify__toast-icon, button, .Toastify__progress-bar--wrp) { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
  @keyframes ta-toast-in { from { opacity: 0; translate: 0 -0.75rem; } }
  @keyframes ta-toast-out { to { opacity: 0; translate: 0 -0.75rem; } }
  .Toastify__toast.ta-toast-out { animation: ta-toast-out var(--ta-motion-base) ease-out forwards; }
  @media print { .Toastify__toast-container { display: none; } }
`;

export const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 2rem;
  block-size: 2rem;
  border-radius: 50%;
  &[data-tone='success'] {
    background: var(--ta-success-soft);
    color: var(--ta-success);
  }
  &[data-tone='danger'] {
    background: var(--ta-danger-soft);
    color: var(--ta-danger);
  }
  &[data-tone='warning'] {
    background: var(--ta-warning-soft);
    color: var(--ta-warning);
  }
  &[data-tone='info'] {
    background: var(--ta-info-soft);
    color: var(--ta-info);
  }
`;

export const Close = styled.button`
  flex: none;
  margin-inline-start: auto;
  min-block-size: 2.75rem;
  padding-inline: var(--ta-space-3);
  border: 0;
  border-radius: var(--ta-radius-chip);
  background: none;
  color: var(--ta-text-accent);
  font-weight: var(--ta-weight-label);
  &:hover {
    background: var(--ta-surface-accent);
  }
`;
