import { closeChange, type Change } from './change.ts';
import { placeOffer, type MarketView, type OfferRequest } from './place.ts';
import type { Holding, MarketOffer } from './rules.ts';

/** The market as it was read for some orders: of each account that places one, its holding and the shares its open offers to buy may still bring. */
export interface DeskView extends Pick<MarketView, 'now' | 'total' | 'treasury' | 'terms'> {
  accounts: readonly (Holding & { id: number; coming: number })[];
  book: readonly MarketOffer[];
}

const KEYS = ['shares', 'cash', 'reserved_shares', 'reserved_cash'] as const;
const leftToBuy = (offer: MarketOffer | undefined): number =>
  offer?.type === 'buy' && offer.status === 'pending' ? offer.shares - offer.filled : 0;

/** Decides one order after the other, each on what the ones before have left, and sums up what is to be written of them all. */
export function openDesk({ accounts, book, ...market }: DeskView) {
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
    /** Places an offer of an account of this desk under the next number. */
    place(id: number, accountId: number, request: OfferRequest): ReturnType<typeof placeOffer> {
      const account = holdings.get(accountId);
      if (!account) throw new Error(`Account ${accountId} was not read for this desk.`);
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
    /** Ends an open offer that is in the book. Null when the ones before have met it. */
    close(id: number): MarketOffer | null {
      const offer = offers.get(id);
      if (offer?.status !== 'pending') return null;
      absorb(closeChange([offer], market.now));
      return offers.get(id) ?? null;
    },
    /** Everything that was decided so far. */
    change: (): Change => ({
      placed: all(placed),
      updated: all(changed).filter(({ id }) => !placed.has(id)),
      ...ledger,
      accounts: [...sums.values()].filter((sum) => KEYS.some((key) => sum[key] !== 0)).toSorted((a, b) => a.id - b.id),
    }),
  };
}
