import type { Tx } from '../db/schema.ts';
import { channelOf } from '../accounts/users.ts';
import { erase } from './deletion.ts';
import type { Services } from '../context/services.ts';
import { lockShareMarket } from '../shares/market.ts';
import { reservePayout } from '../balance/payouts.ts';
import { ACCOUNT_DELETED } from '../balance/texts.ts';

/**
 * Erases a user whose account is closing once no shares and no money are left on it. First requests a payout of the
 * money that reached the balance since the closing began. The caller holds the lock of the share market.
 */
async function closeIfEmpty(tx: Tx, messenger: Services['messenger'], userId: number): Promise<boolean> {
  const user = await tx
    .selectFrom('users')
    .select(['phone', 'email', 'email_confirmed_at'])
    .where('id', '=', userId)
    .where('closing_since', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  const account = await tx
    .selectFrom('share_accounts')
    .select(['shares', 'cash', 'reserved_cash'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (user && account && account.cash > account.reserved_cash)
    await reservePayout(tx, messenger, userId, { amount: null, closes_account: true });
  if (!user || (account && (account.shares > 0 || account.cash > 0))) return false;
  await erase(tx, userId);
  // After the erasure, which also deletes all queued messages to these addresses.
  await messenger.send(tx, { ...channelOf(user), subject: ACCOUNT_DELETED.subject, body: ACCOUNT_DELETED.body });
  return true;
}

/** Deletes the closing accounts whose payouts are done. Returns their number. */
export async function closeAccounts({ db, messenger }: Pick<Services, 'db' | 'messenger'>): Promise<number> {
  const waiting = await db
    .selectFrom('users as u')
    .leftJoin('share_accounts as a', 'a.user_id', 'u.id')
    .select('u.id')
    .where('u.closing_since', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('a.id', 'is', null),
        eb.and([eb('a.cash', '=', 0), eb('a.shares', '=', 0)]),
        eb('a.cash', '>', eb.ref('a.reserved_cash')),
      ]),
    )
    .limit(200)
    .execute();
  let closed = 0;
  for (const { id } of waiting) {
    const done = await db.transaction().execute(async (tx) => {
      await lockShareMarket(tx);
      return closeIfEmpty(tx, messenger, id);
    });
    if (done) closed++;
  }
  return closed;
}
