/** Value that a column sorts by; `null` for a row without one. */
export type SortValue = string | number | null;

export type SortDirection = 'ascending' | 'descending';

/** Order of the rows: the key of a column, and its direction. */
export interface TableSort {
  key: string;
  direction: SortDirection;
}

const collators = new Map<string, Intl.Collator>();

/** Returns the locale's comparison of texts; digits of every script count as numbers. */
export function collatorOf(locale: string): Intl.Collator {
  let collator = collators.get(locale);
  if (!collator) collators.set(locale, (collator = new Intl.Collator(locale, { numeric: true })));
  return collator;
}

const isMissing = (value: SortValue): value is null => value === null || Number.isNaN(value);

/** Compares two values that exist; a number comes before a text. */
function compare(a: string | number, b: string | number, collator: Intl.Collator): number {
  if (typeof a === 'number') return typeof b === 'number' ? a - b : -1;
  return typeof b === 'number' ? 1 : collator.compare(a, b);
}

/**
 * Returns the rows in order. Rows with equal values keep their order in both directions, and rows without a value come
 * last in both.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  sortBy: (row: Row) => SortValue,
  direction: SortDirection,
  collator: Intl.Collator,
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: sortBy(row) }))
    .sort((a, b) => {
      if (isMissing(a.value) || isMissing(b.value)) return Number(isMissing(a.value)) - Number(isMissing(b.value));
      return sign * compare(a.value, b.value, collator);
    })
    .map(({ row }) => row);
}

/** Returns the order after a press on the header of a column: ascending, descending, none. */
export function nextSort(sort: TableSort | null, key: string): TableSort | null {
  if (sort?.key !== key) return { key, direction: 'ascending' };
  return sort.direction === 'ascending' ? { key, direction: 'descending' } : null;
}
