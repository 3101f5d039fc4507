/** Whether the reader has asked the system for less motion. Ask before every motion by script; style sheets are covered by `GlobalStyle`. */
export const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
