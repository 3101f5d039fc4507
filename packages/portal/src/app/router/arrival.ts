import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { barePath } from '../../intl/locale.ts';

/** What a hash names; null where nothing has that id. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Focuses what need not be focusable otherwise, as a browser does on arriving at a new document or a fragment. */
function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.setAttribute('tabindex', '-1');
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  // Where to scroll is the scroll restoration's matter.
  element.focus({ preventScroll: true });
}

/**
 * What a browser does by itself when a new document opens: the focus goes to the new page, or to what the hash names, and
 * the title is told. Answers the text for the live region. A change of language is the same page and leaves the focus alone.
 */
export function useArrival(): string {
  const { pathname, search, hash } = useLocation();
  const shown = useRef<{ page: string; place: string } | null>(null);
  const [title, setTitle] = useState('');
  useEffect(() => {
    const page = barePath(pathname).replace(/(.)\/$/, '$1');
    const place = page + search + hash;
    const before = shown.current;
    shown.current = { page, place };
    // The first page is the browser's own.
    if (!before || before.place === place) return;
    const target = targetOf(hash) ?? (before.page === page ? null : document.querySelector<HTMLElement>('main'));
    if (target) focusOn(target);
    // Effects of the page run before this one: its title stands already.
    if (before.page !== page) setTitle(document.title);
  }, [pathname, search, hash]);
  return title;
}
