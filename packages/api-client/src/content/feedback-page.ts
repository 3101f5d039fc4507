import { feedbackPath } from '@taawun/domain';
import type { ContentSource } from './source.ts';

type Sources = Pick<ContentSource, 'branches' | 'news' | 'programs' | 'services'>;

const isKind = (kind: string | undefined, source: Sources): kind is keyof Sources =>
  kind !== undefined && kind in source;

/**
 * Returns the path under which feedback on a page is counted; `null` for a page that takes no feedback, and for one
 * that is not published.
 */
export function feedbackPage({ branches, news, programs, services }: Sources, path: string): string | null {
  const page = feedbackPath(path);
  const [, kind, slug] = page?.split('/') ?? [];
  const source = { branches, news, programs, services };
  if (page === null || !isKind(kind, source)) return page;
  return source[kind].some((entry) => entry.slug === slug) ? page : null;
}
