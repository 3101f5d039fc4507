import { createElement, type ReactNode } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

/** The part of styled-components' sheet that is used here; a test compares the result with the library's own. */
interface Sheet {
  constructor: { registerId: (componentId: string) => number };
  gs: Record<string, number>;
  names: ReadonlyMap<string, ReadonlySet<string>>;
  getTag: () => { getGroup: (group: number) => string };
  hasNameForId: (componentId: string, name: string) => boolean;
  registerName: (componentId: string, name: string) => void;
  insertRules: (componentId: string, name: string, rules: string | string[]) => void;
}

const END = '/*!sc*/\n';

/**
 * Collects the styles of pages and serializes each component's rules once per process. Correct because the library's
 * styles are static: a component's rules never depend on the page.
 */
export function createPageStyles() {
  const whole = new ServerStyleSheet();
  const base = (whole as unknown as { instance: Sheet }).instance;
  const made = new Map<string, string>();

  /**
   * What the library writes for these components: their rules, in the order in which the components were made, with
   * marks for the browser.
   */
  function tagsOf(used: ReadonlySet<string>): string {
    const groups = Array.from(used, (id) => ({ id, group: base.constructor.registerId(id) })).toSorted(
      (one, other) => one.group - other.group,
    );
    const key = groups.map(({ id, group }) => `${group}:${base.names.get(id)?.size ?? 0}`).join();
    let tags = made.get(key);
    if (tags === undefined) {
      const texts = groups.flatMap(({ id, group }) => {
        const css = base.getTag().getGroup(group);
        const names = [...(base.names.get(id) ?? [])].filter(Boolean);
        return css
          ? [`${css}data-styled.g${group}[id="${id}"]{content:"${names.map((name) => `${name},`).join('')}"}${END}`]
          : [];
      });
      // The library's own opening tag, which it writes only around something.
      const [opening = ''] = /^<style[^>]*>/.exec(whole.getStyleTags()) ?? [];
      tags = texts.length ? `${opening}${texts.join('')}</style>` : '';
      made.set(key, tags);
    }
    return tags;
  }

  /** The element with its style sheet, and, after rendering, the page's style element. */
  return (element: ReactNode): { element: ReactNode; tags: () => string } => {
    const used = new Set<string>();
    const sheet = Object.assign(Object.create(base) as Sheet, {
      gs: {},
      hasNameForId: (id: string, name: string) => {
        used.add(id);
        return base.hasNameForId(id, name);
      },
      registerName: (id: string, name: string) => base.registerName(id, name),
      insertRules: (id: string, name: string, rules: string | string[]) => base.insertRules(id, name, rules),
    });
    return { element: createElement(StyleSheetManager, { sheet: sheet as never }, element), tags: () => tagsOf(used) };
  };
}
