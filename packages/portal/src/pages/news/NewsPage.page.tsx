import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { ArticleText, BackToTop, DateText, Grid, Heading, Picture, ShareLinks, Stack, Tag } from '@taawun/ui';
import { useLocalPath } from '../../lib/site.ts';
import { definePage, useLoaded, type LoadArgs } from '../../app/page/page.ts';
import { useServices } from '../../lib/services.ts';
import { Feedback } from '../shared/Feedback.tsx';
import { Inner } from '../shared/Inner.tsx';
import { NewsCards } from './NewsResults.tsx';

const load = async ({ client, params, signal }: LoadArgs) => client.getNews({ slug: params['slug'] ?? '' }, { signal });

const above = (intl: IntlShape) => [{ label: intl.formatMessage({ id: 'portal.media.news' }), path: '/news' }];

/** One article, and related news. */
function NewsPage() {
  const { news, related } = useLoaded<typeof load>();
  const { to } = useLocalPath();
  const intl = useIntl();
  const { config } = useServices();
  return (
    <Inner
      title={news.title}
      size="narrow"
      after={related.length > 0 && <Related news={related} />}
      above={above(intl)}
      meta={
        <Stack direction="row" wrap gap={3} align="center">
          <DateText value={news.published_at} calendar="both" />
          <FormattedMessage id="portal.news.reading" values={{ minutes: news.reading_minutes }} />
          {news.tags.map(({ slug, name }) => (
            <Tag key={slug} href={to(`/news?tag=${slug}`)}>
              {name}
            </Tag>
          ))}
        </Stack>
      }
    >
      <Stack gap={8}>
        <Picture image={news.image} ratio="wide" priority />
        <ArticleText html={news.body} />
        <ShareLinks title={news.title} url={config.publicOrigin + to(`/news/${news.slug}`)} />
        <Feedback />
      </Stack>
      <BackToTop />
    </Inner>
  );
}

function Related({ news }: { news: Parameters<typeof NewsCards>[0]['news'] }) {
  return (
    <section aria-labelledby="related">
      <Stack gap={6}>
        <Heading level={2} id="related">
          <FormattedMessage id="portal.news.related" />
        </Heading>
        <Grid min="sm">
          <NewsCards news={news} />
        </Grid>
      </Stack>
    </section>
  );
}

export const page = definePage({
  load,
  meta: ({ news }, intl) => ({
    title: news.title,
    description: news.excerpt,
    image: news.image,
    above: above(intl),
    publishedAt: news.published_at,
  }),
  Component: NewsPage,
});
