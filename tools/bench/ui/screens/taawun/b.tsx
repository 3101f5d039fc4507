import { Grid, NewsCard } from '@taawun/ui';
import core from '@taawun/ui/intl/ar/core';
import { news, newsImage } from '../../data.ts';
import { serve } from '../../harness.tsx';
import { Shell } from './shell.tsx';

const image = { url: newsImage, alt: '', width: 640, height: 360 };
const App = () => (
  <Shell messages={core}>
    <Grid min="sm">
      {news.map(({ id, ...item }) => (
        <NewsCard key={id} href={`/news/${id}`} image={image} {...item} />
      ))}
    </Grid>
  </Shell>
);
serve({ App });
