import type { LoadArgs } from '../../app/page.ts';

const PER_PAGE = 12;

/** The contract's last page. */
const MAX_PAGE = 100_000;

/** Words without what no title can hold: control characters would be refused, and half a character is none. */
const words = (text: string | null, length: number): string => (text ?? '').replaceAll(/\p{Cc}/gu, ' ').trim().slice(0, length).toWellFormed();

/** News as the address asks for them: words, tag and page. Whatever else an address says, it is a page of news. */
export const loadNews = async ({ client, url, signal }: LoadArgs) => {
  const search = words(url.searchParams.get('search'), 100);
  const tag = words(url.searchParams.get('tag'), 80);
  const page = Math.min(MAX_PAGE, Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1));
  const found = await client.listNews({ page, per_page: PER_PAGE, ...(search ? { search } : {}), ...(tag ? { tag } : {}) }, { signal });
  return { ...found, search, tag };
};
