// Scrolling along the inline axis. `scrollLeft` and `offsetLeft` count from the left in both directions and are
// negative in RTL. The functions use differences or absolute values only, so they are correct in both directions.
// jsdom has no layout and no scrolling: nothing scrolls there.
// `scrollTo`, not `scrollBy`: where a list snaps, WebKit continues with `scrollBy` to the next snap position in its
// direction, and would skip an item.

/** Scrolls a row until the item is centred. Does not scroll the row's ancestors. */
export function scrollToMiddle(row: HTMLElement, item: HTMLElement): void {
  const origin = item.offsetParent === row ? 0 : row.offsetLeft;
  row.scrollTo?.({ left: item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2 - origin });
}

/**
 * Scrolls a strip until the item's inline start meets the strip's; where it snaps, to the nearest position. Does not scroll the
 * page.
 */
export function scrollToStart(strip: HTMLElement, item: Element, dir: 'rtl' | 'ltr'): void {
  const edge = dir === 'rtl' ? 'right' : 'left';
  const distance = item.getBoundingClientRect()[edge] - strip.getBoundingClientRect()[edge];
  strip.scrollTo?.({ left: strip.scrollLeft + distance });
}

/** Returns the number of items scrolled past, where each item is as wide as the strip; fractional while scrolling. */
export const itemsPassed = (strip: HTMLElement): number =>
  strip.clientWidth > 0 ? Math.abs(strip.scrollLeft) / strip.clientWidth : 0;

/** Scrolls a strip to an item; `first` is the strip's first item. */
export function scrollToItem(
  strip: HTMLElement,
  first: HTMLElement,
  item: HTMLElement,
  behavior: 'smooth' | 'instant',
): void {
  strip.scrollTo?.({ left: item.offsetLeft - first.offsetLeft, behavior });
}

/** Returns the pointer's position along an element, from 0 at its inline start to 1 at its inline end. */
export function pointerShare(
  { currentTarget, clientX }: { currentTarget: Element; clientX: number },
  dir: 'rtl' | 'ltr',
): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  const share = (clientX - left) / width;
  return dir === 'rtl' ? 1 - share : share;
}

/** Distance to scroll, in px, so that the range lies within the viewport; its start takes precedence over its end. */
const distance = (start: number, end: number, from: number, to: number): number =>
  start < from ? start - from : Math.max(0, Math.min(end - to, start - from));

/** Scrolls a list until the item is visible. Does not scroll the list's ancestors. */
export function scrollIntoList(list: HTMLElement, item: Element | null): void {
  if (!item) return;
  const frame = list.getBoundingClientRect();
  const box = item.getBoundingClientRect();
  list.scrollTo?.({
    left: list.scrollLeft + distance(box.left, box.right, frame.left, frame.right),
    top: list.scrollTop + distance(box.top, box.bottom, frame.top, frame.bottom),
  });
}
