export { BackToTop, type BackToTopProps } from './BackToTop.tsx';
export { scrollToAnchor, type AnchoredScrollOptions } from './scroll.ts';
export { useAnchoredScroll } from './useAnchoredScroll.ts';
