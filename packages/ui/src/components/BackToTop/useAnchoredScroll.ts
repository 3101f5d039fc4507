import { useEffect, useRef, type MouseEvent } from 'react';
import { scrollToAnchor, type AnchoredScrollOptions } from './scroll.ts';

/**
 * `onClick` for a link into the page, or for anything around several of them. Presses with a key, in another tab or to other pages stay the browser's;
 * without script all of them do. The address follows, so that it can be shared.
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
