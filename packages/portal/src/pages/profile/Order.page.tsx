import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '@taawun/ui';
import { useLocalPath } from '../../lib/site.ts';
import { definePage, useLoaded, type LoadArgs } from '../../app/page/page.ts';
import { loadOrder } from '../giving/orders/load-order.ts';
import { OrderView } from '../giving/orders/OrderView.tsx';
import { Panel } from '../shared/Panel.tsx';

const load = ({ client, params, signal }: LoadArgs) =>
  loadOrder({ client, signal }, { number: params['number'] ?? '' });

/** One of the user's orders. */
function OrderPage() {
  const intl = useIntl();
  const { to } = useLocalPath();
  const back = (
    <Link href={to('/profile/orders')} icon="arrow-back">
      <FormattedMessage id="portal.orders.all" />
    </Link>
  );
  return (
    <Panel title={intl.formatMessage({ id: 'portal.orders.one' })} actions={back}>
      <OrderView {...useLoaded<typeof load>()} />
    </Panel>
  );
}

export const page = definePage({
  load,
  meta: (_, intl) => ({ title: intl.formatMessage({ id: 'portal.orders.one' }) }),
  Component: OrderPage,
});
