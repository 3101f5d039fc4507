import { css, keyframes, styled } from 'styled-components';

const rise = keyframes`from { opacity: 0; translate: 0 0.75rem; }`;
const fade = keyframes`from { opacity: 0; }`;

/**
 * Content of a dialog: title, description, actions. Rules of the dialog itself instead of styled elements, so that
 * opening it adds none to the style sheet.
 */
export const panelRules = css`
  > .panel {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-inline-size: 0;
    min-block-size: 0;
    overflow: auto;
    overscroll-behavior: contain;
    overflow-wrap: anywhere;
    padding: clamp(1.25rem, 4vi, 1.75rem);
  }
  > .panel > .head {
    flex: none;
    display: flex;
    /* Enlarged text: the title below the button. */
    flex-wrap: wrap-reverse;
    align-items: start;
    justify-content: end;
    gap: var(--ta-space-2) var(--ta-space-4);
    min-block-size: 2.75rem;
    margin-block-end: var(--ta-space-4);
  }
  > .panel > .head > h2 {
    flex: 1 1 6rem;
    min-inline-size: 0;
    padding-block: 0.25rem;
    font-size: var(--ta-font-20);
  }
  > .panel > .head[data-bare] {
    margin-block-end: 0;
  }
  > .panel > .description {
    margin-block-end: var(--ta-space-5);
    color: var(--ta-text-muted);
  }
  > .panel > .foot {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ta-space-3);
    margin-block-start: var(--ta-space-6);
  }
  > .panel > .foot > * {
    flex: 1 1 9rem;
  }
`;

export const Dialog = styled.dialog`
  inline-size: min(100% - 2rem, 32rem);
  max-inline-size: none;
  max-block-size: min(100dvb - 2rem, 52rem);
  margin: auto;
  padding: 0;
  border: 0;
  border-radius: var(--ta-radius-dialog);
  background: var(--ta-surface-raised);
  color: var(--ta-text);
  box-shadow: var(--ta-shadow-3);
  overflow: hidden;
  &[data-size='sm'] {
    inline-size: min(100% - 2rem, 26rem);
  }
  &[data-size='lg'] {
    inline-size: min(100% - 2rem, 56rem);
  }
  &[open] {
    display: flex;
  }
  &::backdrop {
    background: var(--ta-backdrop);
  }
  @media (prefers-reduced-motion: no-preference) {
    &[open] {
      animation: ${rise} var(--ta-motion-slow) var(--ta-ease);
    }
    &[open]::backdrop {
      animation: ${fade} var(--ta-motion-base) ease-out;
    }
  }
  @media (forced-colors: active) {
    border: 2px solid CanvasText;
  }
  ${panelRules}
`;
