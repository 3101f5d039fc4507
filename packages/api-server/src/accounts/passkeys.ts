import { randomUUID } from 'node:crypto';
import type { Locale, NewPasskey, Passkey } from '@taawun/api-client';
import type { Selectable } from 'kysely';
import { violatedConstraint } from '../db/errors.ts';
import type { FactorDatabase } from '../db/factor-schema.ts';
import type { Db } from '../db/schema.ts';
import { Failure, invalidField } from '../shared/failure.ts';
import { takeChallenge } from './passkey-challenges.ts';
import { passkeysOf, requireFewPasskeys, verifyRegistration } from './passkey-registration.ts';
import type { AccountPort } from './port.ts';
import { sendSecurityNotice } from './security-notice.ts';
import type { UserRow } from './users.ts';

const shown = ({
  id,
  name,
  created_at,
  last_used_at,
}: Pick<Selectable<FactorDatabase['passkeys']>, 'id' | 'name' | 'created_at' | 'last_used_at'>): Passkey => ({
  id,
  name,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
});

/** Returns a user's passkeys, the oldest first. */
export const listPasskeys = async (db: Db, userId: number): Promise<Passkey[]> =>
  (await passkeysOf(db, userId)).map(shown);

/**
 * Adds the passkey that a device has created, and notifies the user on every channel.
 * @throws Failure `validation` at `credential`; `passkey_limit`
 */
export async function addPasskey(
  port: AccountPort,
  user: UserRow,
  { challenge_id, name, credential }: NewPasskey,
  locale: Locale,
): Promise<Passkey> {
  const { db, messenger } = port;
  const challenge = await takeChallenge(db, challenge_id, user.id, port.now());
  const made = challenge === null ? null : await verifyRegistration(port, credential, challenge);
  if (!made) throw invalidField('credential', 'passkey');
  try {
    return await db.transaction().execute(async (tx) => {
      // Concurrent calls: the limit holds.
      await tx.selectFrom('users').select('id').where('id', '=', user.id).forUpdate().executeTakeFirst();
      requireFewPasskeys(await passkeysOf(tx, user.id));
      const row = await tx
        .insertInto('passkeys')
        .values({
          ...made,
          id: randomUUID(),
          user_id: user.id,
          name: name.trim(),
          transports: JSON.stringify(made.transports),
          created_at: port.now(),
          last_used_at: null,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await sendSecurityNotice(tx, messenger, user, 'passkeyAdded', {}, locale);
      return shown(row);
    });
  } catch (error) {
    // Another account has this credential: no device creates one twice.
    throw violatedConstraint(error) === null ? error : invalidField('credential', 'passkey');
  }
}

/**
 * Gives a passkey another name.
 * @throws Failure `not_found` when it was removed or belongs to another user
 */
export async function renamePasskey(
  db: Db,
  userId: number,
  { id, name }: { id: string; name: string },
): Promise<Passkey> {
  const row = await db
    .updateTable('passkeys')
    .set({ name: name.trim() })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new Failure('not_found');
  return shown(row);
}

/**
 * Removes a passkey, and notifies the user on every channel.
 * @throws Failure `not_found` when it was removed or belongs to another user
 */
export async function removePasskey(
  { db, messenger }: Pick<AccountPort, 'db' | 'messenger'>,
  user: UserRow,
  id: string,
  locale: Locale,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const removed = await tx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', user.id)
      .returning('id')
      .executeTakeFirst();
    if (!removed) throw new Failure('not_found');
    await sendSecurityNotice(tx, messenger, user, 'passkeyRemoved', {}, locale);
  });
}
