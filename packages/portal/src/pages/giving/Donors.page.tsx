import { FormattedMessage, useIntl } from 'react-intl';
import { Button, EmptyState, Pagination, Stack } from '@taawun/ui';
import { useLocalPath } from '../../lib/site.ts';
import { definePage, useLoaded, type LoadArgs } from '../../app/page/page.ts';
import { readPage } from '../shared/filters.ts';
import { Inner } from '../shared/Inner.tsx';
import { DonorWall } from './DonorWall.tsx';

const load = async ({ client, url, signal }: LoadArgs) => {
  const [type, slug] = (url.searchParams.get('target') ?? '').split(':');
  const only =
    (type === 'program' || type === 'product') && slug ? ({ target_type: type, target_slug: slug } as const) : {};
  return {
    ...(await client.listDonors({ ...only, page: readPage(url.searchParams), per_page: 24 }, { signal })),
    target: only.target_slug ? `${type}:${slug}` : null,
  };
};

/** Donor wall: donors who agreed to be shown, without amounts. */
function Donors() {
  const { donors, pagination, target } = useLoaded<typeof load>();
  const intl = useIntl();
  const { to } = useLocalPath();
  const give = (
    <Button variant="giving" icon="heart" href={to(target ? `/donate?target=${target}` : '/donate')}>
      <FormattedMessage id="portal.donors.join" />
    </Button>
  );
  return (
    <Inner
      title={intl.formatMessage({ id: 'portal.donors.title' })}
      text={intl.formatMessage({ id: 'portal.donors.text' })}
      actions={give}
    >
      {donors.length === 0 ? (
        <EmptyState title={intl.formatMessage({ id: 'portal.donors.none' })} />
      ) : (
        <Stack gap={6}>
          <DonorWall donors={donors} sameTarget={target !== null} />
          {pagination.total_pages > 1 && (
            <Pagination
              page={pagination.page}
              pages={pagination.total_pages}
              hrefFor={(page) => to(`/donors?${target ? `target=${target}&` : ''}page=${page}`)}
            />
          )}
        </Stack>
      )}
    </Inner>
  );
}

export const page = definePage({
  load,
  meta: (_, intl) => ({
    title: intl.formatMessage({ id: 'portal.donors.title' }),
    description: intl.formatMessage({ id: 'portal.donors.text' }),
  }),
  Component: Donors,
});
