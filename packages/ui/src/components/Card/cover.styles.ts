import { css } from 'styled-components';

/**
 * A positioned element with one destination: the link with the class `cover` covers it all. Controls with the class
 * `above` stay above that link. The element renders the focus ring of the link.
 */
export const coverCss = css`
  position: relative;
  .cover::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  &:has(.cover:focus-visible) {
    outline: 3px solid var(--ta-focus-ring);
    box-shadow: 0 0 0 2px var(--ta-focus-edge);
  }
  .cover {
    color: inherit;
    text-decoration: none;
  }
  .cover:focus-visible {
    outline: none;
    box-shadow: none;
  }
  .above {
    position: relative;
    z-index: 1;
  }
`;
