/**
 * `z-index` of layers above the page, from low to high. Inside a component, 1 to 3 are free for its own parts.
 * Dialogs and popovers need none: the browser renders them in the top layer.
 */
export const layers = {
  actionBar: 5,
  header: 10,
  menu: 20,
  backToTop: 30,
  skipLink: 100,
  loadingBar: 9998,
  toast: 9999,
} as const;
