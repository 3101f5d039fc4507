import { parseMobile } from '@taawun/domain';
import { DEMO, type DemoAccount } from '@taawun/api-client/demo';
import * as fixtures from '@taawun/api-client/fixtures';
import { LOCKS, lockInTransaction } from '../db/open.ts';
import type { Db, Tx } from '../db/schema.ts';
import { memberColumns } from '../personal-data/members.ts';
import { writeContent } from '../content/content.ts';
import { hashPassword, sha256 } from '../shared/secrets.ts';
import { seedOrder } from './giving.ts';
import { seedHolding, seedMarket } from './market.ts';

/** What a seeding has written. */
export interface Seeded {
  content: boolean;
  accounts: number;
}

/**
 * Seeds a demo: its fictional content (again when the fixtures change, never over the association's own) and the missing
 * demo accounts. Without `demo` it writes nothing. Safe to run on several servers at once.
 */
export async function seed(db: Db, { demo }: { demo: boolean }): Promise<Seeded> {
  if (!demo) return { content: false, accounts: 0 };
  const missing = await missingAccounts(db);
  // Hashing is slow: keep it out of the transaction.
  const hashed = await Promise.all(
    missing.map(async (account) => ({ account, hash: await hashPassword(account.password) })),
  );
  return db.transaction().execute(async (tx) => {
    await lockInTransaction(tx, LOCKS.seed);
    const content = await seedContent(tx);
    let accounts = 0;
    for (const { account, hash } of hashed) if (await seedAccount(tx, account, hash)) accounts++;
    await seedMarket(tx, new Date());
    return { content, accounts };
  });
}

const storedPhone = ({ phone }: DemoAccount): string => parseMobile(phone) ?? phone;

async function missingAccounts(db: Db): Promise<DemoAccount[]> {
  const rows = await db.selectFrom('users').select('phone').where('phone', 'in', DEMO.map(storedPhone)).execute();
  const known = new Set(rows.map(({ phone }) => phone));
  return DEMO.filter((account) => !known.has(storedPhone(account)));
}

/** Fixtures version plus a content hash, so that a changed text without a new version is published too. */
function fixturesVersion(): string {
  const { CONTENT_VERSION, ...published } = fixtures;
  return `${CONTENT_VERSION}-${sha256(JSON.stringify(published)).slice(0, 16)}`;
}

/** Writes the fictional content of the demo, unless it is there or the association's own is; returns whether it was written. */
export async function seedContent(tx: Tx): Promise<boolean> {
  const version = fixturesVersion();
  const current = await tx.selectFrom('content_version').selectAll().executeTakeFirst();
  if (current && (current.origin === 'import' || current.version === version)) return false;
  await writeContent(tx, fixtures, version, 'fixtures');
  return true;
}

async function seedAccount(tx: Tx, account: DemoAccount, password_hash: string): Promise<boolean> {
  const { firstname, lastname, email, created_at, member } = account;
  const phone = storedPhone(account);
  const user = await tx
    .insertInto('users')
    .values({ firstname, lastname, phone, email, email_confirmed_at: new Date(created_at), password_hash, created_at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!user) return false;
  const user_id = user.id;
  if (member)
    await tx
      .insertInto('members')
      .values({ user_id, ...(await memberColumns(tx, user_id, member)) })
      .execute();
  if (account.notifications.length) {
    await tx
      .insertInto('notifications')
      .values(
        account.notifications.map(({ title, text, created_at: sent, read_at }) => ({
          user_id,
          title: JSON.stringify(title),
          text: JSON.stringify(text),
          created_at: sent,
          read_at,
        })),
      )
      .execute();
  }
  for (const order of account.orders.toReversed()) await seedOrder(tx, order, user_id);
  if (member) await seedHolding(tx, user_id, account);
  return true;
}
