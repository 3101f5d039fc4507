import { Button, DateText, Money, NumberText, StatusBadge, Table, type Column } from '@taawun/ui';
import core from '@taawun/ui/intl/ar/core';
import { headers, movements, type Movement } from '../../data.ts';
import { serve } from '../../harness.tsx';
import { Shell } from './shell.tsx';

const columns: Column<Movement>[] = [
  { key: 'date', header: headers.date, cell: (row) => <DateText value={row.date} /> },
  { key: 'type', header: headers.type, cell: (row) => row.type },
  { key: 'shares', header: headers.shares, numeric: true, cell: (row) => <NumberText value={row.shares} /> },
  { key: 'total', header: headers.total, numeric: true, cell: (row) => <Money halalas={row.total} /> },
  { key: 'status', header: headers.status, cell: (row) => <StatusBadge status={row.status} /> },
  {
    key: 'action',
    header: headers.action,
    cell: () => (
      <Button size="sm" variant="secondary">
        تفاصيل
      </Button>
    ),
  },
];
const App = () => (
  <Shell messages={core}>
    <Table caption="حركات الحصص" columns={columns} rows={movements} rowKey={(row) => row.id} />
  </Shell>
);
serve({ App });
