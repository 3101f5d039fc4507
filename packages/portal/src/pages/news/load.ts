import type { LoadArgs } from '../../app/page/page.ts';
import { queryText } from '../shared/query-text.ts';

const PER_PAGE = 12;

/** Maximum page number of the contract. */
const MAX_PAGE = 100_000;

/** Loads news by search, tag and page of the URL. Invalid parameters are corrected, not rejected. */
export const loadNews = async ({ client, url, signal }: LoadArgs) => {
  const search = queryText(url.searchParams.get('search'), 100);
  const tag = queryText(url.searchParams.get('tag'), 80);
  const page = Math.min(MAX_PAGE, Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1));
  const found = await client.listNews(
    { page, per_page: PER_PAGE, ...(search ? { search } : {}), ...(tag ? { tag } : {}) },
    { signal },
  );
  return { ...found, search, tag };
};
