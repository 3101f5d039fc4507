import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { barePath } from '../../intl/locale.ts';

/** The element that a hash names; `null` where there is none. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Focuses an element that may not be focusable by itself, as a browser does for a fragment. */
function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.setAttribute('tabindex', '-1');
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  // ScrollRestoration decides the scroll position.
  element.focus({ preventScroll: true });
}

/**
 * Does what a browser does for a new document: moves the focus to the new page, or to the hash's element, and returns
 * the title for the live region. A change of language is the same page and does not move the focus.
 */
export function useArrival(): string {
  const { pathname, search, hash } = useLocation();
  const page = barePath(pathname).replace(/(.)\/$/, '$1');
  const place = page + search + hash;
  const shown = useRef({ page, place });
  const titled = useRef(page);
  const [title, setTitle] = useState('');
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { page, place };
    // The browser handles the first page itself.
    if (before.place === place) return;
    const target = targetOf(hash) ?? (before.page === page ? null : document.querySelector<HTMLElement>('main'));
    if (target) focusOn(target);
  }, [page, place, hash]);
  useEffect(() => {
    if (titled.current === page) return;
    titled.current = page;
    // Effects of the page run before this one, so its title is set.
    setTitle(document.title);
  }, [page]);
  return title;
}
