import { useIntl } from 'react-intl';
import type { ShareOffer } from '@taawun/api-client';
import { EmptyState, Grid, ShareOfferCard, type ShareOfferAction } from '@taawun/ui';
import type { ShareTradeActor } from '../../machines/share-trade.binding.ts';
import { isUnpaid } from './unpaid.ts';

function actionOf(offer: ShareOffer, desk: ShareTradeActor): ShareOfferAction | undefined {
  const { id, type, status, shares, filled, price } = offer;
  if (status === 'pending') return { kind: 'cancel', onPress: () => desk.send({ type: 'withdrawal.opened', offerId: id }) };
  if (isUnpaid(offer)) return { kind: 'repay', onPress: () => desk.send({ type: 'ticket.opened', opening: { type, shares: shares - filled, price } }) };
  return undefined;
}

interface OwnOffersProps {
  offers: readonly ShareOffer[];
  desk: ShareTradeActor;
}

/** The member's own offers: how far each has come, and the one thing that can be done with it. */
export function OwnOffers({ offers, desk }: OwnOffersProps) {
  const intl = useIntl();
  if (offers.length === 0) return <EmptyState title={intl.formatMessage({ id: 'portal.offers.none' })} text={intl.formatMessage({ id: 'portal.offers.noneText' })} />;
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
          action={actionOf(offer, desk)}
          headingLevel={4}
        />
      ))}
    </Grid>
  );
}
