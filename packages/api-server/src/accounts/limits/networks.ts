import type { Db, Tx } from '../../db/schema.ts';
import { networkOf } from '../../limits/network.ts';
import { sha256 } from '../../shared/secrets.ts';

/** Names a network in counters. */
export const networkKey = (address: string): string => sha256(networkOf(address)).slice(0, 32);

/**
 * What has been proven from a network. A new password proves the phone or the e-mail address, and no second factor: its
 * network must not allow more guesses at one.
 */
export type ProvenBy = 'password' | 'second factor';

const networkHash = (userId: number, address: string, provenBy: ProvenBy): string =>
  sha256(`${userId} ${provenBy === 'password' ? '' : 'factor '}${networkOf(address)}`).slice(0, 32);

/** Returns whether the account has signed in from this network before. Strangers cannot shut its owner out there. */
export async function isFamiliar(
  db: Db,
  userId: number,
  address: string,
  provenBy: ProvenBy = 'password',
): Promise<boolean> {
  const row = await db
    .selectFrom('known_networks')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('network', '=', networkHash(userId, address, provenBy))
    .executeTakeFirst();
  return row !== undefined;
}

/** Remembers the network of a user who has proven who they are. */
export async function rememberNetwork(
  db: Db | Tx,
  userId: number,
  address: string,
  provenBy: ProvenBy = 'password',
): Promise<void> {
  await db
    .insertInto('known_networks')
    .values({ user_id: userId, network: networkHash(userId, address, provenBy), seen_at: new Date() })
    .onConflict((on) => on.columns(['user_id', 'network']).doUpdateSet({ seen_at: new Date() }))
    .execute();
}
