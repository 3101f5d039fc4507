import { useLayoutEffect, type RefObject } from 'react';

/**
 * Sets `--ta-header-size` on the document to the header's height, from which `globalCss` derives the `scroll-padding` of a
 * phone, where the header is sticky: a long name or enlarged text gives it a second row.
 */
export function useHeaderSize(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const header = ref.current;
    // jsdom measures nothing.
    if (!header || typeof ResizeObserver === 'undefined') return undefined;
    const { style } = header.ownerDocument.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--ta-header-size', `${header.offsetHeight}px`));
    observer.observe(header);
    return () => {
      observer.disconnect();
      style.removeProperty('--ta-header-size');
    };
  }, [ref]);
}
