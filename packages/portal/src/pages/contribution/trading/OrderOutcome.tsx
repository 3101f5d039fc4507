import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Alert, Button, formatMoney } from '@taawun/ui';
import {
  hasNextOrder,
  orderOf,
  outcomeOf,
  type ShareTradeActor,
  type TradeOutcome,
} from '../../../machines/share-trade/share-trade.binding.ts';

const TONES = { checking: 'info', unknown: 'warning', notPlaced: 'info', placed: 'success' } as const satisfies Record<
  TradeOutcome,
  string
>;

/** Outcome of an order whose response was lost, and the available actions. */
export function OrderOutcome({ trade }: { trade: ShareTradeActor }) {
  const intl = useIntl();
  const outcome = useSelector(trade, outcomeOf);
  const order = useSelector(trade, orderOf);
  const dropped = useSelector(trade, hasNextOrder);
  if (!outcome || !order) return null;
  const values = { type: order.type, shares: order.shares, price: formatMoney(intl, order.price) };
  const dismissible = outcome === 'placed' || outcome === 'notPlaced';
  return (
    <Alert
      tone={TONES[outcome]}
      title={intl.formatMessage({ id: `portal.offers.outcome.${outcome}` }, values)}
      {...(dismissible && { onDismiss: () => trade.send({ type: 'outcome.dismissed' }) })}
      action={
        outcome === 'unknown' || outcome === 'checking' ? (
          <Button size="sm" loading={outcome === 'checking'} onClick={() => trade.send({ type: 'outcome.requested' })}>
            <FormattedMessage id="portal.offers.outcome.check" />
          </Button>
        ) : outcome === 'notPlaced' ? (
          <Button size="sm" onClick={() => trade.send({ type: 'order.resumed' })}>
            <FormattedMessage id="portal.offers.outcome.resume" />
          </Button>
        ) : undefined
      }
    >
      {outcome === 'unknown' && (
        <p>
          <FormattedMessage id="portal.offers.outcome.unknownText" />
        </p>
      )}
      {outcome === 'placed' && dropped && (
        <p>
          <FormattedMessage id="portal.offers.outcome.nextDropped" />
        </p>
      )}
    </Alert>
  );
}
