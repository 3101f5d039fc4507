import { FormattedMessage, useIntl } from 'react-intl';
import type { ShareOffer } from '@taawun/api-client';
import { EmptyState, Grid, ShareOfferCard, Text, type ShareOfferAction } from '@taawun/ui';
import type { ShareTradeActor } from '../../../machines/share-trade/share-trade.binding.ts';
import { isUnpaid } from './unpaid.ts';

function actionOf(offer: ShareOffer, trade: ShareTradeActor): ShareOfferAction | undefined {
  const { id, type, status, shares, filled, price } = offer;
  if (status === 'pending')
    return { kind: 'cancel', onPress: () => trade.send({ type: 'withdrawal.opened', offerId: id }) };
  if (isUnpaid(offer))
    return {
      kind: 'repay',
      onPress: () => trade.send({ type: 'ticket.opened', opening: { type, shares: shares - filled, price } }),
    };
  return undefined;
}

interface OwnOffersProps {
  offers: readonly ShareOffer[];
  trade: ShareTradeActor;
  /** Says in one line that there are none, where other things are on the page. @default false */
  isBrief?: boolean;
}

/** The member's own offers: progress, and the one available action of each. */
export function OwnOffers({ offers, trade, isBrief = false }: OwnOffersProps) {
  const intl = useIntl();
  if (offers.length === 0 && isBrief)
    return (
      <Text tone="muted">
        <FormattedMessage id="portal.offers.none" />
      </Text>
    );
  if (offers.length === 0)
    return (
      <EmptyState
        title={intl.formatMessage({ id: 'portal.offers.none' })}
        text={intl.formatMessage({ id: 'portal.offers.noneText' })}
      />
    );
  return (
    <Grid min="md">
      {offers.map((offer) => (
        <ShareOfferCard
          key={offer.id}
          type={offer.type}
          shares={offer.shares}
          filled={offer.filled}
          price={offer.price}
          total={offer.total}
          status={offer.status}
          expiresOn={offer.status === 'pending' ? offer.expires_at : undefined}
          action={actionOf(offer, trade)}
          headingLevel={4}
        />
      ))}
    </Grid>
  );
}
