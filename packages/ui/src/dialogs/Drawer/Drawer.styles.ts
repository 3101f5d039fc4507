import { keyframes, styled } from 'styled-components';
import { panelRules } from '../Dialog/Dialog.styles.ts';

const slideFromStart = keyframes`from { translate: -2rem 0; opacity: 0; }`;
const slideFromEnd = keyframes`from { translate: 2rem 0; opacity: 0; }`;

export const Drawer = styled.dialog`
  inline-size: min(max(100% - 3rem, 85%), 22rem);
  block-size: 100dvb;
  max-inline-size: none;
  max-block-size: none;
  margin: 0;
  inset-block: 0;
  inset-inline: auto 0;
  padding-block: env(safe-area-inset-top, 0px) env(safe-area-inset-bottom, 0px);
  padding-inline: 0;
  border: 0;
  border-start-start-radius: var(--ta-radius-card);
  border-end-start-radius: var(--ta-radius-card);
  background: var(--ta-surface-raised);
  color: var(--ta-text);
  box-shadow: var(--ta-shadow-3);
  overflow: hidden;
  &[open] {
    display: flex;
  }
  &::backdrop {
    background: var(--ta-backdrop);
  }
  @media (prefers-reduced-motion: no-preference) {
    &[open]:dir(ltr) {
      animation: ${slideFromEnd} var(--ta-motion-slow) var(--ta-ease);
    }
    &[open]:dir(rtl) {
      animation: ${slideFromStart} var(--ta-motion-slow) var(--ta-ease);
    }
  }
  @media (forced-colors: active) {
    border: 2px solid CanvasText;
  }
  ${panelRules}
`;
