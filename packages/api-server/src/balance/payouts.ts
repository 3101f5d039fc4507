import { payableFrom, payoutChange, reserveCashChange } from '@taawun/domain/shares';
import type { Locale, Payout } from '@taawun/api-client';
import type { Selectable } from 'kysely';
import type { PayoutTable } from '../db/balance-schema.ts';
import type { Db, Text, Tx } from '../db/schema.ts';
import { memberValue, payoutColumns } from '../personal-data/members.ts';
import { Failure } from '../shared/failure.ts';
import type { Services } from '../context/services.ts';
import type { Messenger } from '../notifications/messages.ts';
import { notifyOwner } from '../notifications/notify.ts';
import { sha256, shortId } from '../shared/secrets.ts';
import { accountOf, lockShareMarket, systemAccounts, writeChange } from '../shares/market.ts';
import { NOTICES } from './texts.ts';

export type PayoutRow = Selectable<PayoutTable>;

/** Last four digits of a payout's IBAN; a server of the release before encryption has stored only the IBAN. */
const ibanEnd = ({ iban_end, iban_no }: Pick<PayoutRow, 'iban_end' | 'iban_no'>): string =>
  iban_end ?? iban_no?.slice(-4) ?? '';

/** Returns when a user's payouts may be transferred; `null` when no change of the IBAN delays them. */
export async function payableFromOf(db: Db | Tx, userId: number | null, now: Date): Promise<Date | null> {
  if (userId === null) return null;
  const member = await db
    .selectFrom('members')
    .select('iban_changed_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return payableFrom(member?.iban_changed_at ?? null, now);
}

/**
 * Maps a payout row to the API contract.
 * @param from result of `payableFromOf` for its owner
 */
export function shownPayout(
  { reference, amount, status, requested_at, decided_at, reason, closes_account, ...iban }: PayoutRow,
  locale: Locale,
  from: Date | null,
): Payout {
  return {
    reference,
    amount,
    status,
    iban_end: ibanEnd(iban),
    requested_at: requested_at.toISOString(),
    payable_from: (status === 'requested' && from?.toISOString()) || null,
    decided_at: decided_at?.toISOString() ?? null,
    reason: reason?.[locale] ?? null,
    closes_account,
  };
}

/**
 * Reserves a member's money for a payout to the IBAN of the membership record. The caller holds the lock of the share
 * market.
 * @param amount halalas; `null`: the whole available balance
 * @returns `null` when nothing is available
 * @throws Failure `insufficient_cash` at `amount`; `forbidden` for a user without a membership record
 */
export async function reservePayout(
  tx: Tx,
  messenger: Messenger,
  userId: number,
  { amount, closes_account }: { amount: number | null; closes_account: boolean },
): Promise<PayoutRow | null> {
  const member = await tx
    .selectFrom('members')
    .select(['user_id', 'name', 'iban_no', 'iban_no_enc'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!member) throw new Failure('forbidden');
  const account = await accountOf(tx, userId);
  const available = account.cash - account.reserved_cash;
  const wanted = amount ?? available;
  if (wanted > available)
    throw new Failure('insufficient_cash', [{ field: 'amount', rule: 'cashAvailable', limit: available }]);
  if (wanted === 0) return null;
  await writeChange(tx, reserveCashChange(account.id, wanted));
  const reference = `P-${shortId()}`;
  const iban = await payoutColumns(tx, reference, memberValue(tx, member, 'iban_no'));
  const payout = await tx
    .insertInto('payouts')
    .values({
      reference,
      account_id: account.id,
      user_id: userId,
      amount: wanted,
      holder: member.name,
      ...iban,
      status: 'requested',
      reason: null,
      closes_account,
      requested_at: new Date(),
      decided_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await notifyOwner(tx, messenger, userId, NOTICES.requested(wanted, iban.iban_end));
  return payout;
}

/**
 * Requests a payout once per idempotency key.
 * @throws Failure as `reservePayout`; `conflict` when the key was used for another amount; `account_closing`
 */
export function requestPayout(
  { db, messenger, now }: Pick<Services, 'db' | 'messenger' | 'now'>,
  { userId, key }: { userId: number; key: string },
  amount: number,
  locale: Locale,
): Promise<Payout> {
  const digest = sha256(JSON.stringify(['payout', amount]));
  return db.transaction().execute(async (tx) => {
    await lockShareMarket(tx);
    const known = await tx
      .selectFrom('idempotency_keys')
      .select(['digest', 'answer'])
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .executeTakeFirst();
    if (known && known.digest !== digest) throw new Failure('conflict');
    // An answer of the release before has no `payable_from`.
    if (known) {
      const answer = JSON.parse(known.answer) as Omit<Payout, 'payable_from'> & Partial<Payout>;
      return { ...answer, payable_from: answer.payable_from ?? null };
    }
    const { closing_since } = await tx
      .selectFrom('users')
      .select('closing_since')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    if (closing_since !== null) throw new Failure('account_closing');
    const row = await reservePayout(tx, messenger, userId, { amount, closes_account: false });
    if (!row) throw new Failure('insufficient_cash', [{ field: 'amount', rule: 'cashAvailable', limit: 0 }]);
    const answer = shownPayout(row, locale, await payableFromOf(tx, userId, now()));
    await tx
      .insertInto('idempotency_keys')
      .values({ user_id: userId, key, digest, answer: JSON.stringify(answer) })
      .execute();
    return answer;
  });
}

/**
 * Loads a payout in any status and locks it together with the market until the transaction ends; `undefined` when it
 * does not exist.
 */
export async function lockPayout(tx: Tx, reference: string): Promise<PayoutRow | undefined> {
  await lockShareMarket(tx);
  return tx.selectFrom('payouts').selectAll().where('reference', '=', reference).forUpdate().executeTakeFirst();
}

const decide = (
  tx: Tx,
  { id }: PayoutRow,
  values: { status: PayoutRow['status']; reason?: string },
): Promise<PayoutRow> =>
  tx
    .updateTable('payouts')
    .set({ ...values, decided_at: new Date() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/**
 * Returns the reserved money to the balance. If the payout was to close the account, the account stays open, because
 * its owner has money again; its other requested payouts no longer close it.
 */
async function release(tx: Tx, payout: PayoutRow): Promise<void> {
  await writeChange(tx, reserveCashChange(payout.account_id, -payout.amount));
  if (!payout.closes_account || payout.user_id === null) return;
  await tx.updateTable('users').set({ closing_since: null }).where('id', '=', payout.user_id).execute();
  await tx
    .updateTable('payouts')
    .set({ closes_account: false })
    .where('account_id', '=', payout.account_id)
    .where('status', '=', 'requested')
    .execute();
}

/**
 * Cancels a payout for its owner; a repeated call has no effect.
 * @throws Failure `not_found`, `payout_closed`
 */
export function cancelPayout(db: Db, userId: number, reference: string, locale: Locale): Promise<Payout> {
  return db.transaction().execute(async (tx) => {
    const payout = await lockPayout(tx, reference);
    if (!payout || payout.user_id !== userId) throw new Failure('not_found');
    if (payout.status === 'cancelled') return shownPayout(payout, locale, null);
    if (payout.status !== 'requested') throw new Failure('payout_closed');
    await release(tx, payout);
    return shownPayout(await decide(tx, payout, { status: 'cancelled' }), locale, null);
  });
}

/** Books a payout that the bank has executed. */
export async function bookPayout(tx: Tx, messenger: Messenger, payout: PayoutRow): Promise<void> {
  const { treasury } = await systemAccounts(tx);
  await writeChange(tx, payoutChange(payout.account_id, treasury.id, payout.amount));
  await decide(tx, payout, { status: 'paid' });
  await notifyOwner(tx, messenger, payout.user_id, NOTICES.paid(payout.amount, ibanEnd(payout)));
}

/** Rejects a payout. The notification states the reason, and whether the account stays open because of it. */
export async function rejectPayout(tx: Tx, messenger: Messenger, payout: PayoutRow, reason: Text): Promise<void> {
  await release(tx, payout);
  await decide(tx, payout, { status: 'rejected', reason: JSON.stringify(reason) });
  await notifyOwner(tx, messenger, payout.user_id, NOTICES.rejected(payout.amount, reason, payout.closes_account));
}
