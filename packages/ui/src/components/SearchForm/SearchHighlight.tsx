import { useEffect, useRef, type ComponentPropsWithoutRef } from 'react';
import { foundTerms } from './foundTerms.ts';

export interface SearchHighlightProps extends ComponentPropsWithoutRef<'div'> {
  /** Search query. */
  query: string;
}

/** Name of the highlight in the style sheet. */
const NAME = 'ta-search';

/** The ranges of the found terms below an element. */
function rangesIn(root: HTMLElement, query: string): Range[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const [start, end] of foundTerms(node.textContent ?? '', query)) {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  return ranges;
}

/**
 * Highlights the terms of a search in its results. Uses the browser's highlights, so the results' markup stays as it
 * is; a browser without them shows the results plain. Render it once per page.
 */
export function SearchHighlight({ query, ...rest }: SearchHighlightProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!root.current || typeof CSS === 'undefined' || !('highlights' in CSS)) return undefined;
    CSS.highlights.set(NAME, new Highlight(...rangesIn(root.current, query)));
    return () => void CSS.highlights.delete(NAME);
  });
  return <div {...rest} ref={root} data-search-results="" />;
}
