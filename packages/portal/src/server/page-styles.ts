import type { ReactNode } from 'react';
import { ServerStyleSheet } from 'styled-components';

/** A component's rules in the text of a sheet, and the mark after them, by which the browser recognizes them. */
const GROUP = /[^]*?data-styled\.g\d+\[id="([^"]+)"\]\{content:"[^"]*"\}\/\*!sc\*\/\n/g;
const CLASS = /class="([^"]+)"/g;
const KEYFRAMES = 'sc-keyframes-';

/**
 * Collects the styles of pages. One sheet serves all pages, so each component's rules are serialized once per process;
 * a page gets the rules of the components whose classes its HTML contains, as a sheet of its own would write them.
 * Correct because styles are static: a component's rules never depend on the page.
 */
export function createPageStyles() {
  const sheet = new ServerStyleSheet();
  const seen = new Set<string>();
  let opening = '';
  let groups: { id: string; text: string }[] = [];

  function readSheet(): void {
    const text = sheet.getStyleTags();
    opening = /^<style[^>]*>/.exec(text)?.[0] ?? '';
    groups = Array.from(text.slice(opening.length).matchAll(GROUP), ([group, id = '']) => ({ id, text: group }));
  }

  return {
    /** The element with its style sheet. */
    collect: (element: ReactNode): ReactNode => sheet.collectStyles(element),
    /** The style element of a page, from its rendered HTML. */
    tagsOf(html: string): string {
      const attributes = new Set(Array.from(html.matchAll(CLASS), ([, value = '']) => value));
      if (!attributes.isSubsetOf(seen)) {
        for (const value of attributes) seen.add(value);
        readSheet();
      }
      const classes = new Set(Array.from(attributes).flatMap((value) => value.split(' ')));
      const components = groups.filter(({ id }) => classes.has(id));
      const isAnimated = ({ id }: { id: string }) =>
        id.startsWith(KEYFRAMES) && components.some(({ text }) => text.includes(id.slice(KEYFRAMES.length)));
      const used = groups.filter((group) => classes.has(group.id) || isAnimated(group));
      return used.length ? `${opening}${used.map(({ text }) => text).join('')}</style>` : '';
    },
  };
}
