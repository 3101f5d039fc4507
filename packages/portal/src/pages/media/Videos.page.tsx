import { EmptyState, Grid, VideoCard } from '@taawun/ui';
import { definePage, useLoaded, type LoadArgs } from '../../app/page/page.ts';

const load = async ({ client, signal }: LoadArgs) => (await client.listVideos({ signal })).videos;

/** Videos of the association. */
function Videos() {
  const videos = useLoaded<typeof load>();
  if (!videos.length) return <EmptyState />;
  return (
    <Grid min="sm">
      {videos.map(({ slug, title, summary, url, poster, duration_seconds, published_at }) => (
        <VideoCard
          key={slug}
          href={url}
          title={title}
          summary={summary}
          poster={poster}
          duration={duration_seconds}
          date={published_at}
          headingLevel={2}
        />
      ))}
    </Grid>
  );
}

export const page = definePage({
  load,
  meta: (_, intl) => ({
    title: intl.formatMessage({ id: 'portal.media.videos' }),
    description: intl.formatMessage({ id: 'portal.media.text' }),
  }),
  Component: Videos,
});
