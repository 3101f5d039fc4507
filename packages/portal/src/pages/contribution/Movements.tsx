import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { Pagination as Pages, ShareMovement } from '@taawun/api-client';
import { Alert, Button, DateText, EmptyState, Heading, Money, NumberText, OfferTypeBadge, Pagination, Stack, StatusBadge, Table } from '@taawun/ui';
import { useServices } from '../../app/services.ts';
import { useDownload } from './download.ts';
import { Filters } from './Filters.tsx';
import { hrefOf, type MovementFilters } from './filters.ts';
import { exportMovements } from './movements-csv.ts';

interface MovementsProps {
  movements: readonly ShareMovement[];
  pagination: Pages;
  filters: MovementFilters;
}

/** Every movement of the member's shares, by type, status and day, and as a file. */
export function Movements({ movements, pagination, filters }: MovementsProps) {
  const intl = useIntl();
  const { client } = useServices();
  const { pathname } = useLocation();
  const { busy, failure, download } = useDownload();
  const label = (id: string) => intl.formatMessage({ id: `portal.contribution.${id}` });
  const save = () => void download(`${label('csv.name')}.csv`, () => exportMovements(client, filters, intl));
  return (
    <Stack gap={4}>
      <Stack direction="row" justify="between" align="center" wrap gap={3}>
        <Heading level={3}>{label('movements')}</Heading>
        <Button variant="secondary" size="sm" icon="download" loading={busy} disabled={movements.length === 0} onClick={save}>
          <span>
            <FormattedMessage id="portal.contribution.csv" values={{ format: <bdi>{'CSV'}</bdi> }} />
          </span>
        </Button>
      </Stack>
      {failure && <Alert tone="danger" title={failure} />}
      <Filters filters={filters} />
      <Table<ShareMovement>
        caption={label('movements')}
        captionHidden
        rows={movements}
        rowKey={({ id }) => String(id)}
        empty={<EmptyState text={label('noMovements')} />}
        columns={[
          { key: 'date', header: label('date'), cell: ({ date }) => <DateText value={date} /> },
          { key: 'type', header: label('type'), cell: ({ type }) => <OfferTypeBadge type={type} past /> },
          { key: 'shares', header: label('shares'), numeric: true, cell: ({ shares }) => <NumberText value={shares} /> },
          { key: 'price', header: label('sharePrice'), numeric: true, cell: ({ price }) => <Money halalas={price} fraction="always" /> },
          { key: 'total', header: label('total'), numeric: true, cell: ({ total }) => <Money halalas={total} fraction="always" /> },
          { key: 'status', header: label('status'), cell: ({ status }) => <StatusBadge status={status} /> },
        ]}
      />
      {pagination.total_pages > 1 && <Pagination page={pagination.page} pages={pagination.total_pages} hrefFor={(page) => hrefOf(pathname, { ...filters }, page)} />}
    </Stack>
  );
}
