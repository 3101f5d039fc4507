import { reserveOf } from '@taawun/domain/shares';
import { sql, type Selectable } from 'kysely';
import type { Database } from '../db/schema.ts';
import { toMarketOffer } from '../shares/offers.ts';
import { rowsOf, type Reading } from './rows.ts';

/** Totals of the share market's ledgers. */
export interface ShareTotals {
  accounts: number;
  offers: number;
  movements: number;
  /** Shares in all accounts except the treasury. */
  shares: number;
  /** Halalas in all accounts except the treasury. */
  cash: number;
}

type AccountRow = Selectable<Database['share_accounts']>;
type Reserved = Map<number, { shares: number; cash: number }>;

/** Accounts beside the sums of both ledgers. */
const ACCOUNTS = sql<AccountRow & { sum: number | null; paid: number | null }>`
  select a.*, e.sum, e.paid from share_accounts a left join (
    select account, sum(shares)::bigint as sum, sum(amount)::bigint as paid from (
      select to_account as account, sum(shares) as shares, 0 as amount from share_movements where status = 'succeeded' group by 1
      union all select from_account, -sum(shares), 0 from share_movements where status = 'succeeded' group by 1
      union all select to_account, 0, sum(amount) from cash_movements group by 1
      union all select from_account, 0, -sum(amount) from cash_movements group by 1
    ) entries group by account) e on e.account = a.id order by a.id`;

/** Offers of accounts beside the sums of their movements. */
const OFFERS = sql<Selectable<Database['share_offers']> & { moved: number | null; paid: number | null }>`
  select o.*, m.moved, m.paid from share_offers o left join (
    select id, sum(shares)::bigint as moved, sum(shares * price)::bigint as paid from (
      select buy_offer as id, shares, price from share_movements where buy_offer is not null
      union all select sell_offer, shares, price from share_movements where sell_offer is not null) f group by id) m on m.id = o.id
  where o.account_id is not null order by o.id`;

type Compare = (what: string, is: number, should: number) => void;

/** Compares the offers with their movements; returns their number and what they reserve by account. */
async function compareOffers(
  reading: Reading,
  compare: Compare,
  differences: string[],
): Promise<{ offers: number; reserved: Reserved }> {
  const reserved: Reserved = new Map();
  let offers = 0;
  for await (const { moved, paid, ...row } of rowsOf(reading, OFFERS)) {
    offers++;
    const offer = toMarketOffer(row);
    compare(`offer ${offer.id}: filled`, offer.filled, moved ?? 0);
    compare(`offer ${offer.id}: traded`, offer.traded, paid ?? 0);
    if (offer.filled > offer.shares)
      differences.push(`offer ${offer.id}: ${offer.filled} of ${offer.shares} shares are filled`);
    if ((offer.status === 'succeeded') !== (offer.filled === offer.shares))
      differences.push(
        `offer ${offer.id}: ${offer.filled} of ${offer.shares} shares are filled and it is ${offer.status}`,
      );
    const needed = reserveOf(offer);
    const own = reserved.get(offer.account) ?? { shares: 0, cash: 0 };
    if (needed.shares || needed.cash)
      reserved.set(offer.account, { shares: own.shares + needed.shares, cash: own.cash + needed.cash });
  }
  return { offers, reserved };
}

/** Recomputes accounts and offers from the ledgers. Adds a line to `differences` for each value that contradicts them. */
export async function auditShares(reading: Reading, differences: string[]): Promise<ShareTotals> {
  const compare: Compare = (what, is, should) => {
    if (is !== should) differences.push(`${what} is ${is} and should be ${should}`);
  };
  const { offers, reserved } = await compareOffers(reading, compare, differences);
  for await (const { account_id, amount } of rowsOf(
    reading,
    sql<{ account_id: number; amount: number }>`select account_id, amount from payouts where status = 'requested'`,
  )) {
    const own = reserved.get(account_id) ?? { shares: 0, cash: 0 };
    reserved.set(account_id, { ...own, cash: own.cash + amount });
  }
  const all = { shares: 0, cash: 0 };
  const issued = { shares: 0, cash: 0 };
  let accounts = 0;
  for await (const { sum, paid, ...account } of rowsOf(reading, ACCOUNTS)) {
    accounts++;
    for (const key of ['shares', 'cash'] as const) {
      all[key] += account[key];
      if (account.kind !== 'treasury') issued[key] += account[key];
    }
    const name = `account ${account.id} (${account.user_id === null ? account.kind : `user ${account.user_id}`})`;
    const open = reserved.get(account.id) ?? { shares: 0, cash: 0 };
    compare(`${name}: shares`, account.shares, sum ?? 0);
    compare(`${name}: cash`, account.cash, paid ?? 0);
    compare(`${name}: reserved shares`, account.reserved_shares, open.shares);
    compare(`${name}: reserved cash`, account.reserved_cash, open.cash);
    const least = Math.min(
      account.shares - account.reserved_shares,
      account.cash - account.reserved_cash,
      account.shares,
      account.cash,
    );
    if (account.kind !== 'treasury' && least < 0) differences.push(`${name}: owes what it does not have`);
  }
  compare('the sum of all shares', all.shares, 0);
  compare('the sum of all money', all.cash, 0);
  const { rows } = await sql<{ movements: number }>`select count(*)::int as movements from share_movements`.execute(
    reading.tx,
  );
  return { accounts, offers, movements: rows[0]?.movements ?? 0, ...issued };
}
