import {
  closeChange,
  contributionOf,
  placedText,
  placeOffer,
  rejectionFault,
  shownOffer,
  type Change,
} from '@taawun/domain/shares';
import { riyadhDay } from '@taawun/domain';
import { paginate } from '../content/index.ts';
import { balanceOf } from '../demo/index.ts';
import type { InputOf, OutputOf, ShareBookLevel, SharePrice, TradeType } from '../types.ts';
import { successText } from '../validation/index.ts';
import type { MockCall } from './call.ts';
import { MockFailure, once } from './failure.ts';
import { applyChange, comingTo, holdingOf, terms, TREASURY } from './state/market.ts';
import { issueMockCertificate, verifiedCertificate } from './certificates.ts';
import { mockPdf } from './files/pdf.ts';
import { state, type MockAccount } from './state/state.ts';

type ShareOperation =
  | 'listShareMovements'
  | 'listShareOffers'
  | 'placeShareOffer'
  | 'getShareOffer'
  | 'cancelShareOffer'
  | 'getPlacedShareOffer'
  | 'getContribution'
  | 'getShareBook'
  | 'listSharePrices'
  | 'getShareCertificate'
  | 'verifyCertificate'
  | 'getShareStatement';

const MAX_LEVELS = 50;
const MAX_DAYS = 400;

const requireUser = (account: MockAccount | null): MockAccount => {
  if (!account) throw new MockFailure('unauthenticated');
  return account;
};
const total = () => -holdingOf(state.market, TREASURY).shares;
const write = (change: Change) =>
  applyChange(state.market, change, (id) => state.accounts.find((each) => each.id === id)?.movements);

function ownOffer(account: MockAccount, id: number) {
  const offer = state.market.offers.find((each) => each.id === id && each.account === account.id);
  if (!offer) throw new MockFailure('not_found');
  return offer;
}

function levels(type: TradeType): ShareBookLevel[] {
  const byPrice = new Map<number, ShareBookLevel>();
  for (const offer of state.market.offers) {
    if (offer.type !== type || offer.status !== 'pending') continue;
    const { shares, offers } = byPrice.get(offer.price) ?? { shares: 0, offers: 0 };
    byPrice.set(offer.price, { price: offer.price, shares: shares + offer.shares - offer.filled, offers: offers + 1 });
  }
  return [...byPrice.values()]
    .toSorted((a, b) => (type === 'buy' ? b.price - a.price : a.price - b.price))
    .slice(0, MAX_LEVELS);
}

function prices({ from = '', to = '9999-12-31' }: InputOf<'listSharePrices'>): SharePrice[] {
  const days = new Map<string, SharePrice>();
  const bought = state.accounts
    .flatMap(({ movements }) => movements)
    .filter(({ status, price, date }) => status === 'succeeded' && price > 0 && date >= from && date <= to);
  for (const { date, price, shares } of bought) {
    const day = days.get(date) ?? { date, price, low: price, high: price, shares: 0 };
    days.set(date, {
      date,
      price,
      low: Math.min(day.low, price),
      high: Math.max(day.high, price),
      shares: day.shares + shares,
    });
  }
  return [...days.values()].toSorted((a, b) => a.date.localeCompare(b.date, 'en')).slice(-MAX_DAYS);
}

/** The operations of the share market, over the same rules as the embedded server. */
export const shareAnswers: { [Id in ShareOperation]: (call: MockCall<Id>) => OutputOf<Id> } = {
  listShareMovements: ({ account, input: { type, status, from = '', to = '9999-12-31', ...paging } }) => {
    const { movements } = requireUser(account);
    const rows = movements
      .map((movement, index) => ({ id: index + 1, ...movement, total: movement.shares * movement.price }))
      .filter(
        (row) =>
          (type === undefined || row.type === type) &&
          (status === undefined || row.status === status || (status === 'pending' && row.status === 'completed')) &&
          row.date >= from &&
          row.date <= to,
      );
    const { items, pagination } = paginate(
      rows.toSorted((a, b) => b.date.localeCompare(a.date, 'en') || b.id - a.id),
      paging,
    );
    return { share_movements: items, balance: balanceOf(movements), pagination };
  },
  listShareOffers: ({ account, input: { type, status, mine: own, ...paging } }) => {
    if (own && !account) throw new MockFailure('unauthenticated');
    const viewer = account?.id ?? null;
    const shown = state.market.offers
      .map((offer) => shownOffer(offer, viewer))
      .filter(
        (offer) =>
          (type === undefined || offer.type === type) &&
          (status === undefined || offer.status === status) &&
          (!own || offer.mine),
      );
    const { items, pagination } = paginate(
      shown.toSorted((a, b) => b.created_at.localeCompare(a.created_at, 'en') || b.id - a.id),
      paging,
    );
    return { share_offers: items, pagination };
  },
  placeShareOffer: ({ account, input, locale, idempotencyKey }) => {
    const { id } = requireUser(account);
    const { market } = state;
    const share_offer = once(state.trades, `${id} ${idempotencyKey}`, ['place', input], () => {
      const next = Math.max(0, ...market.offers.map((offer) => offer.id)) + 1;
      const result = placeOffer(input, {
        id: next,
        now: new Date(),
        account: { id, ...holdingOf(market, id) },
        book: market.offers,
        coming: comingTo(market, id),
        total: total(),
        treasury: TREASURY,
        terms,
      });
      if ('rejection' in result) throw new MockFailure(result.rejection.code, [rejectionFault(result.rejection)]);
      write(result.change);
      return shownOffer(result.offer, id);
    });
    return { message: successText(placedText(share_offer), locale), share_offer };
  },
  getShareOffer: ({ account, input }) => ({
    share_offer: shownOffer(ownOffer(requireUser(account), input.id), requireUser(account).id),
  }),
  cancelShareOffer: ({ account, input, locale, idempotencyKey }) => {
    const own = requireUser(account);
    const share_offer = once(state.trades, `${own.id} ${idempotencyKey}`, ['cancel', input.id], () => {
      const offer = ownOffer(own, input.id);
      if (offer.status !== 'pending') throw new MockFailure('offer_closed');
      const change = closeChange([offer], new Date());
      write(change);
      return shownOffer(change.updated[0] ?? offer, own.id);
    });
    return { message: successText('offer_cancelled', locale), share_offer };
  },
  getPlacedShareOffer: ({ account, idempotencyKey }) => {
    const { id } = requireUser(account);
    const placed = state.trades.get(`${id} ${idempotencyKey}`)?.answer as { id: number } | undefined;
    return { share_offer: placed ? shownOffer(ownOffer(requireUser(account), placed.id), id) : null };
  },
  getContribution: ({ account }) => {
    const { id, movements } = requireUser(account);
    const bought = movements.filter(({ type, status }) => type === 'buy' && status === 'succeeded');
    return {
      contribution: contributionOf({
        holding: holdingOf(state.market, id),
        bought: {
          shares: bought.reduce((sum, { shares }) => sum + shares, 0),
          paid: bought.reduce((sum, { shares, price }) => sum + shares * price, 0),
        },
        coming: comingTo(state.market, id),
        total: total(),
        terms,
      }),
    };
  },
  getShareBook: () => ({ share_book: { buy: levels('buy'), sell: levels('sell') } }),
  listSharePrices: ({ input }) => ({ share_prices: prices(input) }),
  getShareCertificate: ({ account }) => {
    const own = requireUser(account);
    const { shares } = holdingOf(state.market, own.id);
    if (shares === 0) throw new MockFailure('no_shares');
    return mockPdf(`Share certificate of ${own.member?.mem_no}: ${issueMockCertificate(own, shares).code}`);
  },
  verifyCertificate: ({ input, locale }) => ({
    certificate_verification: verifiedCertificate(input.certificate_code, locale),
  }),
  getShareStatement: ({ account, input: { year } }) => {
    const limit = Number(riyadhDay(new Date()).slice(0, 4));
    if (year > limit) throw new MockFailure('validation', [{ field: 'year', rule: 'maximum', limit }]);
    return mockPdf(`Share statement of ${requireUser(account).member?.mem_no}, ${year}`);
  },
};
