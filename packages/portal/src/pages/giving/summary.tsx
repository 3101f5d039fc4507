import type { ReactNode } from 'react';
import { FormattedMessage, type IntlShape } from 'react-intl';
import { Bdi, type IdsUnder, Money, NumberText, type PaymentLine } from '@taawun/ui';
import type { Payment, PaymentIntent } from '../../machines/payment/payment.ts';

/** Returns the name of the donation target. */
const titleOf = ({ target }: Pick<PaymentIntent, 'target'>, intl: IntlShape): string =>
  target.type === 'general' ? intl.formatMessage({ id: 'portal.giving.general' }) : target.title;

/** Returns a donation in one line: the target, the amount, and for how many months. */
export function briefOf(order: PaymentIntent, intl: IntlShape): ReactNode {
  return (
    <FormattedMessage
      id={order.months > 1 ? 'portal.giving.briefMonthly' : 'portal.giving.briefOnce'}
      values={{
        target: <bdi key="target">{titleOf(order, intl)}</bdi>,
        amount: <Money key="amount" halalas={order.monthlyPrice} />,
        months: order.months,
      }}
    />
  );
}

/** Returns the summary lines of a payment, for the dialog and the page. */
export function linesOf(order: PaymentIntent, intl: IntlShape): PaymentLine[] {
  if (order.purpose)
    return [
      {
        label: intl.formatMessage({ id: 'portal.payment.for' }),
        value: intl.formatMessage({ id: `portal.payment.${order.purpose}.for` }),
      },
    ];
  const label = (id: IdsUnder<'portal.giving'>) => intl.formatMessage({ id: `portal.giving.${id}` });
  const { monthlyPrice, months, details } = order;
  const changesCard = order.order?.does === 'changeCard';
  return [
    { label: label('target'), value: <bdi>{titleOf(order, intl)}</bdi> },
    ...(months > 1 || changesCard
      ? [
          { label: label('monthly'), value: <Money halalas={monthlyPrice} /> },
          { label: label(changesCard ? 'monthsLeft' : 'months'), value: <NumberText value={months} /> },
          { label: label(changesCard ? 'totalLeft' : 'total'), value: <Money halalas={monthlyPrice * months} /> },
        ]
      : []),
    ...(details?.receiver_name ? [{ label: label('giftFor'), value: <Bdi>{details.receiver_name}</Bdi> }] : []),
  ];
}

/** Returns the amount due now, in halalas: from the checkout, or before that from the intent. */
export const totalOf = ({
  checkOutOrder: order,
  paymentDetails: details,
}: Pick<Payment, 'checkOutOrder' | 'paymentDetails'>): number =>
  details?.amount ?? order?.dueNow ?? order?.monthlyPrice ?? 0;
