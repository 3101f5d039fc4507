import { useIntl } from 'react-intl';
import { BranchCard, ServiceCard, Stack } from '@taawun/ui';
import { useLocalPath } from '../../lib/site.ts';
import { useLoaded } from '../../app/page/page.ts';
import { ProgramCards } from '../identity/ProgramCards.tsx';
import { NewsCards } from '../news/NewsResults.tsx';
import type { loadSearch } from './load.ts';
import { SearchGroup } from './SearchGroup.tsx';

/** Search results, grouped by kind. */
export function SearchResults() {
  const { query, news, newsTotal, programs, services, branches } = useLoaded<typeof loadSearch>();
  const intl = useIntl();
  const { to } = useLocalPath();
  const all = {
    href: to(`/news?${new URLSearchParams({ search: query })}`),
    label: intl.formatMessage({ id: 'portal.search.allNews' }, { count: newsTotal }),
  };
  return (
    <Stack gap={12}>
      {programs.length > 0 && (
        <SearchGroup title={intl.formatMessage({ id: 'portal.menu.programs' })}>
          <ProgramCards programs={programs} />
        </SearchGroup>
      )}
      {services.length > 0 && (
        <SearchGroup title={intl.formatMessage({ id: 'portal.menu.services' })}>
          {services.map(({ slug, title, summary, icon, fee }) => (
            <ServiceCard
              key={slug}
              href={to(`/services/${slug}`)}
              title={title}
              summary={summary}
              icon={icon}
              fee={fee}
            />
          ))}
        </SearchGroup>
      )}
      {news.length > 0 && (
        <SearchGroup
          title={intl.formatMessage({ id: 'portal.media.news' })}
          {...(newsTotal > news.length ? { all } : {})}
        >
          <NewsCards news={news} />
        </SearchGroup>
      )}
      {branches.length > 0 && (
        <SearchGroup title={intl.formatMessage({ id: 'portal.menu.branches' })}>
          {branches.map(({ slug, name, city, address, phone, is_main }) => (
            <BranchCard
              key={slug}
              href={to(`/branches/${slug}`)}
              name={name}
              city={city}
              address={address}
              phone={phone}
              isMain={is_main}
            />
          ))}
        </SearchGroup>
      )}
    </Stack>
  );
}
