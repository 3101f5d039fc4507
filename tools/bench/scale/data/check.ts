import { queryRows } from '../../../../packages/api-server/test/kit/raw-sql.ts';
import type { Db } from '../../../../packages/api-server/src/db/schema.ts';
import { auditBooks } from '../../../../packages/api-server/src/audit/audit.ts';

/** Rules of donations, as queries that count what breaks them. */
const RULES: Readonly<Record<string, string>> = {
  'paid donations without a ledger entry or a receipt': `select count(*)::int as broken from payments p left join giving_ledger l on l.payment_id = p.id left join receipts r on r.payment_id = p.id
    where p.purpose = 'donation' and p.status = 'paid' and (l.amount is distinct from p.amount or r.amount is distinct from p.amount)`,
  'ledger entries or receipts of payments that are not paid donations': `select count(*)::int as broken from payments p where (p.purpose <> 'donation' or p.status <> 'paid')
    and (exists (select from giving_ledger l where l.payment_id = p.id) or exists (select from receipts r where r.payment_id = p.id))`,
  'orders whose status contradicts their payments': `select count(*)::int as broken from orders o where (o.status = 'succeeded') <> exists (select from payments p where p.order_number = o.number and p.status = 'paid')`,
  'monthly donations that contradict their paid months': `select count(*)::int as broken from subscriptions s where s.charged <> (select count(*) from payments p where p.order_number = s.order_number and p.status = 'paid')`,
  'receipt numbers with gaps': `select count(*)::int as broken from receipt_counters c where c.last <> (select count(*) from receipts r where r.number like 'R-' || c.year || '-%')`,
};

/** Returns what contradicts the ledgers; empty when the database is clean. */
export async function differencesOf(db: Db): Promise<string[]> {
  const { differences } = await auditBooks(db);
  for (const [rule, query] of Object.entries(RULES)) {
    const [row] = await queryRows<{ broken: number }>(db, query);
    if (row?.broken !== 0) differences.push(`${rule}: ${row?.broken}`);
  }
  return differences;
}
