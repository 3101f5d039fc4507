import { FormattedMessage, useIntl } from 'react-intl';
import type { ShareBookLevel, TradeType } from '@taawun/api-client';
import { Button, EmptyState, Heading, Money, NumberText, Stack, Table, formatMoney, useMessages } from '@taawun/ui';
import { useServices } from '../../../lib/services.ts';
import { useView } from '../../../lib/use-view.ts';
import { mayTrade } from '../../../machines/auth/auth.ts';
import type { ShareTradeActor } from '../../../machines/share-trade/share-trade.binding.ts';

interface BookProps {
  /** Side of the book: `sell` are the offers that the member may buy. */
  side: TradeType;
  levels: readonly ShareBookLevel[];
  trade: ShareTradeActor;
}

/** One side of the order book: price levels, best first, with a button to accept each. */
export function Book({ side, levels, trade }: BookProps) {
  const intl = useIntl();
  const { auth } = useServices();
  const isAllowed = useView(auth, mayTrade);
  const label = useMessages('portal.offers');
  const take = side === 'sell' ? 'buy' : 'sell';
  const title = label(`book.${side}`);
  return (
    <Stack gap={4}>
      <Heading level={3}>{title}</Heading>
      <Table<ShareBookLevel>
        caption={title}
        captionHidden
        rows={levels}
        rowKey={({ price }) => price}
        empty={<EmptyState title={label(`bookNone.${side}`)} />}
        columns={[
          {
            key: 'price',
            header: label('price'),
            numeric: true,
            cell: ({ price }) => <Money halalas={price} fraction="always" strong />,
          },
          {
            key: 'shares',
            header: label('shares'),
            numeric: true,
            cell: ({ shares }) => <NumberText value={shares} />,
          },
          { key: 'offers', header: label('count'), numeric: true, cell: ({ offers }) => <NumberText value={offers} /> },
          ...(isAllowed
            ? [
                {
                  key: 'take',
                  header: label('take'),
                  cell: ({ price }: ShareBookLevel) => (
                    <Button
                      size="sm"
                      variant={take === 'buy' ? 'share' : 'secondary'}
                      aria-label={label(`takeAt.${take}`, { price: formatMoney(intl, price) })}
                      onClick={() =>
                        trade.send({ type: 'ticket.opened', opening: { type: take, shares: null, price } })
                      }
                    >
                      <FormattedMessage id={`portal.offers.take.${take}`} />
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Stack>
  );
}
