import type { OrderDetails } from '@taawun/api-client';
import {
  Alert,
  Badge,
  DateText,
  EmptyState,
  Money,
  NumberText,
  Stack,
  Table,
  type BadgeTone,
  useMessages,
} from '@taawun/ui';
import { useDownload } from '../../shared/download.ts';
import type { OrderAccess } from './access.ts';
import { ReceiptButton } from './ReceiptButton.tsx';
import { CardName } from './SubscriptionPanel.tsx';

type Payment = OrderDetails['payments'][number];

const TONES: Record<Payment['status'], BadgeTone> = {
  open: 'neutral',
  pending: 'warning',
  paid: 'success',
  failed: 'danger',
  expired: 'neutral',
  refunded: 'neutral',
};

/** All payment attempts of an order, newest first. */
export function PaymentsTable({ order: { payments }, access }: { order: OrderDetails; access: OrderAccess }) {
  const download = useDownload();
  const word = useMessages('portal.orders');
  return (
    <Stack gap={3}>
      {download.failure && <Alert tone="danger" title={download.failure} />}
      <Table
        caption={word('payments')}
        captionHidden
        rows={payments.map((payment, index) => ({ ...payment, key: `${payments.length - index}` }))}
        rowKey={({ key }) => key}
        empty={<EmptyState title={word('noPayments')} />}
        columns={[
          { key: 'date', header: word('date'), cell: ({ date }) => <DateText value={date} /> },
          { key: 'period', header: word('month'), cell: ({ period }) => <NumberText value={period} />, numeric: true },
          { key: 'amount', header: word('amount'), cell: ({ amount }) => <Money halalas={amount} />, numeric: true },
          {
            key: 'card',
            header: word('card'),
            cell: ({ brand, last_four }) => <CardName brand={brand} lastFour={last_four} />,
          },
          {
            key: 'status',
            header: word('status'),
            cell: ({ status }) => <Badge tone={TONES[status]}>{word(`payment.${status}`)}</Badge>,
          },
          {
            key: 'receipt',
            header: word('receipt'),
            cell: ({ receipt_number: number }) =>
              number && <ReceiptButton number={number} code={access.code} download={download} />,
          },
        ]}
      />
    </Stack>
  );
}
