import { definePage } from '../../app/page/page.ts';
import { loadNews } from './load.ts';
import { NewsResults } from './NewsResults.tsx';

export const page = definePage({
  load: loadNews,
  meta: (_, intl) => ({
    title: intl.formatMessage({ id: 'portal.media.news' }),
    description: intl.formatMessage({ id: 'portal.news.text' }),
  }),
  Component: NewsResults,
});
