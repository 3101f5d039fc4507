import { FormattedMessage, useIntl } from 'react-intl';
import type { Pagination as Pages, ShareMovement } from '@taawun/api-client';
import {
  Accordion,
  Alert,
  Button,
  DateText,
  Heading,
  Money,
  NumberText,
  OfferTypeBadge,
  Stack,
  StatusBadge,
  useMessages,
} from '@taawun/ui';
import { useServices } from '../../lib/services.ts';
import { useDownload } from '../shared/download.ts';
import { Filters } from './Filters.tsx';
import type { MovementFilters } from '../shared/filters.ts';
import { exportMovements } from './movements-csv.ts';
import { PagedTable } from './PagedTable.tsx';

interface MovementsProps {
  movements: readonly ShareMovement[];
  pagination: Pages;
  filters: MovementFilters;
}

/** All movements of the member's shares, filtered by type, status and date, with a CSV export. */
export function Movements({ movements, pagination, filters }: MovementsProps) {
  const intl = useIntl();
  const { client } = useServices();
  const { busy, failure, download } = useDownload();
  const label = useMessages('portal.contribution');
  const save = () => void download(`${label('csv.name')}.csv`, () => exportMovements(client, filters, intl));
  return (
    <Stack gap={4}>
      <Stack direction="row" justify="between" align="center" wrap gap={3}>
        <Heading level={3}>{label('movements')}</Heading>
        <Button
          variant="secondary"
          size="sm"
          icon="download"
          loading={busy}
          disabled={movements.length === 0}
          onClick={save}
        >
          <span>
            <FormattedMessage id="portal.contribution.csv" values={{ format: <bdi>{'CSV'}</bdi> }} />
          </span>
        </Button>
      </Stack>
      {failure && <Alert tone="danger" title={failure} />}
      <Accordion
        items={[
          {
            key: 'filters',
            title: label('filters'),
            content: <Filters filters={filters} />,
            open: Object.keys(filters).length > 0,
          },
        ]}
      />
      <PagedTable<ShareMovement>
        caption={label('movements')}
        rows={movements}
        empty={label('noMovements')}
        pagination={pagination}
        filters={{ ...filters }}
        columns={[
          {
            key: 'date',
            header: label('date'),
            compact: { line: 2, at: 'start' },
            cell: ({ date }) => <DateText value={date} />,
          },
          {
            key: 'type',
            header: label('type'),
            compact: { line: 1, at: 'start' },
            cell: ({ type }) => <OfferTypeBadge type={type} past />,
          },
          {
            key: 'shares',
            header: label('shares'),
            numeric: true,
            compact: { line: 3, at: 'start', label: true },
            cell: ({ shares }) => <NumberText value={shares} />,
          },
          {
            key: 'price',
            header: label('sharePrice'),
            numeric: true,
            compact: { line: 3, at: 'end', label: true },
            cell: ({ price }) => <Money halalas={price} fraction="always" />,
          },
          {
            key: 'total',
            header: label('total'),
            numeric: true,
            compact: { line: 1, at: 'end' },
            cell: ({ total }) => <Money halalas={total} fraction="always" />,
          },
          {
            key: 'status',
            header: label('status'),
            compact: { line: 2, at: 'end' },
            cell: ({ status }) => <StatusBadge status={status} />,
          },
        ]}
      />
    </Stack>
  );
}
