import { css } from './css.ts';

/**
 * Rules of a positioned element with one destination: the link with the class `cover` covers it all. Controls with the
 * class `above` stay above that link. The element renders the focus ring of the link.
 * @param root Selector of the element; `&` in a nested sheet.
 */
export const coverRules = (root: string): string => css`
  ${root} {
    position: relative;
  }
  ${root} .cover::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  ${root}:where(:focus-within):has(.cover:focus-visible) {
    outline: 3px solid var(--ta-focus-ring);
    box-shadow: 0 0 0 2px var(--ta-focus-edge);
  }
  ${root} .cover {
    color: inherit;
    text-decoration: none;
  }
  ${root} .cover:focus-visible {
    outline: none;
    box-shadow: none;
  }
  ${root} .above {
    position: relative;
    z-index: 1;
  }
`;

const card = css`
  .ta-card {
    overflow: hidden;
    min-inline-size: 0;
    border: 1px solid var(--ta-border);
    border-radius: var(--ta-radius-card);
    background: var(--ta-surface-raised);
    box-shadow: var(--ta-shadow-1);
  }
  .ta-card[data-padding='md'] {
    padding: var(--ta-space-6);
  }
  .ta-card[data-padding='lg'] {
    padding: clamp(1.25rem, 4vi, 2.5rem);
  }
  .ta-card:where(:hover):has(.cover:hover) {
    border-color: var(--ta-border-control);
    box-shadow: var(--ta-shadow-2);
  }
`;

export const surfacesCss: string = card + coverRules('.ta-card');
