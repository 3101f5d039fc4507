import type { LoadArgs } from '../../app/page.ts';

const PER_PAGE = 12;

/** News as the address asks for them: words, tag and page. */
export const loadNews = async ({ client, url, signal }: LoadArgs) => {
  const search = url.searchParams.get('search')?.trim().slice(0, 100) ?? '';
  const tag = url.searchParams.get('tag')?.slice(0, 80) ?? '';
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1);
  const found = await client.listNews({ page, per_page: PER_PAGE, ...(search ? { search } : {}), ...(tag ? { tag } : {}) }, { signal });
  return { ...found, search, tag };
};
