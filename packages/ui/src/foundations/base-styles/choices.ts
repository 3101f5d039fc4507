import { css } from './css.ts';

/** Options of radio buttons and of checkboxes in a group. */
export const choicesCss: string = css`
  .ta-choices {
    display: flex;
    flex-direction: column;
    gap: var(--ta-space-1);
  }
  /* A dialog or form may set a wider column. */
  .ta-choices[data-variant='cards'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--ta-choice-column, 9rem)), 1fr));
    gap: var(--ta-space-3);
  }
  .ta-choice {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--ta-space-3);
    min-block-size: 2.75rem;
    cursor: pointer;
  }
  .ta-choice > span {
    flex: 1 1 0;
    min-inline-size: 0;
  }
  /* On a line of its own, below the label. */
  .ta-choice small {
    flex-basis: 100%;
    padding-inline-start: calc(1.5rem + var(--ta-space-3));
    color: var(--ta-text-subtle);
    font-size: var(--ta-font-14);
  }
  .ta-radio ~ small {
    padding-inline-start: calc(1.25rem + var(--ta-space-3));
  }
  :disabled .ta-choice,
  .ta-choice[data-disabled] {
    cursor: not-allowed;
    opacity: 0.55;
  }
  /* A checkbox of its own would fade twice. */
  :disabled .ta-choice > input,
  .ta-choice[data-disabled] > input {
    opacity: 1;
  }
  /* Stands for all the others. */
  .ta-choice[data-all] {
    font-weight: var(--ta-weight-label);
  }
  [data-variant='cards'] > .ta-choice[data-all] {
    grid-column: 1 / -1;
  }
  [data-variant='cards'] > .ta-choice {
    min-block-size: var(--ta-control);
    padding-block: var(--ta-space-2);
    padding-inline: var(--ta-space-3);
    border: 1px solid var(--ta-border-control);
    border-radius: var(--ta-radius-control);
    background: var(--ta-surface-raised);
  }
  .ta-choice:is([data-variant='cards'] > *):has(:checked) {
    background: var(--ta-surface-accent);
    border-color: var(--ta-accent);
  }
  .ta-choice:is([data-variant='cards'] > *):where(:focus-within):has(:focus-visible) {
    outline: 3px solid var(--ta-focus-ring);
  }
  [data-variant='cards'] > .ta-choice[data-invalid] {
    border-color: var(--ta-danger-fill);
  }
  @media (forced-colors: active) {
    .ta-choice:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
  .ta-radio {
    appearance: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0;
    border: 1px solid var(--ta-border-control);
    border-radius: 50%;
    background: var(--ta-surface-raised);
    cursor: inherit;
  }
  .ta-radio:checked {
    border: 6px solid var(--ta-accent);
  }
  @media (forced-colors: active) {
    .ta-radio {
      appearance: auto;
    }
  }
`;
