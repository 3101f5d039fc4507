import { riyadhToday } from '@taawun/domain';
import { FormattedMessage, useIntl } from 'react-intl';
import { Heading, Link, Stack } from '@taawun/ui';
import { useLocalPath, useSite } from '../../lib/site.ts';
import { definePage, useLoaded, type LoadArgs } from '../../app/page/page.ts';
import { BalanceBar } from '../contribution/balance/BalanceBar.tsx';
import { useShareTrade } from '../contribution/trading/use-share-trade.ts';
import { Documents } from '../contribution/Documents.tsx';
import { readFilters, readPage } from '../shared/filters.ts';
import { Holding, PriceHistory } from '../contribution/Holding.tsx';
import { Movements } from '../contribution/Movements.tsx';
import { OrderOutcome } from '../contribution/trading/OrderOutcome.tsx';
import { OwnOffers } from '../contribution/trading/OwnOffers.tsx';
import { TradeButtons } from '../contribution/trading/TradeButtons.tsx';
import { TradeDialogs, WithdrawalFailure } from '../contribution/trading/TradeDialogs.tsx';
import { TradingHold } from '../contribution/trading/TradingHold.tsx';
import { Panel } from '../shared/Panel.tsx';

/** Returns today's date in Riyadh, a number of years ago. */
const dayAgo = (years: number): string => {
  const [year = 0, ...rest] = riyadhToday().split('-');
  return [Number(year) - years, ...rest].join('-');
};

const load = async ({ client, url, signal }: LoadArgs) => {
  const filters = readFilters(url.searchParams);
  const [{ contribution }, { share_book }, { share_prices }, { share_movements, pagination }, { share_offers }] =
    await Promise.all([
      client.getContribution({ signal }),
      client.getShareBook({ signal }),
      client.listSharePrices({ from: dayAgo(1) }, { signal }),
      client.listShareMovements({ ...filters, page: readPage(url.searchParams), per_page: 4 }, { signal }),
      client.listShareOffers({ mine: true, status: 'pending', per_page: 2 }, { signal }),
    ]);
  return {
    contribution,
    book: share_book,
    prices: share_prices,
    movements: share_movements,
    pagination,
    offers: share_offers,
    filters,
    year: Number(dayAgo(0).slice(0, 4)),
  };
};

/** The member's shares: value, movements, own offers, and documents. */
function Contribution() {
  const { contribution, book, prices, movements, pagination, offers, filters, year } = useLoaded<typeof load>();
  const { settings } = useSite();
  const { to } = useLocalPath();
  const intl = useIntl();
  const trade = useShareTrade();
  const price = prices.at(-1)?.price ?? Number(settings['share_price'] ?? 0);
  return (
    <Panel
      title={intl.formatMessage({ id: 'portal.profile.contribution' })}
      actions={<TradeButtons trade={trade} book={book} price={price || null} />}
    >
      <OrderOutcome trade={trade} />
      <TradingHold />
      <WithdrawalFailure trade={trade} />
      <Holding contribution={contribution} prices={prices} price={price} />
      <BalanceBar available={contribution.available_cash} />
      <Stack gap={4}>
        <Stack direction="row" justify="between" align="center" wrap gap={3}>
          <Heading level={3}>
            <FormattedMessage id="portal.offers.open" />
          </Heading>
          <Link href={to('/profile/contribution/offers')} tone="action" iconEnd="arrow-forward">
            <FormattedMessage id="portal.offers.all" />
          </Link>
        </Stack>
        <OwnOffers offers={offers} trade={trade} isBrief />
      </Stack>
      <Movements movements={movements} pagination={pagination} filters={filters} />
      <PriceHistory prices={prices} />
      <Documents year={year} />
      <TradeDialogs trade={trade} contribution={contribution} />
    </Panel>
  );
}

export const page = definePage({
  load,
  meta: (_, intl) => ({ title: intl.formatMessage({ id: 'portal.profile.contribution' }) }),
  Component: Contribution,
});
