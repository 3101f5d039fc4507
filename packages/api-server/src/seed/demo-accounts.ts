import { randomUUID } from 'node:crypto';
import { parseMobile, riyadhDay } from '@taawun/domain';
import { ledgerChange } from '@taawun/domain/shares';
import { DEMO } from '@taawun/api-client/demo';
import { cancelPayout } from '../balance/payouts.ts';
import { ConfigError } from '../config/config.ts';
import type { Db } from '../db/schema.ts';
import { erase } from '../profile/deletion.ts';
import { checkPassword } from '../shared/secrets.ts';
import { accountOf, systemAccounts, underLock } from '../shares/market.ts';
import { cancelShareOffer } from '../shares/place.ts';

const PASSWORDS: ReadonlyMap<string, string> = new Map(
  DEMO.map(({ phone, password }) => [parseMobile(phone) ?? phone, password]),
);

const demoUsers = (db: Db) =>
  db
    .selectFrom('users')
    .select(['id', 'phone', 'password_hash'])
    .where('phone', 'in', [...PASSWORDS.keys()])
    .orderBy('id')
    .execute();

/**
 * Ends the start of a production server on a database with demo accounts whose password everybody can read.
 * @throws ConfigError
 */
export async function rejectDemoAccounts(db: Db): Promise<void> {
  const open: string[] = [];
  for (const { phone, password_hash } of await demoUsers(db))
    if (await checkPassword(password_hash, PASSWORDS.get(phone) ?? '')) open.push(phone);
  if (open.length)
    throw new ConfigError(
      `The database has demo accounts with their published passwords (${open.join(', ')}), and this is no demo: anybody could sign in. Remove them: taawun-api demo remove. To keep them on a public site set DEMO_ACCOUNTS=on.`,
    );
}

/** Withdraws what is open of one account, and books its shares and money back to the treasury. */
async function emptyHolding(db: Db, userId: number): Promise<void> {
  const account = await db.selectFrom('share_accounts').select('id').where('user_id', '=', userId).executeTakeFirst();
  if (!account) return;
  const offers = await db
    .selectFrom('share_offers')
    .select('id')
    .where('account_id', '=', account.id)
    .where('status', '=', 'pending')
    .execute();
  for (const { id } of offers) await cancelShareOffer(db, { userId, key: randomUUID() }, id);
  const payouts = await db
    .selectFrom('payouts')
    .select('reference')
    .where('account_id', '=', account.id)
    .where('status', '=', 'requested')
    .execute();
  for (const { reference } of payouts) await cancelPayout(db, userId, reference, 'ar');
  const { treasury } = await systemAccounts(db);
  await underLock(db, async (tx) => {
    const { id, shares, cash } = await accountOf(tx, userId);
    const back = { from: id, to: treasury.id };
    return {
      answer: null,
      change: ledgerChange(
        shares > 0
          ? [{ ...back, date: riyadhDay(new Date()), shares, price: 0, buy_offer: null, sell_offer: null }]
          : [],
        cash > 0 ? [{ ...back, amount: cash, kind: 'withdrawal' }] : [],
      ),
    };
  });
}

/** Removes the demo accounts with all that they hold; returns how many there were. */
export async function removeDemoAccounts(db: Db): Promise<number> {
  const users = await demoUsers(db);
  for (const { id } of users) {
    await emptyHolding(db, id);
    await db.transaction().execute((tx) => erase(tx, id));
  }
  return users.length;
}
