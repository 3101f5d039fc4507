import type { Pagination } from '@taawun/api-client';

export interface Paging {
  page?: number;
  per_page?: number;
}

/** The rows of one page, as a part of the list in one direction. */
export interface Slice {
  limit: number;
  offset: number;
  /** Sort directions of the list, for ascending and descending columns. */
  asc: 'asc' | 'desc';
  desc: 'asc' | 'desc';
}

/**
 * Returns one page and the contract's `pagination`. The last pages are read from the end of the list, so that they are
 * as fast as the first ones.
 * @param total number of entries in the whole list
 */
export async function pageOf<Row>(
  { page = 1, per_page: size = 12 }: Paging,
  total: number,
  select: (slice: Slice) => Promise<Row[]>,
): Promise<{ rows: Row[]; pagination: Pagination }> {
  const pagination = { page, per_page: size, total, total_pages: Math.ceil(total / size) };
  const offset = (page - 1) * size;
  const limit = Math.min(size, total - offset);
  if (limit <= 0) return { rows: [], pagination };
  const after = total - offset - limit;
  if (after >= offset) return { rows: await select({ limit, offset, asc: 'asc', desc: 'desc' }), pagination };
  const reversed = await select({ limit, offset: after, asc: 'desc', desc: 'asc' });
  return { rows: reversed.toReversed(), pagination };
}

interface CountQuery {
  executeTakeFirstOrThrow: () => Promise<{ total: number }>;
}

/** Counts the rows of a list for which no number is stored. */
export const countOf = async (query: CountQuery): Promise<number> => (await query.executeTakeFirstOrThrow()).total;
