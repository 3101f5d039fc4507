/**
 * `z-index` of what lies over the page, from low to high. Inside a component 1 to 3 are free: they order its own parts.
 * Dialogs and popovers need none: the browser puts them on top.
 */
export const layers = { header: 10, menu: 20, backToTop: 30, skipLink: 100, loadingBar: 9998, toast: 9999 } as const;
