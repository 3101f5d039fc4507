import { matches } from '../../../forms/fields/search/normalize.ts';

/** Part of a column that the search reads. */
interface Searched<Row> {
  filterBy?: ((row: Row) => string) | undefined;
}

/**
 * Returns the rows whose texts contain the beginning of every word of the query, each in any of the columns, whatever
 * the spelling: احمد finds أحمد, 5 finds ٥. Without a query, or without a column to search, returns the rows themselves.
 */
export function filterRows<Row>(
  rows: readonly Row[],
  columns: readonly Searched<Row>[],
  query: string,
): readonly Row[] {
  const texts = columns.flatMap(({ filterBy }) => filterBy ?? []);
  if (query.trim() === '' || texts.length === 0) return rows;
  return rows.filter((row) => matches(texts.map((text) => text(row)).join(' '), query));
}
