import { baseStylesCss } from './base-styles/index.ts';
import { css } from './base-styles/css.ts';
import { tokenCss } from './tokens.ts';

/** Parts of the global sheet that apply to the whole page. */
export type GlobalPart = 'tokens' | 'reset' | 'type';

const compact = (sheet: string): string =>
  sheet
    .replace(/\/\*.*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .trim();

const resetCss = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  * {
    margin: 0;
  }
  img,
  svg,
  video {
    display: block;
    max-inline-size: 100%;
  }
  img {
    block-size: auto;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }
  button {
    cursor: pointer;
  }
  /* As weak as an element: a component's own padding counts. */
  ul:where([role='list']),
  ol:where([role='list']) {
    list-style: none;
    padding: 0;
  }
  /* Collapsed borders keep their colour in Chromium when forced colours begin. */
  table {
    border-collapse: separate;
    border-spacing: 0;
    font-variant-numeric: tabular-nums;
  }
  fieldset {
    border: 0;
    padding: 0;
    min-inline-size: 0;
  }
  legend {
    padding: 0;
  }
  [hidden] {
    display: none !important;
  }
`;

/** Font and colour of the page, or of a part of it. */
const textCss = css`
  background: var(--ta-surface);
  color: var(--ta-text);
  font-family: var(--ta-family);
  font-size: var(--ta-font-16);
  font-weight: var(--ta-weight-body);
  line-height: 1.75;
  overflow-wrap: break-word;
  font-synthesis: none;
  -webkit-font-smoothing: antialiased;
  -webkit-tap-highlight-color: transparent;
`;

const elementCss = css`
  h1,
  h2,
  h3,
  h4 {
    font-weight: var(--ta-weight-heading);
    line-height: var(--ta-leading-heading);
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  p {
    text-wrap: pretty;
  }
  a {
    color: inherit;
  }
  em,
  i,
  cite,
  address {
    font-style: normal;
  }
  strong,
  b {
    font-weight: var(--ta-weight-heading);
  }
  dt,
  dd,
  label,
  legend {
    overflow-wrap: anywhere;
  }
`;

const typeCss = css`
  html {
    text-size-adjust: 100%;
  }
  body {
    min-block-size: 100dvb;
    ${textCss}
  }
  ${elementCss}
  ::selection {
    background: var(--ta-accent);
    color: var(--ta-on-accent);
  }
`;

/** What components need wherever they are. */
const baseCss = css`
  html {
    scroll-padding-block-start: 4.375rem;
  }
  /* Below the header that stays there, which may have two rows. */
  @media (width < 48rem) and (height >= 30rem) {
    html {
      scroll-padding-block-start: max(4.375rem, var(--ta-header-size, 0px));
    }
  }
  /* What stands at the lower edge, and what the keyboard reaches, stays above the navigation there. */
  @media (width < 48rem) and (height >= 30rem) {
    html:has([data-bottom-nav]) {
      --ta-bottom-inset: calc(3.875rem + env(safe-area-inset-bottom, 0px));
      scroll-padding-block-end: calc(var(--ta-bottom-inset) + 0.5rem);
    }
  }
  /* Above a bar with an action, too: it may have a row for its text and one for the action in enlarged text. */
  @media (width < 48rem) {
    html:has([data-action-bar]) {
      scroll-padding-block-end: calc(5rem + var(--ta-bottom-inset, 0px) + env(safe-area-inset-bottom, 0px));
    }
  }
  @media (width < 20rem) {
    html:has([data-action-bar]) {
      scroll-padding-block-end: calc(9rem + var(--ta-bottom-inset, 0px) + env(safe-area-inset-bottom, 0px));
    }
  }

  /* The page behind an open dialog stays where it is: it does not scroll, and where it had a bar it keeps that width. */
  html:has(dialog[open]:modal) {
    overflow: hidden;
  }
  html[data-scrollbar]:has(dialog[open]:modal) {
    scrollbar-gutter: stable;
  }

  /* Only where it is used: a highlight of every element costs each of them a style of its own. */
  [data-search-results]::highlight(ta-search),
  [data-search-results] ::highlight(ta-search) {
    background-color: var(--ta-surface-giving);
    text-decoration: underline;
    text-decoration-color: var(--ta-giving);
    text-decoration-thickness: 2px;
  }

  :focus-visible {
    outline: 3px solid var(--ta-focus-ring);
    outline-offset: 2px;
    box-shadow: 0 0 0 2px var(--ta-focus-edge);
  }
  main:focus,
  h1:focus,
  [tabindex='-1']:focus {
    outline: none;
    box-shadow: none;
  }

  ${baseStylesCss}

  @media (prefers-reduced-motion: no-preference) {
    a,
    button,
    input,
    select,
    textarea,
    summary {
      transition:
        background-color var(--ta-motion-fast) ease-out,
        border-color var(--ta-motion-fast) ease-out,
        color var(--ta-motion-fast) ease-out;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 0s !important;
      animation-delay: 0s !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0s !important;
      transition-delay: 0s !important;
      scroll-behavior: auto !important;
    }
  }
  @media (forced-colors: active) {
    :focus-visible {
      outline-color: Highlight;
      box-shadow: none;
    }
    [aria-current]:not([aria-current='false']),
    [aria-pressed='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    svg {
      forced-color-adjust: auto;
    }
  }
  @media print {
    /* Works on a screen only. */
    .ta-button,
    .ta-icon-button,
    dialog,
    [popover] {
      display: none !important;
    }
  }
`;

const printCss = css`
  @media print {
    body {
      background: none;
      color: CanvasText;
    }
  }
`;

const ALL: readonly GlobalPart[] = ['tokens', 'reset', 'type'];

/**
 * Returns the global sheet with some of its parts. What is left out of reset and type applies below elements with
 * `data-taawun` only, so that a page can adopt the library part by part.
 */
export function globalCssOf(parts: readonly GlobalPart[] = ALL): string {
  const [hasReset, hasType] = [parts.includes('reset'), parts.includes('type')];
  const marked = (hasReset ? '' : resetCss) + (hasType ? '' : `:scope { ${textCss} } ${elementCss}`);
  return compact(
    [
      parts.includes('tokens') ? tokenCss : '',
      hasReset ? resetCss : '',
      hasType ? typeCss : '',
      marked && `@scope ([data-taawun]) { ${marked} }`,
      baseCss,
      hasType ? printCss : '',
    ].join(' '),
  );
}

/**
 * Global style sheet that `GlobalStyle` renders: tokens, reset, body type, focus ring, motion, forced colours and base
 * styles. It precedes the components' styles. No rule begins with `:where(…)`: a browser would match such a rule
 * against every element of the page.
 * Exported for a Content-Security-Policy that allows inline styles by hash.
 */
export const globalCss: string = globalCssOf();
