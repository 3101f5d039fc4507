import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Pagination as Pages, ShareMovement } from '@taawun/api-client';
import {
  Alert,
  Button,
  Card,
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

/** All movements of the member's shares, filtered by type, status and date, with a CSV export. The filters open on demand. */
export function Movements({ movements, pagination, filters }: MovementsProps) {
  const intl = useIntl();
  const { client } = useServices();
  const { busy, failure, download } = useDownload();
  const label = useMessages('portal.contribution');
  const [open, setOpen] = useState(Object.keys(filters).length > 0);
  const panel = useId();
  const save = () => void download(`${label('csv.name')}.csv`, () => exportMovements(client, filters, intl));
  return (
    <Stack gap={4}>
      <Stack direction="row" justify="between" align="center" wrap gap={3}>
        <Heading level={3}>{label('movements')}</Heading>
        <Button
          variant="secondary"
          size="sm"
          iconEnd={open ? 'chevron-up' : 'chevron-down'}
          aria-expanded={open}
          aria-controls={open ? panel : undefined}
          onClick={() => setOpen(!open)}
        >
          {label('filters')}
        </Button>
      </Stack>
      {open && (
        <Card padding="md" id={panel}>
          <Filters filters={filters} />
        </Card>
      )}
      {failure && <Alert tone="danger" title={failure} />}
      <PagedTable<ShareMovement>
        caption={label('movements')}
        rows={movements}
        empty={label('noMovements')}
        pagination={pagination}
        filters={{ ...filters }}
        action={
          <Button
            variant="quiet"
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
        }
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
            compact: { line: 1, at: 'middle', label: true },
            cell: ({ shares }) => <NumberText value={shares} />,
          },
          {
            key: 'price',
            header: label('sharePrice'),
            numeric: true,
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
