/** Told by the address of a story's frame that stands within a page of documentation. */
export const WITHIN = 'within';

/** Lets a story in such a frame take the focus without moving the page around it. */
export function keepPageStill(): void {
  if (!new URLSearchParams(location.search).has(WITHIN)) return;
  // oxlint-disable-next-line typescript/unbound-method -- called with its element below
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}
