import { css } from './css.ts';

const base = css`
  .ta-button {
    position: relative;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--ta-space-2);
    min-block-size: var(--ta-control);
    padding-block: 0.625rem;
    padding-inline: min(1.25rem, 8vi);
    border: 1px solid transparent;
    border-radius: var(--ta-radius-control);
    background: transparent;
    color: var(--ta-text);
    font-size: var(--ta-font-15);
    font-weight: var(--ta-weight-label);
    line-height: 1.5;
    text-align: center;
    text-decoration: none;
  }
  .ta-button[data-size='sm'] {
    min-block-size: var(--ta-control-sm);
    padding-block: 0.375rem;
    padding-inline: 0.875rem;
    font-size: var(--ta-font-14);
  }
  .ta-button[data-size='lg'] {
    min-block-size: 3.5rem;
    padding-inline: min(1.75rem, 9vi);
    font-size: var(--ta-font-16);
  }
  .ta-button[data-block] {
    display: flex;
    inline-size: 100%;
  }
  .ta-button:disabled,
  .ta-button[aria-disabled='true'] {
    cursor: not-allowed;
    opacity: 0.55;
  }
  .ta-button[data-loading] {
    cursor: progress;
    opacity: 1;
    -webkit-text-fill-color: transparent;
  }
  .ta-button[data-loading] > :not(.ta-spinner) {
    visibility: hidden;
  }
`;

// No custom properties on the button itself: each element that sets one costs the browser a property map at every style
// recalculation.
const variants = css`
  .ta-button[data-variant='primary'] {
    background: var(--ta-accent);
    color: var(--ta-on-accent);
  }
  .ta-button[data-variant='giving'] {
    background: var(--ta-giving);
    color: var(--ta-on-giving);
  }
  .ta-button[data-variant='share'] {
    background: var(--ta-share);
    color: var(--ta-on-share);
  }
  .ta-button[data-variant='danger'] {
    background: var(--ta-danger-fill);
    color: var(--ta-on-danger);
  }
  .ta-button[data-variant='secondary'] {
    background: var(--ta-surface-raised);
    border-color: var(--ta-border-control);
  }
  .ta-button[data-variant='ghost'] {
    border-color: var(--ta-border-control);
  }
  .ta-button[data-variant='quiet'] {
    color: var(--ta-text-accent);
  }
  .ta-button:not(:disabled, [aria-disabled]):hover {
    background: var(--ta-surface-accent);
  }
  .ta-button[data-variant='primary']:not(:disabled, [aria-disabled]):hover {
    background: var(--ta-accent-hover);
  }
  .ta-button[data-variant='giving']:not(:disabled, [aria-disabled]):hover {
    background: var(--ta-giving-hover);
  }
  .ta-button[data-variant='share']:not(:disabled, [aria-disabled]):hover {
    background: var(--ta-share-hover);
  }
  .ta-button[data-variant='danger']:not(:disabled, [aria-disabled]):hover {
    background: var(--ta-danger-fill-hover);
  }
  .ta-button[data-variant='secondary']:not(:disabled, [aria-disabled]):hover {
    background: var(--ta-surface-sunken);
  }
  @media (forced-colors: active) {
    .ta-button {
      border-color: ButtonText;
    }
    .ta-button:disabled,
    .ta-button[aria-disabled='true'] {
      opacity: 1;
      color: GrayText;
    }
    /* There no text is transparent: the spinner covers it. */
    .ta-button > .ta-spinner {
      border-radius: inherit;
      background: ButtonFace;
    }
  }
`;

const spinner = css`
  .ta-spinner {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
  }
  .ta-spinner::after {
    content: '';
    inline-size: 1.25rem;
    block-size: 1.25rem;
    border: 2px solid currentColor;
    border-block-start-color: transparent;
    border-radius: 50%;
    animation: ta-turn 800ms linear infinite;
  }
  @keyframes ta-turn {
    to {
      rotate: 1turn;
    }
  }
`;

const iconButton = css`
  .ta-icon-button {
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
  }
  .ta-icon-button[data-size='sm'] {
    inline-size: 2.25rem;
    block-size: 2.25rem;
    border-radius: var(--ta-radius-chip);
  }
  .ta-icon-button[data-variant='soft'] {
    background: var(--ta-surface-sunken);
  }
  .ta-icon-button[data-variant='outline'] {
    border-color: var(--ta-border-control);
  }
  .ta-icon-button:not(:disabled):hover {
    background: var(--ta-surface-accent);
  }
  .ta-icon-button:disabled {
    cursor: not-allowed;
    opacity: 0.5;
  }
  @media (forced-colors: active) {
    .ta-icon-button {
      border-color: ButtonText;
    }
  }
`;

export const buttonCss: string = base + variants + spinner + iconButton;

export const badgeCss = css`
  .ta-badge {
    display: inline-flex;
    align-items: center;
    gap: var(--ta-space-1);
    padding-block: 0.125rem;
    padding-inline: 0.625rem;
    border: 1px solid transparent;
    border-radius: 999px;
    background: var(--ta-surface-sunken);
    color: var(--ta-text-muted);
    font-size: var(--ta-font-13);
    font-weight: var(--ta-weight-label);
    line-height: 1.6;
  }
  .ta-badge[data-tone='primary'] {
    background: var(--ta-surface-accent);
    color: var(--ta-text-accent);
  }
  .ta-badge[data-tone='secondary'] {
    background: var(--ta-surface-giving);
    color: var(--ta-text-giving);
  }
  .ta-badge[data-tone='share'] {
    background: var(--ta-surface-share);
    color: var(--ta-text-share);
    border-color: color-mix(in oklch, currentColor 18%, transparent);
  }
  .ta-badge[data-tone='success'] {
    background: var(--ta-success-soft);
    color: var(--ta-success);
  }
  .ta-badge[data-tone='warning'] {
    background: var(--ta-warning-soft);
    color: var(--ta-warning);
  }
  .ta-badge[data-tone='danger'] {
    background: var(--ta-danger-soft);
    color: var(--ta-danger);
  }
  .ta-badge[data-tone='raised'] {
    background: var(--ta-surface-raised);
    color: var(--ta-text-accent);
    border-radius: var(--ta-radius-chip);
  }
  @media (forced-colors: active) {
    .ta-badge {
      border-color: CanvasText;
    }
  }
`;
