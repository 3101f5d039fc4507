/** How far a line's start has to move so that it lies within its frame; its beginning counts more than its end. */
const way = (start: number, end: number, from: number, to: number): number => (start < from ? start - from : Math.max(0, Math.min(end - to, start - from)));

/** Scrolls a list, and nothing around it, until one of its items is in sight. */
export function showWithin(list: HTMLElement, item: Element | null): void {
  if (!item) return;
  const frame = list.getBoundingClientRect();
  const box = item.getBoundingClientRect();
  list.scrollBy({ left: way(box.left, box.right, frame.left, frame.right), top: way(box.top, box.bottom, frame.top, frame.bottom) });
}
