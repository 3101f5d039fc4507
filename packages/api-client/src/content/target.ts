import type { ContentSource } from './source.ts';
import { localize } from '../fixtures/shared/localize.ts';
import type { Image, Locale, Target } from '../types.ts';
import { generalTitle } from '../validation/giving-texts.ts';

type Entry = ContentSource['programs'][number];

/** The program or product that a donation is for; null for the general fund and for what is not published any more. */
export function targetEntry(
  { programs, products }: Pick<ContentSource, 'programs' | 'products'>,
  type: Target['type'],
  slug: string | null | undefined,
): Entry | null {
  if (type === 'general') return null;
  return (type === 'program' ? programs : products).find((entry) => entry.slug === slug) ?? null;
}

/** A donation's target in a language. One that is not published any more keeps its name in addresses. */
export function targetOf(
  source: Pick<ContentSource, 'programs' | 'products'>,
  type: Target['type'],
  slug: string | null | undefined,
  locale: Locale,
): Target {
  if (type === 'general') return { type, slug: null, title: generalTitle(locale) };
  const title = targetEntry(source, type, slug)?.title ?? slug ?? '-';
  return { type, slug: slug ?? null, title: typeof title === 'string' ? title : title[locale] };
}

/** The picture of a donation's target in a language; null where it has none. */
export const targetImage = (
  source: Pick<ContentSource, 'programs' | 'products'>,
  type: Target['type'],
  slug: string | null,
  locale: Locale,
): Image | null => localize<unknown>(targetEntry(source, type, slug)?.image ?? null, locale) as Image | null;
