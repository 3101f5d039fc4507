import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collatorOf, nextSort, sortRows, type SortDirection, type SortValue } from './sortRows.ts';

const sorted = (values: readonly SortValue[], direction: SortDirection = 'ascending', locale = 'ar-EG'): SortValue[] =>
  sortRows(values, (value) => value, direction, collatorOf(locale));

describe('sortRows', () => {
  it.each([
    ['Arabic letters by the alphabet', ['ياسر', 'أحمد', 'بدر', 'إبراهيم'], ['إبراهيم', 'أحمد', 'بدر', 'ياسر']],
    ['digits of both scripts as numbers', ['حي ١٠', 'حي 9', 'حي ٢'], ['حي ٢', 'حي 9', 'حي ١٠']],
    ['numbers by their size', [10, 9, -1], [-1, 9, 10]],
    ['numbers before texts', ['أ', 3], [3, 'أ']],
    ['rows without a value last', [null, 2, Number.NaN, 1], [1, 2, null, Number.NaN]],
  ] as [string, SortValue[], SortValue[]][])('sorts %s', (_, values, expected) =>
    expect(sorted(values)).toEqual(expected),
  );

  it('sorts by the letters of the locale', () => {
    expect(sorted(['Zoé', 'élan', 'eau'], 'ascending', 'fr')).toEqual(['eau', 'élan', 'Zoé']);
    // Arabic letters come first in Arabic, Latin letters in English.
    expect(sorted(['Ali', 'علي'], 'ascending', 'ar-EG')).toEqual(['علي', 'Ali']);
    expect(sorted(['علي', 'Ali'], 'ascending', 'en-US')).toEqual(['Ali', 'علي']);
  });

  it('keeps rows without a value last when descending', () => {
    expect(sorted([1, null, 2], 'descending')).toEqual([2, 1, null]);
  });

  it('keeps the order of equal rows in both directions', () =>
    fc.assert(
      fc.property(
        fc.array(fc.record({ value: fc.option(fc.integer({ min: 0, max: 3 })) })),
        fc.constantFrom<SortDirection>('ascending', 'descending'),
        (values, direction) => {
          const rows = values.map(({ value }, index) => ({ value, index }));
          const result = sortRows(rows, ({ value }) => value, direction, collatorOf('ar'));
          for (const value of [null, 0, 1, 2, 3]) {
            const order = result.filter((row) => row.value === value).map(({ index }) => index);
            expect(order).toEqual(order.toSorted((a, b) => a - b));
          }
          expect(result.toSorted((a, b) => a.index - b.index)).toEqual(rows);
        },
      ),
    ));
});

describe('nextSort', () => {
  it('goes from ascending to descending to none, and begins again at another column', () => {
    const first = nextSort(null, 'name');
    expect(first).toEqual({ key: 'name', direction: 'ascending' });
    const second = nextSort(first, 'name');
    expect(second).toEqual({ key: 'name', direction: 'descending' });
    expect(nextSort(second, 'name')).toBeNull();
    expect(nextSort(second, 'total')).toEqual({ key: 'total', direction: 'ascending' });
  });
});
