import type { Db } from '../db/schema.ts';
import { paymentDifferences, sumDonations, type Donations } from './payments.ts';
import { auditShares, type ShareTotals } from './shares.ts';
import { summaryDifferences } from './summaries.ts';

/** Totals of the ledgers, and the differences found. */
export interface Audit extends ShareTotals, Donations {
  /** One line per value that contradicts the ledgers. */
  differences: string[];
}

/**
 * Recomputes all balances from the ledgers and reports differences from accounts, offers, payments, refunds and stored
 * summaries. Read-only.
 * @param signal ends it with its reason
 */
export function auditBooks(db: Db, signal?: AbortSignal): Promise<Audit> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const differences: string[] = [];
      const totals = await auditShares({ tx, signal }, differences);
      differences.push(...(await paymentDifferences({ tx, signal })), ...(await summaryDifferences({ tx, signal })));
      return { ...totals, ...(await sumDonations(tx)), differences };
    });
}

/** Recomputes all balances and records when that was, and with how many differences. */
export async function recordAudit(db: Db, signal?: AbortSignal): Promise<Audit> {
  const result = await auditBooks(db, signal);
  await db.insertInto('audits').values({ ended_at: new Date(), differences: result.differences.length }).execute();
  return result;
}
