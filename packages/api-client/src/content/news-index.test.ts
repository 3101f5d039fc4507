import fc from 'fast-check';
import { expect, test } from 'vitest';
import { news as published } from '../fixtures/index.ts';
import { NewsIndex } from './news-index.ts';
import { searchForm } from './search-form.ts';

type News = (typeof published)[number];

const both = (text: string | { ar: string; en: string }) => (typeof text === 'string' ? text : `${text.ar} ${text.en}`);
const newest = (news: readonly News[]) => news.toSorted((a, b) => b.published_at.localeCompare(a.published_at, 'en'));

/** What the index must find: every text is folded and compared again. */
function scan(news: readonly News[], terms: readonly string[], tag: string | undefined): News[] {
  return newest(news).filter(({ title, excerpt, tags }) => {
    if (tag !== undefined && !tags.some(({ slug }) => slug === tag)) return false;
    const text = searchForm(`${both(title)} ${both(excerpt)}`);
    return terms.every((term) => text.includes(term));
  });
}

function relatedOf(news: readonly News[], item: News): News[] {
  const slugs = new Set(item.tags.map(({ slug }) => slug));
  const shared = (other: News) => other.tags.filter(({ slug }) => slugs.has(slug)).length;
  return newest(news)
    .filter((other) => other !== item)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, 3);
}

const slugs = published.flatMap(({ tags }) => tags.map(({ slug }) => slug));
const texts = published.map(({ title, excerpt }) => searchForm(`${both(title)} ${both(excerpt)}`));
/** Parts of published texts, and others. */
const term = fc
  .oneof(
    fc
      .tuple(fc.constantFrom(...texts), fc.nat(), fc.integer({ min: 1, max: 8 }))
      .map(([text, at, length]) => text.slice(at % text.length, (at % text.length) + length)),
    fc.string({ maxLength: 4 }),
  )
  .map((text) => text.replaceAll(/\s/g, ''))
  .filter(Boolean);

test('the search finds the same as a scan of all texts, in the same order', () => {
  const index = new NewsIndex(published);
  fc.assert(
    fc.property(
      fc.array(term, { maxLength: 3 }),
      fc.option(fc.constantFrom(...slugs, 'nothing'), { nil: undefined }),
      (terms, tag) => {
        expect(index.search(terms, tag)).toEqual(scan(published, terms, tag));
      },
    ),
  );
});

test('related news have the most tags in common, the newest first', () => {
  const index = new NewsIndex(published);
  for (const item of published) expect(index.related(item)).toEqual(relatedOf(published, item));
});

test('is folded in parts, and a search before the last part finds the same', () => {
  const index = new NewsIndex(published);
  expect(index.warm(1)).toBe(false);
  expect(index.search(['2026'], undefined)).toEqual(scan(published, ['2026'], undefined));
  expect(index.warm(1)).toBe(true);
});
