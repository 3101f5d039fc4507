import { randomBytes } from 'node:crypto';
import { normalizeCode } from '@taawun/domain';
import type { Db, Tx } from '../../db/schema.ts';
import { hashWithSalt, readableCode } from '../../shared/secrets.ts';

const COUNT = 10;
/** 50 bits. */
const LENGTH = 10;

/** New codes, and what is stored of them. */
export interface NewCodes {
  codes: string[];
  salt: string;
  hashes: string[];
}

/** Creates recovery codes. Hashing is slow: call it outside a transaction. */
export async function newRecoveryCodes(): Promise<NewCodes> {
  const salt = randomBytes(16).toString('base64');
  const plain = Array.from({ length: COUNT }, () => readableCode(LENGTH));
  const hashes: string[] = [];
  // One after the other: the short queue of hashes is for everybody.
  for (const code of plain) hashes.push(await hashWithSalt(code, salt));
  return { codes: plain.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`), salt, hashes };
}

/** Replaces a user's codes. The caller stores the salt. */
export async function storeRecoveryCodes(tx: Tx, userId: number, { hashes }: NewCodes): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash, used_at: null })))
    .execute();
}

/** Hashes a code as typed, for `takeRecoveryCode`. */
export const hashRecoveryCode = (typed: string, salt: string): Promise<string> =>
  hashWithSalt(normalizeCode(typed), salt);

/** Uses up a code by its hash. Returns whether it was one. */
export async function takeRecoveryCode(tx: Tx, userId: number, code_hash: string, now: Date): Promise<boolean> {
  const used = await tx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', code_hash)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Counts a user's unused codes. */
export async function countRecoveryCodes(db: Db | Tx, userId: number): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}
