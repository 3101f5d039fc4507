import type { Client } from '@taawun/api-client';
import { matchesWords } from '@taawun/ui/forms';
import type { LoadArgs } from '../../app/page/page.ts';
import { queryText } from '../shared/query-text.ts';

/** Number of news results on the page; a link leads to all of them. */
const NEWS = 6;

/** Removes the Arabic article: a search for السوق also finds سوق. */
const withoutArticle = (query: string): string => query.replaceAll(/(^|\s)ال(?=\S{2})/g, '$1');

/** Searches lists that the site loads anyway, with tolerant spelling. */
async function findLocally(client: Client, query: string, signal: AbortSignal) {
  const [{ programs }, { products }, { services }, { branches }] = await Promise.all([
    client.listPrograms({ signal }),
    client.listProducts({ signal }),
    client.listServices({ signal }),
    client.listBranches({ signal }),
  ]);
  const found = <Entity>(list: readonly Entity[], textOf: (entity: Entity) => string) =>
    list.filter((entity) => matchesWords(textOf(entity), query));
  return {
    programs: found(
      [...programs, ...products],
      ({ title, summary, category }) => `${title} ${summary} ${category.name}`,
    ),
    services: found(services, ({ title, summary }) => `${title} ${summary}`),
    branches: found(branches, ({ name, city, region, address }) => `${name} ${city} ${region} ${address}`),
  };
}

/**
 * Searches news, programs, services and branches for the term of the URL. News are searched by the API, because there
 * may be too many to load.
 */
export const loadSearch = async ({ client, url, signal }: LoadArgs) => {
  const query = queryText(url.searchParams.get('search'), 100);
  if (!query) return { query, count: 0, news: [], newsTotal: 0, programs: [], services: [], branches: [] };
  const [{ news, pagination }, lists] = await Promise.all([
    client.listNews({ search: withoutArticle(query), per_page: NEWS }, { signal }),
    findLocally(client, query, signal),
  ]);
  const count = pagination.total + lists.programs.length + lists.services.length + lists.branches.length;
  return { query, count, news, newsTotal: pagination.total, ...lists };
};
