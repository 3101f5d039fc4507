import { describe, expect, test } from 'vitest';
import type { InputOf, OperationId } from '../types.ts';
import type { Kit } from './kit.ts';

const ARABIC = /\p{Script=Arabic}/u;

/** Public read operations with localised texts. */
const LOCALIZED: readonly [OperationId, Record<string, string>][] = [
  ['listBranches', {}],
  ['listSettings', { pagination: 'all' }],
  ['listPageSettings', {}],
  ['listPageSettings', { page_name: 'home' }],
  ['listNews', {}],
  ['listPrograms', {}],
  ['listProducts', {}],
  ['listServices', {}],
  ['listCouncil', {}],
  ['listSupporters', {}],
  ['listGalleries', {}],
  ['listVideos', {}],
  ['listDocuments', {}],
  ['listStatistics', {}],
  ['listTopics', {}],
];

export function describeReads({ ok, rejected, call, send }: Kit): void {
  describe('public reads', () => {
    test.each(LOCALIZED)('%s %j speaks the language of X-locale', async (id, input) => {
      const arabic = await call(id, input, { locale: 'ar' });
      const english = await call(id, input, { locale: 'en' });
      expect([arabic.status, english.status]).toEqual([200, 200]);
      expect(JSON.stringify(arabic.body)).toMatch(ARABIC);
      expect(english.body).not.toEqual(arabic.body);
    });

    test('an unsupported language falls back to Arabic', async () => {
      const french = await send('GET', '/api/topics', { headers: { 'X-locale': 'fr' } });
      expect(french.body).toEqual(await ok('listTopics', {}, { locale: 'ar' }));
    });

    test('branches: the main one first, each by its slug', async () => {
      const { branches } = await ok('listBranches', {});
      expect(branches.map(({ is_main }) => is_main)).toEqual([true, ...branches.slice(1).map(() => false)]);
      expect((await ok('getBranch', { slug: branches[1]!.slug })).branch).toEqual(branches[1]);
    });

    test('settings: each type once, with the currency', async () => {
      const { settings } = await ok('listSettings', { pagination: 'all' });
      expect(new Set(settings.map(({ type }) => type)).size).toBe(settings.length);
      expect(settings).toContainEqual({ type: 'currency', value: 'SAR' });
    });

    test('page settings: identity by default, nothing for a page without content', async () => {
      expect(await ok('listPageSettings', {})).toEqual(await ok('listPageSettings', { page_name: 'identity' }));
      expect(await ok('listPageSettings', { page_name: 'constructor' })).toEqual({ page_settings: [] });
    });

    test('news: pages of the newest first', async () => {
      const all = await ok('listNews', { per_page: 100 });
      const dates = all.news.map(({ published_at }) => published_at);
      expect(dates).toEqual(dates.toSorted().toReversed());
      const second = await ok('listNews', { page: 2, per_page: 5 });
      expect(second.news).toEqual(all.news.slice(5, 10));
      expect(second.pagination).toEqual({
        page: 2,
        per_page: 5,
        total: all.news.length,
        total_pages: Math.ceil(all.news.length / 5),
      });
      expect((await ok('listNews', { page: 1000 })).news).toEqual([]);
    });

    test('news: search in both languages, tags, and what to read next', async () => {
      const { news, tags, pagination } = await ok('listNews', { per_page: 100 });
      const [first] = news;
      const word = first!.title.split(' ').find((each) => each.length > 3) ?? first!.title;
      expect((await ok('listNews', { search: word, per_page: 100 })).news.map(({ slug }) => slug)).toContain(
        first!.slug,
      );
      expect(
        (await ok('listNews', { search: word, per_page: 100 }, { locale: 'en' })).news.map(({ slug }) => slug),
      ).toContain(first!.slug);
      expect((await ok('listNews', { search: 'لا-يوجد-هذا' })).pagination.total).toBe(0);
      const tagged = await ok('listNews', { tag: tags[0]!.slug, per_page: 100 });
      expect(tagged.news.length).toBeGreaterThan(0);
      expect(tagged.news.length).toBeLessThan(pagination.total);
      expect(tagged.news.every((each) => each.tags.some(({ slug }) => slug === tags[0]!.slug))).toBe(true);
      const { news: one, related } = await ok('getNews', { slug: first!.slug });
      expect(one.body.length).toBeGreaterThan(first!.excerpt.length);
      expect(related.map(({ slug }) => slug)).not.toContain(first!.slug);
    });

    test('programs and services by slug', async () => {
      const { programs } = await ok('listPrograms', {});
      expect((await ok('getProgram', { slug: programs[0]!.slug })).program).toEqual(programs[0]);
      const { services } = await ok('listServices', {});
      expect((await ok('getService', { slug: services[0]!.slug })).service).toEqual(services[0]);
    });

    test('groups filter documents and statistics', async () => {
      const { documents } = await ok('listDocuments', { group: 'policy' });
      expect(new Set(documents.map(({ group }) => group))).toEqual(new Set(['policy']));
      const { statistics } = await ok('listStatistics', { group: 'home' });
      expect(new Set(statistics.map(({ group }) => group))).toEqual(new Set(['home']));
    });

    test('share offers, newest first', async () => {
      const { share_offers: offers } = await ok('listShareOffers', {});
      const dates = offers.map(({ created_at }) => Date.parse(created_at));
      expect(dates).toEqual(dates.toSorted((a, b) => b - a));
      expect(offers.every(({ shares, price, total }) => total === shares * price)).toBe(true);
    });

    test('the health check is ok', async () => {
      expect(await ok('getHealth', {})).toEqual({ status: 'ok', failing_jobs: [] });
    });

    test.each(['getBranch', 'getNews', 'getProgram', 'getService'] as const)(
      '%s returns 404 for a missing resource',
      async (id) => {
        expect((await rejected(id, { slug: 'not-there' }, 404)).code).toBe('not_found');
        expect((await rejected(id, { slug: "x' or 1=1 --" }, 404, { locale: 'en' })).message).toBe(
          'This page could not be found',
        );
      },
    );

    test.each([
      ['listNews', { page: 'two' }, 'page'],
      ['listNews', { per_page: 101 }, 'per_page'],
      ['listNews', { search: 'x'.repeat(101) }, 'search'],
      ['listDocuments', { group: 'other' }, 'group'],
      ['listStatistics', { group: '<b>' }, 'group'],
      ['listSettings', { pagination: 'some' }, 'pagination'],
      ['listPageSettings', { page_name: '../etc' }, 'page_name'],
    ] as const satisfies readonly [OperationId, Record<string, string | number>, string][])(
      '%s rejects %j',
      async (id, input, field) => {
        expect(Object.keys((await rejected(id, input as unknown as InputOf<typeof id>, 422)).errors ?? {})).toEqual([
          field,
        ]);
      },
    );
  });
}
