import { css } from './css.ts';
import { controlRules } from './control-rules.ts';

const controls = css`
  ${controlRules('.ta-control')}
  input.ta-control[data-adorned] {
    padding-inline-end: 3.25rem;
  }
  textarea.ta-control {
    display: block;
    /* Its rows, padding and border. */
    min-block-size: max(8rem, var(--ta-rows, 0) * 1lh + 1rem + 2px);
    resize: block;
    field-sizing: content;
    max-block-size: 24rem;
  }
  select.ta-control {
    appearance: none;
    padding-inline-end: 2.75rem;
    text-overflow: ellipsis;
  }
  select.ta-control:has(> option[value='']:checked) {
    color: var(--ta-text-subtle);
  }
  select.ta-control option {
    color: var(--ta-text);
    background: var(--ta-surface-raised);
  }
  .ta-select {
    position: relative;
  }
  .ta-select > svg {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-end: 0.875rem;
    margin-block-start: -10px;
    pointer-events: none;
  }
`;

const checkbox = css`
  .ta-check {
    appearance: none;
    flex: none;
    display: inline-grid;
    place-items: center;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    margin: 0;
    border: 1px solid var(--ta-border-control);
    border-radius: 6px;
    background: var(--ta-surface-raised);
    cursor: pointer;
  }
  .ta-check::after {
    content: '';
    inline-size: 0.8rem;
    block-size: 0.8rem;
    background: var(--ta-on-accent);
    clip-path: polygon(14% 44%, 0 65%, 50% 100%, 100% 16%, 80% 0, 43% 62%);
    opacity: 0;
  }
  .ta-check:checked,
  .ta-check:indeterminate {
    background: var(--ta-accent);
    border-color: var(--ta-accent);
  }
  .ta-check:checked::after,
  .ta-check:indeterminate::after {
    opacity: 1;
  }
  .ta-check:indeterminate::after {
    clip-path: inset(42% 0);
  }
  .ta-check[aria-invalid='true'] {
    border-color: var(--ta-danger-fill);
    box-shadow: inset 0 0 0 1px var(--ta-danger-fill);
  }
  .ta-check:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    .ta-check {
      appearance: auto;
    }
    .ta-check::after {
      display: none;
    }
  }
`;

const form = css`
  .ta-form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ta-space-5);
    min-inline-size: 0;
  }
  /* No grid here and in choices: a form of thirty fields would take a fifth longer to lay out. */
  .ta-field {
    display: flex;
    flex-direction: column;
    gap: var(--ta-space-2);
    min-inline-size: 0;
  }
  /*
   * Floated, a legend is a box before the others. A legend on the border counts twice in WebKit, in the height of a fieldset
   * that stands in a flex column.
   */
  fieldset.ta-field {
    display: flow-root;
  }
  .ta-field > legend {
    float: inline-start;
    inline-size: 100%;
    padding-block-end: var(--ta-space-2);
  }
  .ta-field > legend ~ * {
    clear: both;
  }
  fieldset.ta-field > :is(.ta-hint, .ta-error) {
    margin-block-start: var(--ta-space-2);
  }
  .ta-check-line {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: start;
    gap: var(--ta-space-1) var(--ta-space-3);
  }
  .ta-check-line > input {
    margin-block-start: 0.125rem;
  }
  .ta-check-line > label {
    cursor: pointer;
  }
  .ta-check-line > :nth-child(n + 3) {
    grid-column: 2;
  }
`;

const summary = css`
  .ta-summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ta-space-2);
    padding-block: var(--ta-space-4);
    padding-inline: min(var(--ta-space-5), 6vi);
    border: 1px solid var(--ta-danger-border);
    border-radius: var(--ta-radius-control);
    background: var(--ta-danger-soft);
    color: var(--ta-danger);
  }
  .ta-summary.ta-summary:focus {
    outline: 3px solid var(--ta-danger-border);
    outline-offset: 2px;
  }
  .ta-summary h2,
  .ta-summary > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ta-space-2);
    font-size: var(--ta-font-16);
    font-weight: var(--ta-weight-heading);
  }
  .ta-summary :is(h2, p) > span {
    flex: 1 1 9rem;
    min-inline-size: 0;
  }
  .ta-summary > button {
    justify-self: start;
  }
  @media (scripting: none) {
    .ta-summary > button,
    form[method='dialog'].ta-form button[type='submit'] {
      display: none;
    }
  }
  .ta-summary ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    padding-inline-start: min(1.75rem, 8vi);
  }
  .ta-summary a {
    display: inline-block;
    min-block-size: 1.75rem;
    vertical-align: top;
    color: inherit;
    text-underline-offset: 0.3em;
  }
`;

const beside = css`
  .ta-label {
    display: block;
    font-size: var(--ta-font-15);
    font-weight: var(--ta-weight-label);
  }
  .ta-label[data-optional] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--ta-space-3);
    inline-size: 100%;
  }
  /* A long label wraps beside the note; in enlarged text the note is below it. */
  .ta-label[data-optional] > span {
    flex: 1 1 7rem;
    min-inline-size: 0;
  }
  .ta-label > small {
    flex: none;
    color: var(--ta-text-subtle);
    font-size: var(--ta-font-13);
    font-weight: var(--ta-weight-body);
  }
  .ta-mark {
    color: var(--ta-danger);
  }
  .ta-hint {
    color: var(--ta-text-subtle);
    font-size: var(--ta-font-14);
    line-height: 1.6;
  }
  .ta-error {
    display: flex;
    align-items: start;
    gap: var(--ta-space-2);
    color: var(--ta-danger);
    font-size: var(--ta-font-14);
    line-height: 1.6;
  }
  .ta-error > svg {
    margin-block-start: 0.2rem;
  }
`;

export const controlsCss: string = form + controls + checkbox + summary + beside;
