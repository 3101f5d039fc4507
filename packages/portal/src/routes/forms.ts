// For the server only: the list of pages with feedback stays out of the browser's first files.
import { FEEDBACK_PAGES } from '@taawun/domain';
import { pageAt, pages } from './pages.ts';
import type { PlainFormName } from './table.ts';

/** A form that a page takes from a browser without JavaScript. */
export type PostedFormName = PlainFormName | 'feedback';

const read: ReadonlySet<string> = new Set(FEEDBACK_PAGES);

const formOf = ({ pattern, form }: { pattern: string; form?: PlainFormName }): PostedFormName | undefined =>
  form ?? (read.has(pattern) ? 'feedback' : undefined);

/** Returns the form of a path with any locale prefix; `undefined` where the page has none. */
export function formAt(pathname: string): PostedFormName | undefined {
  const page = pageAt(pathname);
  return page && formOf(page);
}

/** The pages that take a form from a browser without JavaScript, by path pattern without the locale prefix. */
export const formPages = (): ReadonlyMap<string, PostedFormName> =>
  new Map(
    pages.flatMap((page) => {
      const form = formOf(page);
      return form ? [[page.pattern, form] as const] : [];
    }),
  );
