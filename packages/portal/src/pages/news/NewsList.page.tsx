import { useIntl } from 'react-intl';
import { definePage } from '../../app/page/page.ts';
import { Inner } from '../shared/Inner.tsx';
import { loadNews } from './load.ts';
import { NewsResults } from './NewsResults.tsx';

function NewsList() {
  const intl = useIntl();
  return (
    <Inner
      title={intl.formatMessage({ id: 'portal.media.news' })}
      text={intl.formatMessage({ id: 'portal.news.text' })}
    >
      <NewsResults />
    </Inner>
  );
}

export const page = definePage({
  load: loadNews,
  meta: (_, intl) => ({
    title: intl.formatMessage({ id: 'portal.media.news' }),
    description: intl.formatMessage({ id: 'portal.news.text' }),
  }),
  Component: NewsList,
});
