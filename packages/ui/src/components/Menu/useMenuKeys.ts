import { useRef, type KeyboardEvent, type RefObject } from 'react';
import { hidePopover } from '../../foundations/popover/topLayer.ts';
import { normalize } from '../../forms/fields/search/normalize.ts';

/** The focusable items of a menu, including disabled ones, without those of the menus in it. */
export const entriesOf = (list: HTMLElement | null): HTMLElement[] =>
  [...(list?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])].filter(
    (entry) => entry.closest('[role="menu"]') === list,
  );

/** Maximum time between the letters of one typeahead search, in ms. */
const pause = 600;

/**
 * Finds the item of a typeahead search: the next item that begins with the typed letters, from the current one,
 * wrapping around. A repeated letter moves to the next match. The comparison ignores Arabic letter variants.
 * @returns the index of the item, or -1.
 */
export function findEntry(labels: readonly string[], current: number, typed: string): number {
  const query = normalize(typed);
  if (query === '') return -1;
  const repeated = new Set(query).size === 1;
  const from = query.length === 1 || repeated ? current + 1 : current;
  const wanted = repeated ? query.slice(0, 1) : query;
  for (let step = 0; step < labels.length; step += 1) {
    const index = (Math.max(0, from) + step) % labels.length;
    if (normalize(labels[index] ?? '').startsWith(wanted)) return index;
  }
  return -1;
}

/** Returns the keyboard handler of an open menu. */
export function useMenuKeys(list: RefObject<HTMLElement | null>) {
  const typed = useRef({ text: '', at: 0 });
  return (event: KeyboardEvent): void => {
    const entries = entriesOf(list.current);
    const current = entries.indexOf(document.activeElement as HTMLElement);
    if (event.key === 'Tab') {
      // Focuses the button first, so that the browser's Tab continues from there.
      hidePopover(list.current);
      return;
    }
    if (event.key === ' ' && document.activeElement instanceof HTMLAnchorElement) {
      event.preventDefault();
      document.activeElement.click();
      return;
    }
    const step = new Map([
      ['ArrowDown', (current + 1) % entries.length],
      ['ArrowUp', (current <= 0 ? entries.length : current) - 1],
      ['Home', 0],
      ['End', entries.length - 1],
    ]).get(event.key);
    let next = step ?? -1;
    if (
      step === undefined &&
      event.key.length === 1 &&
      event.key !== ' ' &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey
    ) {
      const text = event.timeStamp - typed.current.at < pause ? typed.current.text + event.key : event.key;
      typed.current = { text, at: event.timeStamp };
      next = findEntry(
        entries.map((entry) => entry.textContent),
        current,
        text,
      );
    }
    if (next < 0) return;
    event.preventDefault();
    entries[next]?.focus();
  };
}
