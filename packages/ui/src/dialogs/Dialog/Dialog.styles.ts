import { keyframes, styled } from 'styled-components';

const rise = keyframes`from { opacity: 0; translate: 0 0.75rem; }`;
const fade = keyframes`from { opacity: 0; }`;

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
`;

export const Panel = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
  overflow-wrap: anywhere;
  padding: clamp(1.25rem, 4vi, 1.75rem);
`;

export const Head = styled.div`
  flex: none;
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: var(--ta-space-4);
  min-block-size: 2.75rem;
  margin-block-end: var(--ta-space-4);
  h2 {
    min-inline-size: 0;
    padding-block: 0.25rem;
    font-size: var(--ta-font-20);
  }
  &[data-bare] {
    justify-content: end;
    margin-block-end: 0;
  }
  &[data-bare] h2 {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

export const Description = styled.p`
  margin-block-end: var(--ta-space-5);
  color: var(--ta-text-muted);
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ta-space-3);
  margin-block-start: var(--ta-space-6);
  > * {
    flex: 1 1 9rem;
  }
`;
