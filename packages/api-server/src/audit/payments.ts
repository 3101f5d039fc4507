import { sql } from 'kysely';
import type { Tx } from '../db/schema.ts';
import { rowsOf, type Reading } from './rows.ts';

interface Booked {
  reference: string;
  status: string;
  booked: number;
  should: number;
}

/** Payments, and what the ledgers have of them: what was booked, less what was given back. */
const PAYMENTS = [
  sql<Booked>`
    select p.reference, p.status, coalesce(i.amount, 0) - coalesce(o.amount, 0) as booked, case p.status when 'paid' then p.amount else 0 end as should
    from payments p left join cash_payments i on i.payment_id = p.id and i.kind = 'deposit' left join cash_payments o on o.payment_id = p.id and o.kind = 'refund'
    where p.purpose in ('balance', 'shares') and coalesce(i.amount, 0) - coalesce(o.amount, 0) <> case p.status when 'paid' then p.amount else 0 end`,
  // A payment that only verifies a card is never booked.
  sql<Booked>`
    select p.reference, p.status, coalesce(l.amount, 0) - coalesce(r.amount, 0) as booked, case when p.status = 'paid' and p.counts then p.amount else 0 end as should
    from payments p left join giving_ledger l on l.payment_id = p.id left join giving_refunds r on r.payment_id = p.id
    where p.purpose in ('donation', 'card') and coalesce(l.amount, 0) - coalesce(r.amount, 0) <> case when p.status = 'paid' and p.counts then p.amount else 0 end`,
  // Given back is what was booked, and of the same payment.
  sql<Booked>`
    select p.reference, 'given back' as status, r.amount as booked, coalesce(l.amount, 0) as should
    from giving_refunds r join payments p on p.id = r.payment_id left join giving_ledger l on l.payment_id = r.payment_id where r.amount is distinct from l.amount`,
] as const;

/** Donations over several months of which the first is paid: without a plan, the others are never charged. */
const WITHOUT_PLAN = sql<{ number: string }>`
  select o.number from orders o left join subscriptions s on s.order_number = o.number
  where o.purpose = 'donation' and o.qty > 1 and o.paid_at is not null and s.order_number is null`;

/** Halalas of donations that were booked, and of those that were given back. */
export interface Donations {
  donations: number;
  refunds: number;
}

export async function sumDonations(tx: Tx): Promise<Donations> {
  const { rows } = await sql<Donations>`
    select (select coalesce(sum(amount), 0)::bigint from giving_ledger) as donations,
      (select coalesce(sum(amount), 0)::bigint from giving_refunds) as refunds`.execute(tx);
  const [sums] = rows;
  if (!sums) throw new Error('The donations could not be summed.');
  return sums;
}

/**
 * Returns payments that a ledger lacks or contradicts: each paid payment is booked once, each later refund once, a
 * donation over several months has a plan for the others, and withdrawals cover payouts and refunds.
 */
export async function paymentDifferences(reading: Reading): Promise<string[]> {
  const differences: string[] = [];
  for (const query of PAYMENTS)
    for await (const { reference, status, booked, should } of rowsOf(reading, query))
      differences.push(`payment ${reference} (${status}): booked is ${booked} and should be ${should}`);
  for await (const { number } of rowsOf(reading, WITHOUT_PLAN))
    differences.push(`order ${number}: is paid for several months, and has no plan for the others`);
  const { rows } = await sql<{ withdrawn: number; due: number }>`
    select (select coalesce(sum(amount), 0)::bigint from cash_movements where kind = 'withdrawal') as withdrawn,
      (select coalesce(sum(amount), 0)::bigint from cash_payments where kind = 'refund') + (select coalesce(sum(amount), 0)::bigint from payouts where status = 'paid') as due`.execute(
    reading.tx,
  );
  // Manual withdrawals of the staff exist only in the ledger.
  for (const { withdrawn, due } of rows)
    if (withdrawn < due)
      differences.push(`withdrawals: the ledger has ${withdrawn} and payouts and refunds are ${due}`);
  return differences;
}
