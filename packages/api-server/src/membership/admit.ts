import { isOnPaper, storedFields } from '@taawun/domain/membership';
import { riyadhDay } from '@taawun/domain';
import { ledgerChange, type Change } from '@taawun/domain/shares';
import type { MemberRequest } from '@taawun/api-client';
import { sql } from 'kysely';
import type { Tx } from '../db/schema.ts';
import type { Messenger } from '../notifications/messages.ts';
import { accountOf, systemAccounts, writeChange } from '../shares/market.ts';
import type { ApplicationRow } from './reads.ts';
import { applicationFields, memberColumns } from '../personal-data/members.ts';
import { EMPTIED } from '../personal-data/emptied.ts';
import { notify } from './texts.ts';

/** Returns the next unused membership number: a member on paper may already have one of the sequence. */
async function nextNumber(tx: Tx): Promise<string> {
  for (;;) {
    const { rows } = await sql<{ next: number }>`select nextval('member_numbers') as next`.execute(tx);
    const number = String(rows[0]?.next ?? 0).padStart(5, '0');
    const taken = await tx
      .selectFrom('members')
      .select('user_id')
      .where('mem_no', '=', `M-${number}`)
      .executeTakeFirst();
    if (!taken) return number;
  }
}

/**
 * Returns the ledger change that gives a new member the shares. New shares are issued for their price, which is booked
 * as a deposit and a payment to the treasury; the shares of a member on paper are already in the pool and only move.
 * @throws Error when the pool has too few free shares
 */
async function sharesChange(tx: Tx, { user_id, fields, share_price }: ApplicationRow, date: string): Promise<Change> {
  const { treasury, pool } = await systemAccounts(tx);
  const own = await accountOf(tx, user_id);
  const shares = fields.shares_count;
  const offers = { buy_offer: null, sell_offer: null };
  if (!isOnPaper(fields)) {
    const amount = shares * share_price;
    const payments = [
      { from: treasury.id, to: own.id, amount, kind: 'deposit' as const },
      { from: own.id, to: treasury.id, amount, kind: 'trade' as const },
    ];
    return ledgerChange([{ date, from: treasury.id, to: own.id, shares, price: share_price, ...offers }], payments);
  }
  const free = pool.shares - pool.reserved_shares;
  if (free < shares)
    throw new Error(
      `The pool has ${free} free shares and the member on paper says to have ${shares}. Look at the register; then: taawun-api shares issue pool <shares>, or members reject.`,
    );
  return ledgerChange([{ date, from: pool.id, to: own.id, shares, price: 0, ...offers }], []);
}

/**
 * Makes an applicant a member, with number and shares, and notifies them. Call it in the transaction that locks the
 * open application. The application keeps only its shares: the member's record has the rest.
 */
export async function admit(tx: Tx, messenger: Messenger, application: ApplicationRow): Promise<ApplicationRow> {
  const { id, user_id } = application;
  // An open application still has every field.
  const fields = applicationFields(tx, application) as MemberRequest;
  const now = new Date();
  const number = fields.mem_no === undefined ? await nextNumber(tx) : '';
  const {
    shares_count,
    mem_no = `M-${number}`,
    contribution_no = `S-${number}`,
    mem_date = riyadhDay(now),
    ...rest
  } = fields;
  await tx
    .insertInto('members')
    .values({ user_id, ...(await memberColumns(tx, user_id, storedFields(rest))), mem_no, contribution_no, mem_date })
    .execute();
  await writeChange(tx, await sharesChange(tx, application, riyadhDay(now)));
  const user = await tx.selectFrom('users').select(['id', 'phone']).where('id', '=', user_id).executeTakeFirstOrThrow();
  await notify(tx, messenger, user, 'approved', { mem_no, shares: shares_count });
  return tx
    .updateTable('member_applications')
    .set({ status: 'approved', decided_at: now, ...EMPTIED, fields: JSON.stringify({ shares_count }) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
