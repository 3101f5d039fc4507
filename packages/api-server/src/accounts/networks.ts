import type { Db, Tx } from '../db/schema.ts';
import { networkOf } from '../limits/network.ts';
import { sha256 } from '../shared/secrets.ts';

/** Names a network in counters. */
export const networkKey = (address: string): string => sha256(networkOf(address)).slice(0, 32);

const networkHash = (userId: number, address: string): string => sha256(`${userId} ${networkOf(address)}`).slice(0, 32);

/** Returns whether the account has signed in from this network before. Strangers cannot shut its owner out there. */
export async function isFamiliar(db: Db, userId: number, address: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_networks')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('network', '=', networkHash(userId, address))
    .executeTakeFirst();
  return row !== undefined;
}

/** Remembers the network of a user who has proven who they are. */
export async function rememberNetwork(db: Db | Tx, userId: number, address: string): Promise<void> {
  await db
    .insertInto('known_networks')
    .values({ user_id: userId, network: networkHash(userId, address), seen_at: new Date() })
    .onConflict((on) => on.columns(['user_id', 'network']).doUpdateSet({ seen_at: new Date() }))
    .execute();
}
