// Measures the boxes of a story. Sent to the page as its source: it may use nothing but the page.

/** One element's box in CSS pixels from the document's corner. */
export interface Box {
  /** Tags and places among measured siblings from the body, unique in the page: `body > div:2 > button:1`. */
  path: string;
  /** Index of the box around it in the list; -1 for none. */
  around: number;
  /** The opening tag, shortened. */
  html: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** It is part of a line of text. */
  inline: boolean;
  /** It is a popover or part of one. */
  popover?: boolean;
  /** It is positioned out of the flow: its size does not make its parent's. */
  outOfFlow?: boolean;
  /** Height of a line of text in it, in CSS pixels. */
  lineHeight?: number;
  /** Its content is scrolled down. */
  scrolled?: boolean;
}

/** Boxes of all visible elements of the story and of overlays (dialogs, popovers, toasts), the outermost first. */
export function boxesOf(): Box[] {
  const found: Box[] = [];
  /**
   * Excluded: Storybook's elements, React Aria's live announcer, elements without rendering, and elements that each engine
   * renders by itself (line breaks, columns of a table, options of a closed list).
   */
  const left =
    'script, style, noscript, template, link, br, wbr, col, colgroup, option, optgroup, source, track, [data-live-announcer], [id^="storybook-"]:not(#storybook-root), [class^="sb-"]:not(#storybook-root)';
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the source of this function is all that the page gets
  const htmlOf = (element: Element): string => {
    const attributes = [...element.attributes]
      .filter(({ name }) => !/^(style|d|viewBox|xmlns)$/.test(name))
      .map(({ name, value }) => ` ${name}="${value.length > 40 ? `${value.slice(0, 39)}…` : value}"`);
    return `<${element.localName}${attributes.join('').slice(0, 160)}>`;
  };
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the source of this function is all that the page gets
  const hasText = (element: Element): boolean =>
    [...element.childNodes].some(
      (node) =>
        (node instanceof Text && node.data.trim() !== '') ||
        (node instanceof HTMLElement && getComputedStyle(node).display.startsWith('inline')),
    );
  const visit = (parent: Element, path: string, around: number, scrolled: { x: number; y: number }): void => {
    for (const [at, element] of [...parent.children].filter((child) => !child.matches(left)).entries()) {
      const { display, lineHeight, overflow, position, visibility } = getComputedStyle(element);
      // An element without a box may have descendants with boxes.
      if (display !== 'contents' && !element.checkVisibility()) continue;
      const own = `${path} > ${element.localName}:${at + 1}`;
      let index = around;
      let clipped = false;
      // What is fixed stands in the window, however far the page is scrolled.
      const offset = position === 'fixed' ? { x: 0, y: 0 } : scrolled;
      if (display !== 'contents' && visibility === 'visible') {
        const { x, y, width, height } = element.getBoundingClientRect();
        index = found.length;
        found.push({
          path: own,
          around,
          html: htmlOf(element),
          x: x + offset.x,
          y: y + offset.y,
          width,
          height,
          inline:
            display === 'inline' &&
            !element.matches('img, svg, video, canvas, iframe, button, input, select, textarea'),
          popover: element.closest('[popover]') !== null,
          outOfFlow: position === 'absolute' || position === 'fixed',
          ...(element.scrollTop === 0 ? {} : { scrolled: true }),
          ...(hasText(element) ? { lineHeight: Number.parseFloat(lineHeight) || 0 } : {}),
        });
        // For screen readers only: it is invisible.
        clipped = width <= 1 && height <= 1 && overflow !== 'visible';
      }
      // Shapes in an SVG use its own coordinates.
      if (!clipped && element.localName !== 'svg') visit(element, own, index, offset);
    }
  };
  visit(document.body, 'body', -1, { x: scrollX, y: scrollY });
  return found;
}
