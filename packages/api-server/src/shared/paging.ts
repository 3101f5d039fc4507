import type { Pagination } from '@taawun/api-client';

export interface Paging {
  page?: number;
  per_page?: number;
}

interface CountQuery {
  executeTakeFirstOrThrow: () => Promise<{ total: number }>;
}

/** Returns one page of a query and the contract's `pagination`. */
export async function pageOf<Row>(
  { page = 1, per_page: size = 12 }: Paging,
  count: CountQuery,
  select: (limit: number, offset: number) => Promise<Row[]>,
): Promise<{ rows: Row[]; pagination: Pagination }> {
  const { total } = await count.executeTakeFirstOrThrow();
  const rows = await select(size, (page - 1) * size);
  return { rows, pagination: { page, per_page: size, total, total_pages: Math.ceil(total / size) } };
}
