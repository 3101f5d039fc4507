import { reserveOf } from '@taawun/domain/shares';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/schema.ts';
import { summaryDifferences } from './audit-summaries.ts';
import { toMarketOffer } from './offers.ts';

/** Totals of the ledgers, and the differences found. */
export interface Audit {
  accounts: number;
  offers: number;
  movements: number;
  /** Shares in all accounts except the treasury. */
  shares: number;
  /** Halalas in all accounts except the treasury. */
  cash: number;
  /** One line per value that contradicts the ledgers. */
  differences: string[];
}

interface Sum {
  id: number;
  sum: number;
  paid: number;
}

/** Sums both ledgers by account. */
async function sums(tx: Tx): Promise<Map<number, Sum>> {
  const { rows } = await sql<Sum>`
    select account as id, sum(shares)::bigint as sum, sum(amount)::bigint as paid from (
      select to_account as account, sum(shares) as shares, 0 as amount from share_movements where status = 'succeeded' group by 1
      union all select from_account, -sum(shares), 0 from share_movements where status = 'succeeded' group by 1
      union all select to_account, 0, sum(amount) from cash_movements group by 1
      union all select from_account, 0, -sum(amount) from cash_movements group by 1
    ) entries group by account`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Sums the movements by offer. */
async function fills(tx: Tx): Promise<Map<number, { filled: number; traded: number }>> {
  const { rows } = await sql<{ id: number; filled: number; traded: number }>`
    select o.id, coalesce(sum(m.shares), 0)::bigint as filled, coalesce(sum(m.shares * m.price), 0)::bigint as traded
    from (select buy_offer as id, shares, price from share_movements where buy_offer is not null union all select sell_offer, shares, price from share_movements where sell_offer is not null) m
    join share_offers o on o.id = m.id group by o.id`.execute(tx);
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

/**
 * Returns payments that the money ledger lacks or contradicts: each paid payment is credited once, each later refund
 * debited once.
 */
async function cashDifferences(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('payments as p')
    .leftJoin('cash_payments as i', (join) => join.onRef('i.payment_id', '=', 'p.id').on('i.kind', '=', 'deposit'))
    .leftJoin('cash_payments as o', (join) => join.onRef('o.payment_id', '=', 'p.id').on('o.kind', '=', 'refund'))
    .select(['p.reference', 'p.status', 'p.amount', 'i.amount as deposit', 'o.amount as refund'])
    .where('p.purpose', 'in', ['balance', 'shares'])
    .execute();
  const net = (row: (typeof rows)[number]) => (row.deposit ?? 0) - (row.refund ?? 0);
  const payments = rows.flatMap((row) => {
    const should = row.status === 'paid' ? row.amount : 0;
    return net(row) === should
      ? []
      : [`payment ${row.reference} (${row.status}): booked is ${net(row)} and should be ${should}`];
  });
  const payouts = await tx
    .selectFrom('payouts')
    .select(({ fn }) => fn.sum<number | null>('amount').as('sum'))
    .where('status', '=', 'paid')
    .executeTakeFirstOrThrow();
  const booked = rows.reduce((sum, { refund }) => sum + (refund ?? 0), 0) + Number(payouts.sum);
  const { sum } = await tx
    .selectFrom('cash_movements')
    .select(({ fn }) => fn.sum<number | null>('amount').as('sum'))
    .where('kind', '=', 'withdrawal')
    .executeTakeFirstOrThrow();
  // Manual withdrawals of the staff exist only in the ledger.
  const withdrawn = Number(sum);
  return withdrawn < booked
    ? [...payments, `withdrawals: the ledger has ${withdrawn} and payouts and refunds are ${booked}`]
    : payments;
}

/** Recomputes all balances from the ledgers and reports differences from accounts and offers. Read-only. */
export function auditShares(db: Db): Promise<Audit> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const differences: string[] = [];
      const compare = (what: string, is: number, should: number) => {
        if (is !== should) differences.push(`${what} is ${is} and should be ${should}`);
      };
      const ledger = await sums(tx);
      const traded = await fills(tx);
      const accounts = await tx.selectFrom('share_accounts').selectAll().orderBy('id').execute();
      const offers = await tx
        .selectFrom('share_offers')
        .selectAll()
        .where('account_id', 'is not', null)
        .orderBy('id')
        .execute();
      const { movements } = await tx
        .selectFrom('share_movements')
        .select(({ fn }) => fn.countAll<number>().as('movements'))
        .executeTakeFirstOrThrow();
      const reserved = new Map<number, { shares: number; cash: number }>();
      for (const row of offers) {
        const offer = toMarketOffer(row);
        const { filled, traded: paid } = traded.get(offer.id) ?? { filled: 0, traded: 0 };
        compare(`offer ${offer.id}: filled`, offer.filled, filled);
        compare(`offer ${offer.id}: traded`, offer.traded, paid);
        if (offer.filled > offer.shares)
          differences.push(`offer ${offer.id}: ${offer.filled} of ${offer.shares} shares are filled`);
        if ((offer.status === 'succeeded') !== (offer.filled === offer.shares))
          differences.push(
            `offer ${offer.id}: ${offer.filled} of ${offer.shares} shares are filled and it is ${offer.status}`,
          );
        const [own, needed] = [reserved.get(offer.account) ?? { shares: 0, cash: 0 }, reserveOf(offer)];
        reserved.set(offer.account, { shares: own.shares + needed.shares, cash: own.cash + needed.cash });
      }
      for (const { account_id, amount } of await tx
        .selectFrom('payouts')
        .select(['account_id', 'amount'])
        .where('status', '=', 'requested')
        .execute()) {
        const own = reserved.get(account_id) ?? { shares: 0, cash: 0 };
        reserved.set(account_id, { ...own, cash: own.cash + amount });
      }
      differences.push(...(await cashDifferences(tx)), ...(await summaryDifferences(tx)));
      for (const account of accounts) {
        const name = `account ${account.id} (${account.user_id === null ? account.kind : `user ${account.user_id}`})`;
        const open = reserved.get(account.id) ?? { shares: 0, cash: 0 };
        compare(`${name}: shares`, account.shares, ledger.get(account.id)?.sum ?? 0);
        compare(`${name}: cash`, account.cash, ledger.get(account.id)?.paid ?? 0);
        compare(`${name}: reserved shares`, account.reserved_shares, open.shares);
        compare(`${name}: reserved cash`, account.reserved_cash, open.cash);
        if (
          account.kind !== 'treasury' &&
          Math.min(
            account.shares - account.reserved_shares,
            account.cash - account.reserved_cash,
            account.shares,
            account.cash,
          ) < 0
        )
          differences.push(`${name}: owes what it does not have`);
      }
      const issued = accounts.filter(({ kind }) => kind !== 'treasury');
      const total = (key: 'shares' | 'cash', of = accounts) => of.reduce((sum, account) => sum + account[key], 0);
      compare('the sum of all shares', total('shares'), 0);
      compare('the sum of all money', total('cash'), 0);
      return {
        accounts: accounts.length,
        offers: offers.length,
        movements,
        shares: total('shares', issued),
        cash: total('cash', issued),
        differences,
      };
    });
}
