import { useEffect, useRef, type MouseEvent } from 'react';
import { scrollToAnchor, type AnchoredScrollOptions } from './scroll.ts';

/**
 * Returns an `onClick` handler for a fragment link or a container of such links. The browser handles clicks with a
 * modifier key, links to another tab and links to other pages. Updates the URL, so that users can share it.
 */
export function useAnchoredScroll(options?: AnchoredScrollOptions): (event: MouseEvent) => void {
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    if (
      !link ||
      link.hash.length < 2 ||
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const started = scrollToAnchor(link.hash, options);
    if (!started) return;
    event.preventDefault();
    stop.current = started;
    window.history.replaceState(window.history.state, '', link.hash);
  };
}
