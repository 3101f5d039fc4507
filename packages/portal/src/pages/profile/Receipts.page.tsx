import { useIntl } from 'react-intl';
import { Alert, Bdi, DateText, EmptyState, Money, Pagination, Stack, Table, useMessages } from '@taawun/ui';
import { useLocalPath } from '../../lib/site.ts';
import { definePage, useLoaded, type LoadArgs } from '../../app/page/page.ts';
import { readPage } from '../shared/filters.ts';
import { useDownload } from '../shared/download.ts';
import { GivingStatement } from '../giving/orders/GivingStatement.tsx';
import { ReceiptButton } from '../giving/orders/ReceiptButton.tsx';
import { Panel } from '../shared/Panel.tsx';

const load = ({ client, url, signal }: LoadArgs) =>
  client.listReceipts({ page: readPage(url.searchParams), per_page: 12 }, { signal });

/** Receipts of all payments, and statements of a year or a date range. */
function Receipts() {
  const { receipts, pagination } = useLoaded<typeof load>();
  const intl = useIntl();
  const { to } = useLocalPath();
  const download = useDownload();
  const word = useMessages('portal.orders');
  return (
    <Panel title={intl.formatMessage({ id: 'portal.profile.receipts' })}>
      {receipts.length > 0 && <GivingStatement />}
      {download.failure && <Alert tone="danger" title={download.failure} />}
      <Stack gap={4}>
        <Table
          caption={intl.formatMessage({ id: 'portal.profile.receipts' })}
          captionHidden
          rows={receipts}
          rowKey={({ number }) => number}
          empty={<EmptyState title={word('noReceipts')} text={word('noReceiptsText')} />}
          columns={[
            { key: 'number', header: word('receipt'), cell: ({ number }) => <Bdi dir="ltr">{number}</Bdi> },
            { key: 'date', header: word('date'), cell: ({ date }) => <DateText value={date} /> },
            {
              key: 'target',
              header: intl.formatMessage({ id: 'portal.giving.target' }),
              cell: ({ target }) => <bdi>{target.title}</bdi>,
            },
            { key: 'amount', header: word('amount'), cell: ({ amount }) => <Money halalas={amount} />, numeric: true },
            {
              key: 'file',
              header: word('file'),
              cell: ({ number }) => <ReceiptButton number={number} download={download} />,
            },
          ]}
        />
        {pagination.total_pages > 1 && (
          <Pagination
            page={pagination.page}
            pages={pagination.total_pages}
            hrefFor={(page) => to(`/profile/receipts?page=${page}`)}
          />
        )}
      </Stack>
    </Panel>
  );
}

export const page = definePage({
  load,
  meta: (_, intl) => ({ title: intl.formatMessage({ id: 'portal.profile.receipts' }) }),
  Component: Receipts,
});
