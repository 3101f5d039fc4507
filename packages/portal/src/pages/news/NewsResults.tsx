import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import type { News, NewsSummary } from '@taawun/api-client';
import { Button, EmptyState, Grid, NewsCard, Pagination, SearchForm, Stack, Tag } from '@taawun/ui';
import { useLocalPath } from '../../lib/site.ts';
import { useLoaded } from '../../app/page/page.ts';
import type { loadNews } from './load.ts';

interface NewsCardsProps {
  news: readonly (News | NewsSummary)[];
  /** Heading level of the cards; 2 when no heading is between the page's own and the cards. @default 3 */
  headingLevel?: 2 | 3;
}

/** Cards of news articles. */
export function NewsCards({ news, headingLevel = 3 }: NewsCardsProps) {
  const { to } = useLocalPath();
  return news.map(({ slug, title, excerpt, image, published_at }) => (
    <NewsCard
      key={slug}
      href={to(`/news/${slug}`)}
      title={title}
      excerpt={excerpt}
      image={image}
      date={published_at}
      headingLevel={headingLevel}
    />
  ));
}

/** Search, tags, cards and pagination. Uses only links and a GET form, so that it works without script. */
export function NewsResults() {
  const { news, tags, pagination, search, tag } = useLoaded<typeof loadNews>();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const intl = useIntl();
  const hrefFor = (changes: Record<string, string>) => {
    const query = new URLSearchParams(Object.entries({ search, tag, ...changes }).filter(([, value]) => value));
    return query.size ? `${pathname}?${query}` : pathname;
  };
  return (
    <Stack gap={6}>
      <SearchForm
        action={pathname}
        label={intl.formatMessage({ id: 'portal.news.search' })}
        value={search}
        keep={tag ? { tag } : {}}
        onSearch={(text) => void navigate(hrefFor({ search: text }))}
      />
      <Stack direction="row" wrap gap={2} as="nav" aria-label={intl.formatMessage({ id: 'portal.news.tags' })}>
        <Tag href={hrefFor({ tag: '' })} active={!tag}>
          {intl.formatMessage({ id: 'portal.news.all' })}
        </Tag>
        {tags.map(({ slug, name }) => (
          <Tag key={slug} href={hrefFor({ tag: slug })} active={slug === tag}>
            {name}
          </Tag>
        ))}
      </Stack>
      {news.length ? (
        <Grid min="sm">
          <NewsCards news={news} headingLevel={2} />
        </Grid>
      ) : (
        <EmptyState
          text={intl.formatMessage({ id: 'portal.news.emptyText' })}
          action={
            <Button variant="ghost" href={pathname}>
              {intl.formatMessage({ id: 'portal.news.showAll' })}
            </Button>
          }
        />
      )}
      {pagination.total_pages > 1 && (
        <Pagination
          page={pagination.page}
          pages={pagination.total_pages}
          hrefFor={(page) => hrefFor({ page: page === 1 ? '' : String(page) })}
        />
      )}
    </Stack>
  );
}
