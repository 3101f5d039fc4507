// Scrolling along the line of reading. `scrollLeft` and `offsetLeft` count from the left in both directions and fall below 0 from right to left:
// what is computed here is a difference or an absolute value, so it is right in both.

/** Scrolls a row, and nothing around it, until an item stands in its middle. */
export function scrollToMiddle(row: HTMLElement, item: HTMLElement): void {
  const origin = item.offsetParent === row ? 0 : row.offsetLeft;
  row.scrollTo({ left: item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2 - origin });
}

/** Scrolls a strip, and never the page, until an item begins where the strip does. */
export function scrollToStart(strip: HTMLElement, item: Element, dir: 'rtl' | 'ltr'): void {
  const edge = dir === 'rtl' ? 'right' : 'left';
  strip.scrollBy({ left: item.getBoundingClientRect()[edge] - strip.getBoundingClientRect()[edge] });
}

/** How many items of a strip's own width were passed, in fractions while it moves. */
export const itemsPassed = (strip: HTMLElement): number =>
  strip.clientWidth > 0 ? Math.abs(strip.scrollLeft) / strip.clientWidth : 0;

/** Scrolls a strip to an item; `first` is where the strip begins. */
export function scrollToItem(
  strip: HTMLElement,
  first: HTMLElement,
  item: HTMLElement,
  behavior: 'smooth' | 'instant',
): void {
  strip.scrollTo({ left: item.offsetLeft - first.offsetLeft, behavior });
}

/** Where along an element a pointer is, from 0 at its start to 1 at its end. */
export function pointerShare(
  { currentTarget, clientX }: { currentTarget: Element; clientX: number },
  dir: 'rtl' | 'ltr',
): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  const share = (clientX - left) / width;
  return dir === 'rtl' ? 1 - share : share;
}

/** How far a line's start has to move so that it lies within its frame; its beginning counts more than its end. */
const distance = (start: number, end: number, from: number, to: number): number =>
  start < from ? start - from : Math.max(0, Math.min(end - to, start - from));

/** Scrolls a list, and nothing around it, until one of its items is in sight. */
export function scrollIntoList(list: HTMLElement, item: Element | null): void {
  if (!item) return;
  const frame = list.getBoundingClientRect();
  const box = item.getBoundingClientRect();
  list.scrollBy({
    left: distance(box.left, box.right, frame.left, frame.right),
    top: distance(box.top, box.bottom, frame.top, frame.bottom),
  });
}
