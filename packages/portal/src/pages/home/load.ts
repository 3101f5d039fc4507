import type { LoadArgs } from '../../app/page/page.ts';
import { textOf, toMap } from '../shared/page-settings.ts';

/** Loads the data of the home page with parallel requests. */
export const loadHome = async ({ client, signal }: LoadArgs) => {
  const [{ page_settings }, { statistics }, { programs }, { share_offers }, { news }, { supporters }] =
    await Promise.all([
      client.listPageSettings({ page_name: 'home' }, { signal }),
      client.listStatistics({ group: 'home' }, { signal }),
      client.listPrograms({ signal }),
      client.listShareOffers({ per_page: 4 }, { signal }),
      client.listNews({ per_page: 4 }, { signal }),
      client.listSupporters({ signal }),
    ]);
  const settings = toMap(page_settings);
  return {
    hero: {
      title: textOf(settings, 'hero_title'),
      highlight: textOf(settings, 'hero_highlight'),
      text: textOf(settings, 'hero_text'),
    },
    statistics,
    programs: programs.slice(0, 3),
    offers: share_offers.slice(0, 4),
    news,
    supporters,
  };
};

export type HomeData = Awaited<ReturnType<typeof loadHome>>;
