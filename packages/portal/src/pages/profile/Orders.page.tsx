import { FormattedMessage, useIntl } from 'react-intl';
import { Button, EmptyState, OrderCard, Pagination, Stack } from '@taawun/ui';
import { useLocalPath } from '../../lib/site.ts';
import { definePage, useLoaded, type LoadArgs } from '../../app/page/page.ts';
import { useServices } from '../../lib/services.ts';
import { useView } from '../../lib/use-view.ts';
import { isPaying } from '../../machines/payment/payment.ts';
import { readPage } from '../shared/filters.ts';
import { intentFor } from '../giving/orders/access.ts';
import { Panel } from '../shared/Panel.tsx';

const load = ({ client, url, signal }: LoadArgs) =>
  client.listOrders({ page: readPage(url.searchParams), per_page: 8 }, { signal });

/** All orders of the user, paid or not. */
function Orders() {
  const { orders, pagination } = useLoaded<typeof load>();
  const intl = useIntl();
  const { to } = useLocalPath();
  const { payment } = useServices();
  const busy = useView(payment, isPaying);
  const title = intl.formatMessage({ id: 'portal.profile.orders' });
  const give = (
    <Button variant="giving" size="sm" icon="heart" href={to('/donate')}>
      <FormattedMessage id="portal.action.donate" />
    </Button>
  );
  return (
    <Panel title={title} actions={give}>
      {orders.length === 0 ? (
        <EmptyState
          title={intl.formatMessage({ id: 'portal.orders.none' })}
          text={intl.formatMessage({ id: 'portal.orders.noneText' })}
        />
      ) : (
        <Stack gap={4}>
          {orders.map((order) => {
            const { number, date, price, qty, total, status, remaining, target, repayable } = order;
            const repay = repayable
              ? {
                  onRepay: () => payment.send({ type: 'payment.requested', intent: intentFor({ number }, order) }),
                  repaying: busy,
                }
              : {};
            return (
              <OrderCard
                key={number}
                {...{ number, date, price, qty, total, status, remaining }}
                {...repay}
                target={target.title}
                href={to(`/profile/orders/${number}`)}
              />
            );
          })}
          {pagination.total_pages > 1 && (
            <Pagination
              page={pagination.page}
              pages={pagination.total_pages}
              hrefFor={(page) => to(`/profile/orders?page=${page}`)}
            />
          )}
        </Stack>
      )}
    </Panel>
  );
}

export const page = definePage({
  load,
  meta: (_, intl) => ({ title: intl.formatMessage({ id: 'portal.profile.orders' }) }),
  Component: Orders,
});
