import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import type { Payout } from '@taawun/api-client';
import {
  Alert,
  Badge,
  Bdi,
  Button,
  ConfirmDialog,
  DateText,
  Heading,
  Money,
  Stack,
  Table,
  Text,
  useMessages,
} from '@taawun/ui';
import { useServices } from '../../../lib/services.ts';
import { useCommand } from '../../shared/use-command.ts';

const TONES = { requested: 'warning', paid: 'success', rejected: 'danger', cancelled: 'neutral' } as const;

/** Payouts of the last year with their status; a requested one can be cancelled. */
export function Payouts({ payouts }: { payouts: readonly Payout[] }) {
  const intl = useIntl();
  const { client } = useServices();
  const { revalidate } = useRevalidator();
  const { act, busy, failure, dismiss } = useCommand();
  const [selected, setSelected] = useState<Payout | null>(null);
  const label = useMessages('portal.balance');
  const cancel = async ({ reference }: Payout) => {
    // A cancellation is idempotent: the payout's reference is its key.
    const done = await act('cancel', () =>
      client.cancelPayout({ reference }, { idempotencyKey: `cancel-${reference}` }),
    );
    setSelected(null);
    if (done) await revalidate();
  };
  return (
    <Stack gap={4}>
      <Heading level={3}>{label('payouts')}</Heading>
      {failure && <Alert tone="danger" title={failure} onDismiss={dismiss} />}
      <Table<Payout>
        caption={label('payouts')}
        captionHidden
        rows={payouts}
        rowKey={({ reference }) => reference}
        columns={[
          { key: 'reference', header: label('reference'), cell: ({ reference }) => <Bdi dir="ltr">{reference}</Bdi> },
          { key: 'date', header: label('date'), cell: ({ requested_at }) => <DateText value={requested_at} /> },
          {
            key: 'amount',
            header: label('amount'),
            numeric: true,
            cell: ({ amount }) => <Money halalas={amount} fraction="always" />,
          },
          {
            key: 'iban',
            header: label('iban'),
            cell: ({ iban_end }) => (
              <span>
                <FormattedMessage id="portal.balance.ibanEnd" values={{ end: <bdi key="end">{iban_end}</bdi> }} />
              </span>
            ),
          },
          {
            key: 'status',
            header: label('status'),
            cell: (payout) => (
              <Stack gap={2} align="start">
                <Badge tone={TONES[payout.status]}>{label(`status.${payout.status}`)}</Badge>
                {payout.payable_from && (
                  <Text size="sm">
                    <FormattedMessage
                      id="portal.balance.waitsPayout"
                      values={{ time: <DateText key="time" value={payout.payable_from} time /> }}
                    />
                  </Text>
                )}
                {payout.reason && <Text size="sm">{payout.reason}</Text>}
                {payout.status === 'requested' && (
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-label={intl.formatMessage(
                      { id: 'portal.balance.cancelOf' },
                      { reference: `\u2066${payout.reference}\u2069` },
                    )}
                    onClick={() => setSelected(payout)}
                  >
                    {label('cancel')}
                  </Button>
                )}
              </Stack>
            ),
          },
        ]}
      />
      <ConfirmDialog
        open={selected !== null}
        onOpenChange={(open) => !open && setSelected(null)}
        title={label('cancelAsk')}
        text={label(selected?.closes_account ? 'cancelClosing' : 'cancelText')}
        confirmLabel={label('cancel')}
        cancelLabel={label('keep')}
        loading={busy !== null}
        onConfirm={() => {
          if (selected) void cancel(selected);
        }}
      />
    </Stack>
  );
}
