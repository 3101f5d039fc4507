import { CHECKOUT_LIFETIME } from '@taawun/domain/giving';
import type { Insertable } from 'kysely';
import { lockInTransaction } from '../db/open.ts';
import type { Tx } from '../db/schema.ts';
import { Failure } from '../shared/failure.ts';
import type { OrderTable, OrderRow } from '../db/giving-schema.ts';
import { shortId, newCode } from '../shared/secrets.ts';

export type NewOrder = Omit<
  Insertable<OrderTable>,
  'number' | 'code' | 'status' | 'created_at' | 'expires_at' | 'paid_at'
>;

/**
 * Returns the order of an idempotency key: the existing one, or the new one.
 * @throws Failure `conflict` when the key was used for another order or by another user
 */
export async function orderOfKey(tx: Tx, order: NewOrder, now = new Date()): Promise<OrderRow> {
  const { idempotency_key, fingerprint, user_id } = order;
  await lockInTransaction(tx, `checkout ${idempotency_key}`);
  const known = await tx
    .selectFrom('orders')
    .selectAll()
    .where('idempotency_key', '=', idempotency_key)
    .executeTakeFirst();
  if (known && (known.fingerprint !== fingerprint || known.user_id !== user_id)) throw new Failure('conflict');
  if (known) return known;
  return tx
    .insertInto('orders')
    .values({
      ...order,
      number: `T-${shortId()}`,
      code: newCode(),
      status: 'pending',
      created_at: now,
      expires_at: new Date(now.getTime() + CHECKOUT_LIFETIME),
      paid_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
