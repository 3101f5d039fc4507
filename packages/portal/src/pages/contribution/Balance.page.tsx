import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import type { BalanceMovement } from '@taawun/api-client';
import { Alert, Button, Card, DateText, DescriptionList, Heading, Money, Stack, Text, useMessages } from '@taawun/ui';
import { useLocalPath } from '../../lib/site.ts';
import { definePage, useLoaded, type LoadArgs } from '../../app/page/page.ts';
import { Panel } from '../shared/Panel.tsx';
import { AddMoneyDialog } from './balance/AddMoneyDialog.tsx';
import { readPage } from '../shared/filters.ts';
import { PagedTable } from './PagedTable.tsx';
import { PayOutDialog } from './balance/PayOutDialog.tsx';
import { Payouts } from './balance/Payouts.tsx';

const load = ({ client, url, signal }: LoadArgs) =>
  client.getBalance({ page: readPage(url.searchParams), per_page: 10 }, { signal });

const money = (halalas: number) => <Money halalas={halalas} />;

/** A member's balance for shares: the amount, its movements, and pending payouts. */
function Balance() {
  const { balance, balance_movements: movements, payouts, pagination } = useLoaded<typeof load>();
  const { to } = useLocalPath();
  const { revalidate } = useRevalidator();
  const [dialog, setDialog] = useState<'add' | 'payOut' | null>(null);
  const label = useMessages('portal.balance');
  const closing = payouts.find(({ status, closes_account }) => status === 'requested' && closes_account);
  const close = () => setDialog(null);
  return (
    <Panel title={label('title')}>
      <Text tone="muted">{label('text')}</Text>
      {closing && (
        <Alert tone="warning" title={label('closing')}>
          <FormattedMessage
            id="portal.balance.closingText"
            values={{
              amount: <Money key="amount" halalas={balance.reserved_for_payouts} />,
              end: <bdi key="end">{closing.iban_end}</bdi>,
            }}
          />
        </Alert>
      )}
      <Card>
        <Stack gap={6}>
          <DescriptionList
            columns={2}
            items={[
              {
                term: label('available'),
                details: <Money halalas={balance.available_cash} strong />,
              },
              { term: label('forOffers'), details: money(balance.reserved_for_offers) },
              { term: label('forPayouts'), details: money(balance.reserved_for_payouts) },
            ]}
          />
          {!closing && (
            <Stack direction="row" gap={3} wrap>
              <Button variant="share" icon="plus" onClick={() => setDialog('add')}>
                {label('add')}
              </Button>
              <Button variant="secondary" disabled={balance.available_cash === 0} onClick={() => setDialog('payOut')}>
                {label('payOut')}
              </Button>
            </Stack>
          )}
        </Stack>
      </Card>
      {payouts.length > 0 && <Payouts payouts={payouts} />}
      <Stack gap={4}>
        <Heading level={3}>{label('movements')}</Heading>
        <PagedTable<BalanceMovement>
          caption={label('movements')}
          rows={movements}
          empty={label('noMovements')}
          pagination={pagination}
          columns={[
            { key: 'date', header: label('date'), cell: ({ date }) => <DateText value={date} /> },
            { key: 'kind', header: label('kind'), cell: ({ kind }) => label(`kind.${kind}`) },
            { key: 'amount', header: label('amount'), numeric: true, cell: ({ amount }) => money(amount) },
          ]}
        />
      </Stack>
      <Stack direction="row">
        <Button variant="ghost" href={to('/profile/contribution')}>
          {label('back')}
        </Button>
      </Stack>
      <AddMoneyDialog open={dialog === 'add'} onClose={close} />
      <PayOutDialog
        open={dialog === 'payOut'}
        balance={balance}
        onClose={close}
        onRequested={() => {
          close();
          void revalidate();
        }}
      />
    </Panel>
  );
}

export const page = definePage({
  load,
  meta: (_, intl) => ({ title: intl.formatMessage({ id: 'portal.balance.title' }) }),
  Component: Balance,
});
