import { closeChange, type Change } from './change.ts';
import { placeOffer, type MarketView, type OfferRequest } from './place.ts';
import type { Holding, MarketOffer } from './rules.ts';

/**
 * Market snapshot for a batch of orders: for each ordering account its holding and `coming`, the shares that its open
 * buy offers may still bring.
 */
export interface MarketSnapshot extends Pick<MarketView, 'now' | 'total' | 'treasury' | 'terms'> {
  accounts: readonly (Holding & { id: number; coming: number })[];
  book: readonly MarketOffer[];
}

const KEYS = ['shares', 'cash', 'reserved_shares', 'reserved_cash'] as const;
const leftToBuy = (offer: MarketOffer | undefined): number =>
  offer?.type === 'buy' && offer.status === 'pending' ? offer.shares - offer.filled : 0;

/**
 * Opens a market engine that decides orders in sequence, each on the result of the previous ones, and accumulates their
 * change.
 */
export function createMarketEngine({ accounts, book, ...market }: MarketSnapshot) {
  const offers = new Map(book.map((offer) => [offer.id, offer]));
  const holdings = new Map(accounts.map((account) => [account.id, { ...account }]));
  const coming = new Map(accounts.map((account) => [account.id, account.coming]));
  const sums = new Map<number, Change['accounts'][number]>();
  const placed = new Set<number>();
  const changed = new Set<number>();
  const ledger: Pick<Change, 'movements' | 'payments'> = { movements: [], payments: [] };

  function absorb(change: Change): void {
    for (const offer of [...change.placed, ...change.updated]) {
      coming.set(offer.account, (coming.get(offer.account) ?? 0) + leftToBuy(offer) - leftToBuy(offers.get(offer.id)));
      offers.set(offer.id, offer);
    }
    for (const { id } of change.placed) placed.add(id);
    for (const { id } of change.updated) changed.add(id);
    ledger.movements.push(...change.movements);
    ledger.payments.push(...change.payments);
    for (const more of change.accounts) {
      const sum = sums.get(more.id) ?? { id: more.id, shares: 0, cash: 0, reserved_shares: 0, reserved_cash: 0 };
      for (const key of KEYS) sum[key] += more[key];
      sums.set(more.id, sum);
      const holding = holdings.get(more.id);
      if (holding) for (const key of KEYS) holding[key] += more[key];
    }
  }

  const all = (ids: ReadonlySet<number>) => [...ids].flatMap((id) => offers.get(id) ?? []);
  return {
    /**
     * Places an offer of a loaded account under the given id.
     * @throws Error when the account was not loaded
     */
    place(id: number, accountId: number, request: OfferRequest): ReturnType<typeof placeOffer> {
      const account = holdings.get(accountId);
      if (!account) throw new Error(`Account ${accountId} was not loaded into this market engine.`);
      const result = placeOffer(request, {
        ...market,
        id,
        account,
        book: [...offers.values()],
        coming: coming.get(accountId) ?? 0,
      });
      if ('change' in result) absorb(result.change);
      return result;
    },
    /** Closes an open offer of the book; `null` when it is no longer open. */
    close(id: number): MarketOffer | null {
      const offer = offers.get(id);
      if (offer?.status !== 'pending') return null;
      absorb(closeChange([offer], market.now));
      return offers.get(id) ?? null;
    },
    /** Returns the accumulated change. */
    change: (): Change => ({
      placed: all(placed),
      updated: all(changed).filter(({ id }) => !placed.has(id)),
      ...ledger,
      accounts: [...sums.values()].filter((sum) => KEYS.some((key) => sum[key] !== 0)).toSorted((a, b) => a.id - b.id),
    }),
  };
}
