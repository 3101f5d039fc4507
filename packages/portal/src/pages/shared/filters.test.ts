import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hrefOf, readFilters, readPage } from './filters.ts';

const read = (text: string) => readFilters(new URLSearchParams(text));

describe('filters of the movements', () => {
  it.each([
    ['', {}],
    [
      'type=buy&status=expired&from=2026-01-01&to=2026-06-30',
      { type: 'buy', status: 'expired', from: '2026-01-01', to: '2026-06-30' },
    ],
    ['type=gift&status=open&from=today&to=2026-13-40', {}],
    ['type=buy&type=sell&page=2&other=1', { type: 'buy' }],
  ])('reads %s', (text, filters) => expect(read(text)).toEqual(filters));

  it('parses the URL that it creates', () => {
    const day = fc.constantFrom('2024-02-29', '2026-11-21');
    const some = fc.record(
      {
        type: fc.constantFrom('buy', 'sell'),
        status: fc.constantFrom('pending', 'succeeded', 'expired'),
        from: day,
        to: day,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 99 }), (filters, page) => {
        const { search } = new URL(hrefOf('/profile/contribution', filters, page), 'http://x');
        expect([read(search), readPage(new URLSearchParams(search))]).toEqual([filters, page]);
      }),
    );
  });

  it.each([
    ['', 1],
    ['0', 1],
    ['-3', 1],
    ['x', 1],
    ['2.7', 2],
    ['1e9', 1e9],
  ])('reads page "%s"', (text, page) => expect(readPage(new URLSearchParams({ page: text }))).toBe(page));
});
