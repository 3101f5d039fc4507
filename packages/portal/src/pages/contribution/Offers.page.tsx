import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { Button, Grid, Heading, Pagination, Stack, Text } from '@taawun/ui';
import { useLocalPath } from '../../lib/site.ts';
import { definePage, useLoaded, type LoadArgs } from '../../app/page/page.ts';
import { Panel } from '../shared/Panel.tsx';
import { Book } from './trading/Book.tsx';
import { useShareTrade } from './trading/use-share-trade.ts';
import { hrefOf, readPage } from '../shared/filters.ts';
import { OrderOutcome } from './trading/OrderOutcome.tsx';
import { OwnOffers } from './trading/OwnOffers.tsx';
import { TradeButtons } from './trading/TradeButtons.tsx';
import { TradeDialogs, WithdrawalFailure } from './trading/TradeDialogs.tsx';
import { TradingHold } from './trading/TradingHold.tsx';

const load = async ({ client, url, signal }: LoadArgs) => {
  const [{ contribution }, { share_book }, { share_offers, pagination }] = await Promise.all([
    client.getContribution({ signal }),
    client.getShareBook({ signal }),
    client.listShareOffers({ mine: true, page: readPage(url.searchParams), per_page: 8 }, { signal }),
  ]);
  return { contribution, book: share_book, offers: share_offers, pagination };
};

/** Share market: both sides of the order book, and the member's own offers. */
function Offers() {
  const { contribution, book, offers, pagination } = useLoaded<typeof load>();
  const intl = useIntl();
  const { pathname } = useLocation();
  const { to } = useLocalPath();
  const trade = useShareTrade();
  return (
    <Panel
      title={intl.formatMessage({ id: 'portal.offers.title' })}
      actions={<TradeButtons trade={trade} book={book} price={null} />}
    >
      <Text tone="muted">
        <FormattedMessage id="portal.offers.text" />
      </Text>
      <OrderOutcome trade={trade} />
      <TradingHold />
      <WithdrawalFailure trade={trade} />
      <Grid min="md">
        <Book side="sell" levels={book.sell} trade={trade} />
        <Book side="buy" levels={book.buy} trade={trade} />
      </Grid>
      <Stack gap={4}>
        <Heading level={3}>
          <FormattedMessage id="portal.offers.own" />
        </Heading>
        <OwnOffers offers={offers} trade={trade} />
        {pagination.total_pages > 1 && (
          <Pagination
            page={pagination.page}
            pages={pagination.total_pages}
            hrefFor={(page) => hrefOf(pathname, {}, page)}
          />
        )}
      </Stack>
      <Stack direction="row">
        <Button variant="ghost" href={to('/profile/contribution')}>
          <FormattedMessage id="portal.offers.back" />
        </Button>
      </Stack>
      <TradeDialogs trade={trade} contribution={contribution} />
    </Panel>
  );
}

export const page = definePage({
  load,
  meta: (_, intl) => ({ title: intl.formatMessage({ id: 'portal.offers.title' }) }),
  Component: Offers,
});
