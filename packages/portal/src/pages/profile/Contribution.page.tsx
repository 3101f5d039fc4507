import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { ShareMovement } from '@taawun/api-client';
import { DateText, Grid, Money, NumberText, OfferTypeBadge, Pagination, StatCard, StatusBadge, Table } from '@taawun/ui';
import { useSite } from '../../app/layouts/site.ts';
import { definePage, useLoaded, type LoadArgs } from '../../app/page.ts';
import { Panel } from './Panel.tsx';

const load = async ({ client, url, signal }: LoadArgs) =>
  client.listShareMovements({ page: Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1), per_page: 12 }, { signal });

/** The shares held, and every movement that led there. */
function Contribution() {
  const { share_movements, balance, pagination } = useLoaded<typeof load>();
  const { settings } = useSite();
  const { pathname } = useLocation();
  const intl = useIntl();
  const label = (id: string) => intl.formatMessage({ id: `portal.contribution.${id}` });
  const price = Number(settings['share_price'] ?? 0);
  return (
    <Panel title={intl.formatMessage({ id: 'portal.profile.contribution' })}>
      <Grid min="sm">
        <StatCard label={label('held')} value={<NumberText value={balance} />} />
        <StatCard label={label('price')} value={<Money halalas={price} fraction="always" />} />
        <StatCard label={label('value')} value={<Money halalas={balance * price} fraction="always" />} />
      </Grid>
      <Table<ShareMovement>
        caption={label('movements')}
        rows={share_movements}
        rowKey={({ id }) => String(id)}
        columns={[
          { key: 'date', header: label('date'), cell: ({ date }) => <DateText value={date} /> },
          { key: 'type', header: label('type'), cell: ({ type }) => <OfferTypeBadge type={type} past /> },
          { key: 'shares', header: label('shares'), numeric: true, cell: ({ shares }) => <NumberText value={shares} /> },
          { key: 'price', header: label('sharePrice'), numeric: true, cell: (movement) => <Money halalas={movement.price} fraction="always" /> },
          { key: 'total', header: label('total'), numeric: true, cell: ({ total }) => <Money halalas={total} fraction="always" /> },
          { key: 'status', header: label('status'), cell: ({ status }) => <StatusBadge status={status} /> },
        ]}
      />
      {pagination.total_pages > 1 && (
        <Pagination page={pagination.page} pages={pagination.total_pages} hrefFor={(page) => (page === 1 ? pathname : `${pathname}?page=${page}`)} />
      )}
    </Panel>
  );
}

export const page = definePage({
  load,
  meta: (_, intl) => ({ title: intl.formatMessage({ id: 'portal.profile.contribution' }), private: true }),
  Component: Contribution,
});
