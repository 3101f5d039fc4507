import { FormattedMessage } from 'react-intl';
import type { OutputOf } from '@taawun/api-client';
import { Button, Stack } from '@taawun/ui';
import { useServices } from '../../../lib/services.ts';
import { useView } from '../../../lib/use-view.ts';
import { mayTrade } from '../../../machines/auth/auth.ts';
import type { ShareTradeActor } from '../../../machines/share-trade/share-trade.binding.ts';

interface TradeButtonsProps {
  trade: ShareTradeActor;
  book: OutputOf<'getShareBook'>['share_book'];
  /** Initial price of a ticket in halalas, when the other side of the book is empty. */
  price: number | null;
}

/** Buttons that open a buy or sell ticket at the best price; renders nothing without the scope `trade`. */
export function TradeButtons({ trade, book, price }: TradeButtonsProps) {
  const { auth } = useServices();
  const isAllowed = useView(auth, mayTrade);
  const open = (type: 'buy' | 'sell') =>
    trade.send({
      type: 'ticket.opened',
      opening: { type, shares: null, price: book[type === 'buy' ? 'sell' : 'buy'][0]?.price ?? price },
    });
  if (!isAllowed) return null;
  return (
    <Stack direction="row" gap={3} wrap>
      <Button variant="share" onClick={() => open('buy')}>
        <FormattedMessage id="portal.offers.buy" />
      </Button>
      <Button variant="secondary" onClick={() => open('sell')}>
        <FormattedMessage id="portal.offers.sell" />
      </Button>
    </Stack>
  );
}
