import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { EmptyState, SearchForm, SearchHighlight, Stack, Text } from '@taawun/ui';
import { useLocalPath } from '../../lib/site.ts';
import { definePage, useLoaded } from '../../app/page/page.ts';
import { Inner } from '../shared/Inner.tsx';
import { loadSearch } from './load.ts';
import { SearchResults } from './SearchResults.tsx';
import { SearchStarts } from './SearchStarts.tsx';

/** Site search. A plain GET form, so that it works without script. */
function Search() {
  const { query, count } = useLoaded<typeof loadSearch>();
  const intl = useIntl();
  const navigate = useNavigate();
  const { to } = useLocalPath();
  const action = to('/search');
  return (
    <Inner
      title={intl.formatMessage({ id: 'portal.search.title' })}
      text={intl.formatMessage({ id: 'portal.search.text' })}
    >
      <Stack gap={8}>
        <SearchForm
          action={action}
          label={intl.formatMessage({ id: 'portal.search.label' })}
          value={query}
          onSearch={(text) => void navigate(text ? `${action}?${new URLSearchParams({ search: text })}` : action)}
        />
        {query && (
          <Text role="status">
            {intl.formatMessage({ id: 'portal.search.found' }, { count, query: <bdi key="query">{query}</bdi> })}
          </Text>
        )}
        {count > 0 && (
          <SearchHighlight query={query}>
            <SearchResults />
          </SearchHighlight>
        )}
        {query && count === 0 && <EmptyState text={intl.formatMessage({ id: 'portal.search.emptyText' })} />}
        {count === 0 && <SearchStarts />}
      </Stack>
    </Inner>
  );
}

export const page = definePage({
  load: loadSearch,
  // Search results must not be indexed.
  meta: ({ query }, intl) => ({
    title: query
      ? `${query} · ${intl.formatMessage({ id: 'portal.search.title' })}`
      : intl.formatMessage({ id: 'portal.search.title' }),
  }),
  Component: Search,
});
