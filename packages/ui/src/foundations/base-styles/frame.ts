import { css } from './css.ts';

/** Border of a control that contains more than its input: a unit, an icon, a button. */
export const frameCss: string = css`
  .ta-frame {
    display: flex;
    align-items: center;
    gap: 0 var(--ta-space-2);
    inline-size: 100%;
    min-block-size: var(--ta-control);
    padding-inline: 1rem;
    border: 1px solid var(--ta-border-control);
    border-radius: var(--ta-radius-control);
    background: var(--ta-surface-raised);
    color: var(--ta-text);
    cursor: text;
  }
  /* What stands after the text goes under it before the text has no room. */
  .ta-frame[data-chip] {
    flex-wrap: wrap;
  }
  .ta-frame[data-chip] > input {
    flex-basis: 4rem;
  }
  .ta-frame [data-edge='start'] {
    margin-inline-start: calc(2px - 1rem);
  }
  .ta-frame [data-edge='end'] {
    margin-inline-end: calc(2px - 1rem);
  }
  .ta-frame:hover:where(:not([data-disabled], :disabled *)) {
    border-color: var(--ta-text-muted);
  }
  /* A button inside has a focus ring of its own. */
  .ta-frame:focus-within:where(:has(input:focus)) {
    border-color: var(--ta-focus-edge);
    outline: 3px solid var(--ta-focus-ring);
    box-shadow: inset 0 0 0 1px var(--ta-focus-edge);
  }
  .ta-frame[data-invalid] {
    border-color: var(--ta-danger-fill);
    box-shadow: inset 0 0 0 1px var(--ta-danger-fill);
  }
  :disabled .ta-frame,
  .ta-frame[data-disabled] {
    background: var(--ta-surface-sunken);
    color: var(--ta-text-subtle);
    cursor: not-allowed;
  }
  .ta-frame > svg {
    flex: none;
    color: var(--ta-text-muted);
  }
  .ta-frame > svg[data-tone='good'] {
    color: var(--ta-success);
  }
  @media (forced-colors: active) {
    .ta-frame:focus-within:where(:has(input:focus)) {
      outline-color: Highlight;
    }
  }
  .ta-frame-input {
    flex: 1 1 0;
    min-inline-size: 0;
    min-block-size: calc(var(--ta-control) - 2px);
    padding-block: 0.5rem;
    padding-inline: 0;
    border: 0;
    background: none;
    font-size: var(--ta-font-16);
    line-height: 1.75;
    text-align: start;
    text-overflow: ellipsis;
  }
  .ta-frame-input:focus,
  .ta-frame-input:focus-visible {
    outline: none;
    box-shadow: none;
  }
  .ta-frame-input::placeholder {
    color: var(--ta-text-subtle);
    opacity: 1;
  }
  .ta-frame-input:disabled {
    cursor: not-allowed;
  }
  .ta-frame-unit {
    flex: none;
    color: var(--ta-text-subtle);
    font-size: var(--ta-font-15);
    user-select: none;
  }
  .ta-frame-unit[data-chip] {
    /* On a line of its own it stays away from the border. */
    margin-block: 0.375rem;
    padding-inline: var(--ta-space-3);
    border-radius: 999px;
    background: var(--ta-surface-sunken);
    color: var(--ta-text-muted);
    font-size: var(--ta-font-13);
    line-height: 1.9;
  }
`;
