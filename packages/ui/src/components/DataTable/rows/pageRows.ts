/** Returns the number of pages of some rows; 1 without rows. */
export const pagesOf = (rows: number, pageSize: number): number => Math.max(1, Math.ceil(rows / pageSize));

/** Returns the nearest page that exists; pages count from 1. */
export const nearestPage = (page: number, pages: number): number => Math.min(Math.max(1, page), Math.max(1, pages));

/** Returns the rows of one page. */
export const pageRows = <Row>(rows: readonly Row[], page: number, pageSize: number): readonly Row[] =>
  rows.slice((page - 1) * pageSize, page * pageSize);

/** Returns the positions of the first and the last row of a page, from 1; both 0 without rows. */
export function rangeOf(page: number, pageSize: number, total: number): { from: number; to: number } {
  const to = Math.min(page * pageSize, total);
  return { from: Math.min((page - 1) * pageSize + 1, to), to };
}
