import { sensitiveFieldNames } from '@taawun/domain/membership';
import type { MemberRequest } from '@taawun/api-client';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/schema.ts';
import { EMPTIED, rejectedFields } from './emptied.ts';
import { applicationColumns, memberColumns, payoutColumns } from './members.ts';

/** Rows that one transaction changes: servers beside it wait only briefly. */
const BATCH = 200;

/** Repeats a step, each time in a transaction of its own, until it finds less than a batch; returns all rows. */
async function inSteps(db: Db, step: (tx: Tx) => Promise<number>): Promise<number> {
  for (let total = 0; ;) {
    const count = await db.transaction().execute(step);
    total += count;
    if (count < BATCH) return total;
  }
}

async function encryptMembers(tx: Tx): Promise<number> {
  const rows = await tx
    .selectFrom('members')
    .select(['user_id', ...sensitiveFieldNames])
    .where((eb) => eb.or(sensitiveFieldNames.map((name) => eb(name, 'is not', null))))
    .orderBy('user_id')
    .limit(BATCH)
    .forUpdate()
    .execute();
  for (const { user_id, ...fields } of rows) {
    const plain = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
    await tx
      .updateTable('members')
      .set(await memberColumns(tx, user_id, plain))
      .where('user_id', '=', user_id)
      .execute();
  }
  return rows.length;
}

async function encryptApplications(tx: Tx): Promise<number> {
  const rows = await tx
    .selectFrom('member_applications')
    .selectAll()
    .where((eb) =>
      eb.or([eb('national_id', 'is not', null), sql<boolean>`fields ?| ${sql.val([...sensitiveFieldNames])}::text[]`]),
    )
    .orderBy('id')
    .limit(BATCH)
    .forUpdate()
    .execute();
  for (const row of rows) {
    const { id, reference, status, fields } = row;
    const columns =
      status === 'applied' || status === 'accepted'
        ? await applicationColumns(tx, reference, fields as MemberRequest)
        : {
            ...EMPTIED,
            fields: status === 'approved' ? JSON.stringify({ shares_count: fields.shares_count }) : rejectedFields(row),
          };
    await tx.updateTable('member_applications').set(columns).where('id', '=', id).execute();
  }
  return rows.length;
}

async function encryptPayouts(tx: Tx): Promise<number> {
  const rows = await tx
    .selectFrom('payouts')
    .select(['id', 'reference', 'iban_no'])
    .where('iban_no', 'is not', null)
    .orderBy('id')
    .limit(BATCH)
    .forUpdate()
    .execute();
  for (const { id, reference, iban_no } of rows)
    await tx
      .updateTable('payouts')
      .set(await payoutColumns(tx, reference, iban_no ?? ''))
      .where('id', '=', id)
      .execute();
  return rows.length;
}

/** Reduces stored answers to applications to their reference. */
async function reduceAnswers(tx: Tx): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update idempotency_keys set answer = json_build_object('reference', answer::json ->> 'reference')::text
    where (user_id, key) in (
      select user_id, key from idempotency_keys where answer like '{"reference":"A-%"fields":{%' limit ${BATCH} for update)`.execute(
    tx,
  );
  return Number(numAffectedRows);
}

/** Returns whether personal values are still written in plain beside the encrypted ones. */
export async function keepsPlain(db: Db): Promise<boolean> {
  const { keep_plain } = await db.selectFrom('data_encryption').select('keep_plain').executeTakeFirstOrThrow();
  return keep_plain;
}

/** Returns whether everything that was stored in plain has been encrypted: nothing writes plain values since. */
export async function isEncrypted(db: Db): Promise<boolean> {
  const row = await db.selectFrom('data_encryption').select('encrypted_at').executeTakeFirstOrThrow();
  return row.encrypted_at !== null;
}

/**
 * Encrypts the personal values that are stored in plain, and empties the plain columns. Servers of the release before
 * encryption must have ended: they would read empty columns. It may be repeated, and interrupted; its end is recorded.
 * @returns the number of changed rows
 */
export async function encryptStored(db: Db): Promise<number> {
  await db.updateTable('data_encryption').set({ keep_plain: false }).where('keep_plain', '=', true).execute();
  let total = 0;
  for (const step of [encryptMembers, encryptApplications, encryptPayouts, reduceAnswers])
    total += await inSteps(db, step);
  await db.updateTable('data_encryption').set({ encrypted_at: new Date() }).where('encrypted_at', 'is', null).execute();
  return total;
}
