import type { Client, NewsSummary } from '@taawun/api-client';

/** The contract's largest page. */
const PER_PAGE = 100;
const PAGES_PER_PART = 5;

/** News of one part of the site map: a part is rendered at once, and must not occupy the server for long. */
export const NEWS_PER_PART = PER_PAGE * PAGES_PER_PART;

/** Number of news items. */
export async function countNews(client: Client, signal: AbortSignal): Promise<number> {
  return (await client.listNews({ per_page: 1 }, { signal })).pagination.total;
}

/** News of a part, newest first; `number` counts from 1. */
export async function newsOfPart(client: Client, number: number, signal: AbortSignal): Promise<NewsSummary[]> {
  const news: NewsSummary[] = [];
  const first = (number - 1) * PAGES_PER_PART + 1;
  for (let page = first; page < first + PAGES_PER_PART; page++) {
    const { news: some, pagination } = await client.listNews({ per_page: PER_PAGE, page }, { signal });
    news.push(...some);
    if (page >= pagination.total_pages) break;
  }
  return news;
}
