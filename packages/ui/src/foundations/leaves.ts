// The leaves that a page shows by the dozen: icons, amounts, the platform's controls and what stands beside them. They are classes and
// attributes of the one global sheet, because there the browser reads a rule in a fiftieth of the time that the engine of the components
// takes to make one, and an element costs nothing at all. Written flat: this text goes to the browser as it is.

/** The look that text inputs, text areas and selects share, for `self` (a selector). */
export const controlRules = (self: string): string => `
  ${self} {
    inline-size: 100%;
    min-block-size: var(--ta-control);
    padding-block: 0.5rem; padding-inline: 1rem;
    border: 1px solid var(--ta-border-control);
    border-radius: var(--ta-radius-control);
    background: var(--ta-surface-raised);
    color: var(--ta-text);
    font-size: var(--ta-font-16);
    line-height: 1.75;
    text-align: start;
  }
  ${self}::placeholder { color: var(--ta-text-subtle); opacity: 1; }
  ${self}:hover:not(:disabled) { border-color: var(--ta-text-muted); }
  ${self}:focus-visible, ${self}:focus { border-color: var(--ta-focus-edge); outline: 3px solid var(--ta-focus-ring); outline-offset: 0; box-shadow: inset 0 0 0 1px var(--ta-focus-edge); }
  ${self}[aria-invalid='true'] { border-color: var(--ta-danger-fill); box-shadow: inset 0 0 0 1px var(--ta-danger-fill); }
  ${self}:disabled { background: var(--ta-surface-sunken); color: var(--ta-text-subtle); cursor: not-allowed; }
  ${self}:read-only:not(select):not(:disabled) { background: var(--ta-surface-sunken); }
`;

const controls = `
  ${controlRules('.ta-control')}
  input.ta-control[data-adorned] { padding-inline-end: 3.25rem; }
  textarea.ta-control { display: block; min-block-size: 8rem; resize: block; field-sizing: content; max-block-size: 24rem; }
  select.ta-control { appearance: none; padding-inline-end: 2.75rem; text-overflow: ellipsis; }
  select.ta-control[data-empty] { color: var(--ta-text-subtle); }
  select.ta-control option { color: var(--ta-text); background: var(--ta-surface-raised); }
  .ta-select { position: relative; }
  .ta-select > svg { position: absolute; inset-block-start: 50%; inset-inline-end: 0.875rem; margin-block-start: -10px; pointer-events: none; }
`;

const checkbox = `
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
  .ta-check::after { content: ''; inline-size: 0.8rem; block-size: 0.8rem; background: var(--ta-on-accent); clip-path: polygon(14% 44%, 0 65%, 50% 100%, 100% 16%, 80% 0, 43% 62%); opacity: 0; }
  .ta-check:checked { background: var(--ta-accent); border-color: var(--ta-accent); }
  .ta-check:checked::after { opacity: 1; }
  .ta-check[aria-invalid='true'] { border-color: var(--ta-danger-fill); box-shadow: inset 0 0 0 1px var(--ta-danger-fill); }
  .ta-check:disabled { opacity: 0.5; cursor: not-allowed; }
  @media (forced-colors: active) { .ta-check { appearance: auto; } .ta-check::after { display: none; } }
`;

const beside = `
  .ta-label { display: block; font-size: var(--ta-font-15); font-weight: var(--ta-weight-label); }
  .ta-label[data-optional] { display: flex; align-items: baseline; justify-content: space-between; gap: var(--ta-space-3); inline-size: 100%; }
  .ta-label > small { flex: none; color: var(--ta-text-subtle); font-size: var(--ta-font-13); font-weight: var(--ta-weight-body); }
  .ta-mark { color: var(--ta-danger); }
  .ta-hint { color: var(--ta-text-subtle); font-size: var(--ta-font-14); line-height: 1.6; }
  .ta-error { display: flex; align-items: start; gap: var(--ta-space-2); color: var(--ta-danger); font-size: var(--ta-font-14); line-height: 1.6; }
  .ta-error > svg { margin-block-start: 0.2rem; }
`;

// No weight: a component may colour, size and turn them.
const marks = `
  :where(svg[data-icon]) { flex: none; fill: none; stroke: currentColor; stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; }
  svg[data-icon='mirrors']:dir(rtl) { transform: scaleX(-1); }
  :where(bdi[data-amount]) { white-space: nowrap; font-variant-numeric: tabular-nums; }
  :where(bdi[data-amount='strong']) { font-weight: var(--ta-weight-heading); }
`;

export const leafCss: string = marks + controls + checkbox + beside;
