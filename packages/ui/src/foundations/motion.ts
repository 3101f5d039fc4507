/** Whether the system is set to less motion. Check it before every motion by script; `GlobalStyle` covers style sheets. */
export const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
