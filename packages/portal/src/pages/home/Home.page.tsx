import { definePage, useLoaded } from '../../app/page/page.ts';
import { HomeHero } from './HomeHero.tsx';
import { HomeBranches, HomeNews, HomePrograms, HomeShares, HomeSupporters } from './HomeSections.tsx';
import { loadHome } from './load.ts';

/** Home page: one topic per section. */
function Home() {
  const { hero, statistics, programs, offers, news, supporters } = useLoaded<typeof loadHome>();
  return (
    <>
      <HomeHero hero={hero} statistics={statistics} />
      <HomePrograms programs={programs} />
      <HomeShares offers={offers} />
      <HomeNews news={news} />
      <HomeBranches />
      <HomeSupporters supporters={supporters} />
    </>
  );
}

export const page = definePage({
  load: loadHome,
  meta: ({ hero }) => ({ title: null, description: hero.text }),
  Component: Home,
});
