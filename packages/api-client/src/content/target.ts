import type { ContentSource } from './source.ts';
import { localize } from '../fixtures/shared/localize.ts';
import type { Image, Locale, Target } from '../types.ts';
import { generalTitle } from '../validation/giving-texts.ts';

type Entry = ContentSource['programs'][number];

/** Returns the program or product of a donation; `null` for the general fund and for unpublished targets. */
export function targetEntry(
  { programs, products }: Pick<ContentSource, 'programs' | 'products'>,
  type: Target['type'],
  slug: string | null | undefined,
): Entry | null {
  if (type === 'general') return null;
  return (type === 'program' ? programs : products).find((entry) => entry.slug === slug) ?? null;
}

/** Returns a donation's target in a language. The title of an unpublished target is its slug. */
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

/** Returns the image of a donation's target in a language; `null` without an image. */
export const targetImage = (
  source: Pick<ContentSource, 'programs' | 'products'>,
  type: Target['type'],
  slug: string | null,
  locale: Locale,
): Image | null => localize<unknown>(targetEntry(source, type, slug)?.image ?? null, locale) as Image | null;
