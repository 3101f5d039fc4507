import type { Client } from '@taawun/api-client';
import { matchesWords } from '@taawun/ui/forms';
import type { LoadArgs } from '../../app/page/page.ts';
import { words } from '../shared/words.ts';

/** As many pieces of news as stand on the page; all of them are one link away. */
const NEWS = 6;

/** The article does not matter: whoever looks for السوق finds سوق. */
const withoutArticle = (query: string): string => query.replaceAll(/(^|\s)ال(?=\S{2})/g, '$1');

/** What is found in lists that the site asks for anyway; spelling is compared as readers do. */
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
 * Looks for the words of the address in news, programs, services and branches. There may be too many news for the page:
 * the API searches them.
 */
export const loadSearch = async ({ client, url, signal }: LoadArgs) => {
  const query = words(url.searchParams.get('search'), 100);
  if (!query) return { query, count: 0, news: [], newsTotal: 0, programs: [], services: [], branches: [] };
  const [{ news, pagination }, lists] = await Promise.all([
    client.listNews({ search: withoutArticle(query), per_page: NEWS }, { signal }),
    findLocally(client, query, signal),
  ]);
  const count = pagination.total + lists.programs.length + lists.services.length + lists.branches.length;
  return { query, count, news, newsTotal: pagination.total, ...lists };
};
