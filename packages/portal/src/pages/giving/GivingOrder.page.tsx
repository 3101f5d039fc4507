import { useIntl } from 'react-intl';
import { definePage, useLoaded, type LoadArgs } from '../../app/page/page.ts';
import { Inner } from '../shared/Inner.tsx';
import { loadOrder } from './orders/load-order.ts';
import { OrderView } from './orders/OrderView.tsx';

const load = ({ client, params, signal, url }: LoadArgs) => {
  const code = url.searchParams.get('code');
  return loadOrder({ client, signal }, { number: params['number'] ?? '', ...(code ? { code } : {}) });
};

/** A guest's page of a donation, opened by its URL, which is mailed with the receipt. */
function GivingOrder() {
  const intl = useIntl();
  return (
    <Inner
      title={intl.formatMessage({ id: 'portal.orders.yours' })}
      text={intl.formatMessage({ id: 'portal.orders.yoursText' })}
      size="narrow"
    >
      <OrderView {...useLoaded<typeof load>()} />
    </Inner>
  );
}

export const page = definePage({
  load,
  meta: (_, intl) => ({ title: intl.formatMessage({ id: 'portal.orders.yours' }) }),
  Component: GivingOrder,
});
