import { riyadhToday } from '@taawun/domain';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ShareOffer } from '@taawun/api-client';
import { Accordion, Heading, Link, Stack, useMessages } from '@taawun/ui';
import type { ShareTradeActor } from '../../machines/share-trade/share-trade.binding.ts';
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

/** The member's open offers with a link to all; without any, both in one line. */
function OpenOffers({ offers, trade }: { offers: readonly ShareOffer[]; trade: ShareTradeActor }) {
  const { to } = useLocalPath();
  const all = (
    <Link href={to('/profile/contribution/offers')} tone="action" iconEnd="arrow-forward">
      <FormattedMessage id="portal.offers.all" />
    </Link>
  );
  const row = { direction: 'row', justify: 'between', align: 'center', wrap: true } as const;
  const some = offers.length > 0;
  return (
    <Stack gap={some ? 4 : 3} {...(some ? {} : row)}>
      {some && (
        <Stack {...row} gap={3}>
          <Heading level={3}>
            <FormattedMessage id="portal.offers.open" />
          </Heading>
          {all}
        </Stack>
      )}
      <OwnOffers offers={offers} trade={trade} isBrief />
      {!some && all}
    </Stack>
  );
}

/** The member's shares: value, movements, own offers, and documents. */
function Contribution() {
  const { contribution, book, prices, movements, pagination, offers, filters, year } = useLoaded<typeof load>();
  const { settings } = useSite();
  const intl = useIntl();
  const label = useMessages('portal.contribution');
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
      <OpenOffers offers={offers} trade={trade} />
      <Movements movements={movements} pagination={pagination} filters={filters} />
      <Accordion
        items={[
          { key: 'history', title: label('history'), content: <PriceHistory prices={prices} /> },
          { key: 'statements', title: label('documents'), content: <Documents year={year} /> },
        ]}
      />
      <TradeDialogs trade={trade} contribution={contribution} />
    </Panel>
  );
}

export const page = definePage({
  load,
  meta: (_, intl) => ({ title: intl.formatMessage({ id: 'portal.profile.contribution' }) }),
  Component: Contribution,
});
