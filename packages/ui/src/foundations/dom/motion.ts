/**
 * Returns whether the system requests reduced motion. Check it before every scripted animation; `GlobalStyle` covers
 * style sheets.
 */
export const prefersReducedMotion = (): boolean =>
  window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
