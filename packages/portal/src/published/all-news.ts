import type { Client, NewsSummary } from '@taawun/api-client';

/** The contract's largest page, and as many pages as a site map may have addresses of news. */
const PER_PAGE = 100;
const MAX_PAGES = 200;

/** Every piece of news, newest first. */
export async function allNews(client: Client, signal: AbortSignal): Promise<NewsSummary[]> {
  const { news, pagination } = await client.listNews({ per_page: PER_PAGE }, { signal });
  for (let page = 2; page <= Math.min(pagination.total_pages, MAX_PAGES); page++) {
    news.push(...(await client.listNews({ per_page: PER_PAGE, page }, { signal })).news);
  }
  return news;
}
