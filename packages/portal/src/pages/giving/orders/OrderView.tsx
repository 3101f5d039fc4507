import { FormattedMessage, useIntl } from 'react-intl';
import type { OrderDetails, Subscription } from '@taawun/api-client';
import { Alert, Bdi, Button, Heading, Money, OrderCard, ShareLinks, Stack } from '@taawun/ui';
import { useLocalPath } from '../../../lib/site.ts';
import { useServices } from '../../../lib/services.ts';
import { useView } from '../../../lib/use-view.ts';
import { isPaying } from '../../../machines/payment/payment.ts';
import { intentFor, type OrderAccess } from './access.ts';
import { PaymentsTable } from './PaymentsTable.tsx';
import { SubscriptionPanel } from './SubscriptionPanel.tsx';

interface OrderViewProps {
  order: OrderDetails;
  subscription: Subscription | null;
  access: OrderAccess;
}

/**
 * One order: the donation, upcoming charges, and all payments with receipts. For its owner, and for a guest with its
 * link.
 */
export function OrderView({ order, subscription, access }: OrderViewProps) {
  const intl = useIntl();
  const { payment, config } = useServices();
  const { to } = useLocalPath();
  const busy = useView(payment, isPaying);
  const {
    number,
    date,
    price,
    qty,
    total,
    status,
    remaining,
    target,
    repayable,
    paid,
    message,
    receiver_name,
    gift_code,
  } = order;
  const pay = () => payment.send({ type: 'payment.requested', intent: intentFor(access, order) });
  return (
    <Stack gap={6}>
      <OrderCard
        {...{ number, date, price, qty, total, status, remaining }}
        target={target.title}
        headingLevel={2}
        {...(repayable ? { onRepay: pay, repaying: busy } : {})}
      />
      {paid > 0 && (
        <Alert
          tone="success"
          title={
            <FormattedMessage id="portal.orders.paid" values={{ amount: <Money key="amount" halalas={paid} /> }} />
          }
        >
          {message && <p dir="auto">{`«${message}»`}</p>}
        </Alert>
      )}
      {gift_code && (
        <Alert
          tone="info"
          title={<FormattedMessage id="portal.orders.gift" values={{ name: <Bdi key="name">{receiver_name}</Bdi> }} />}
          action={
            <Button size="sm" variant="secondary" href={to(`/gift/${gift_code}`)}>
              <FormattedMessage id="portal.orders.giftOpen" />
            </Button>
          }
        >
          <ShareLinks
            title={intl.formatMessage({ id: 'portal.gift.title' }, { name: receiver_name ?? '' })}
            url={config.publicOrigin + to(`/gift/${gift_code}`)}
            noPrint
          />
        </Alert>
      )}
      {subscription && <SubscriptionPanel subscription={subscription} access={access} headingLevel={2} />}
      <Stack gap={3}>
        <Heading level={2} size="sm">
          <FormattedMessage id="portal.orders.payments" />
        </Heading>
        <PaymentsTable order={order} access={access} />
      </Stack>
    </Stack>
  );
}
