/** Query parameter of a story's iframe that is embedded in a documentation page. */
export const EMBEDDED = 'within';

/** Prevents a story in such an iframe from scrolling the surrounding page when it moves the focus. */
export function preventFocusScroll(): void {
  if (!new URLSearchParams(location.search).has(EMBEDDED)) return;
  // oxlint-disable-next-line typescript/unbound-method -- called with its element below
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}
