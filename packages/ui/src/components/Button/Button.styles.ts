import { css, keyframes, styled } from 'styled-components';

const turn = keyframes`to { rotate: 1turn; }`;

const base = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--ta-space-2);
  min-block-size: var(--ta-control);
  padding-block: 0.625rem; padding-inline: 1.25rem;
  border: 1px solid transparent;
  border-radius: var(--ta-radius-control);
  --ground: transparent;
  --hover: var(--ta-surface-accent);
  --ink: var(--ta-text);
  background: var(--ground);
  color: var(--ink);
  font-size: var(--ta-font-15);
  font-weight: var(--ta-weight-label);
  line-height: 1.5;
  text-align: center;
  text-decoration: none;
  &[data-size='sm'] { min-block-size: var(--ta-control-sm); padding-block: 0.375rem; padding-inline: 0.875rem; font-size: var(--ta-font-14); }
  &[data-size='lg'] { min-block-size: 3.5rem; padding-inline: 1.75rem; font-size: var(--ta-font-16); }
  &[data-block] { display: flex; inline-size: 100%; }
  &:disabled, &[aria-disabled='true'] { cursor: not-allowed; opacity: 0.55; }
  &[data-loading] { cursor: progress; opacity: 1; }
  > .content { display: inline-flex; align-items: center; justify-content: center; gap: var(--ta-space-2); min-inline-size: 0; }
  &[data-loading] > .content { visibility: hidden; }
  @media (forced-colors: active) { border-color: ButtonText; &:disabled, &[aria-disabled='true'] { opacity: 1; color: GrayText; } }
`;

// Three words per variant instead of rules of its own for rest and hover: ground, its hover, text.
const variants = css`
  &[data-variant='primary'] { --ground: var(--ta-accent); --hover: var(--ta-accent-hover); --ink: var(--ta-on-accent); }
  &[data-variant='giving'] { --ground: var(--ta-giving); --hover: var(--ta-giving-hover); --ink: var(--ta-on-giving); }
  &[data-variant='share'] { --ground: var(--ta-share); --hover: var(--ta-share-hover); --ink: var(--ta-on-share); }
  &[data-variant='danger'] { --ground: var(--ta-danger-fill); --hover: var(--ta-danger-fill-hover); --ink: var(--ta-on-danger); }
  &[data-variant='secondary'] { --ground: var(--ta-surface-raised); --hover: var(--ta-surface-sunken); border-color: var(--ta-border-control); }
  &[data-variant='ghost'] { border-color: var(--ta-border-control); }
  &[data-variant='quiet'] { --ink: var(--ta-text-accent); }
  &:not(:disabled, [aria-disabled]):hover { background: var(--hover); }
`;

export const Button = styled.button`${base}${variants}`;

export const Spinner = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  &::after {
    content: '';
    inline-size: 1.25rem;
    block-size: 1.25rem;
    border: 2px solid currentColor;
    border-block-start-color: transparent;
    border-radius: 50%;
    animation: ${turn} 800ms linear infinite;
  }
`;

// Lets `command` and `commandfor` through, which styled-components does not know yet.
export const IconButton = styled.button.withConfig({ shouldForwardProp: () => true })`
  position: relative;
  flex: none;
  display: inline-grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  padding: 0;
  border: 1px solid transparent;
  border-radius: var(--ta-radius-control);
  background: transparent;
  color: inherit;
  &[data-size='sm'] { inline-size: 2.25rem; block-size: 2.25rem; border-radius: var(--ta-radius-chip); }
  &[data-variant='soft'] { background: var(--ta-surface-sunken); }
  &[data-variant='outline'] { border-color: var(--ta-border-control); }
  &:not(:disabled):hover { background: var(--ta-surface-accent); }
  &:disabled { cursor: not-allowed; opacity: 0.5; }
  @media (forced-colors: active) { border-color: ButtonText; }
`;
