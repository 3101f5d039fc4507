import { parseUsername } from '@taawun/domain';
import type { Member, User } from '@taawun/api-client';
import { sql, type Selectable } from 'kysely';
import type { Message } from '../notifications/messages.ts';
import type { Db, Tx, UserTable } from '../db/schema.ts';
import { decryptMember } from '../personal-data/members.ts';

export type UserRow = Selectable<UserTable>;

/** The address where the user's messages may go; `null` without one, and while it is not confirmed. */
export const confirmedEmail = ({ email, email_confirmed_at }: Pick<UserRow, 'email' | 'email_confirmed_at'>) =>
  email_confirmed_at === null ? null : email;

/** Where security messages of a user go. */
export function channelOf(
  user: Pick<UserRow, 'email' | 'email_confirmed_at' | 'phone'>,
): Pick<Message, 'channel' | 'recipient'> {
  const email = confirmedEmail(user);
  return email === null ? { channel: 'sms', recipient: user.phone } : { channel: 'email', recipient: email };
}

/** Finds the account with a normalised phone or confirmed e-mail address. */
export async function ownerOf(db: Db | Tx, kind: 'phone' | 'email', value: string): Promise<UserRow | undefined> {
  const query = db.selectFrom('users').selectAll().where(kind, '=', value);
  return (kind === 'phone' ? query : query.where('email_confirmed_at', 'is not', null)).executeTakeFirst();
}

/** Finds the account of a username (phone or confirmed e-mail in any accepted form). */
export async function findByUsername(db: Db, username: string): Promise<UserRow | undefined> {
  const name = parseUsername(username);
  if (!name) return undefined;
  return 'phone' in name ? ownerOf(db, 'phone', name.phone) : ownerOf(db, 'email', name.email);
}

/** Returns the whole shares held. */
async function sharesOf(db: Db | Tx, userId: number): Promise<number> {
  const account = await db
    .selectFrom('share_accounts')
    .select('shares')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return account?.shares ?? 0;
}

/** Returns the member record; `null` for non-members. */
export async function readMember(db: Db | Tx, userId: number): Promise<Member | null> {
  const row = await db.selectFrom('members').selectAll().where('user_id', '=', userId).executeTakeFirst();
  if (!row) return null;
  const { user_id: _, ...record } = decryptMember(db, row);
  return { ...record, shares_count: await sharesOf(db, userId) };
}

/** Returns whether a member may place share offers: the scope `trade`. */
export async function mayTrade(db: Db | Tx, userId: number): Promise<boolean> {
  const hold = await db
    .selectFrom('trading_holds')
    .select(sql`1`.as('one'))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return hold === undefined;
}

/** Returns whether messages to an e-mail address came back. */
export async function hasBounced(db: Db | Tx, email: string | null): Promise<boolean> {
  if (email === null) return false;
  const row = await db
    .selectFrom('bounced_addresses')
    .select(sql`1`.as('one'))
    .where('channel', '=', 'email')
    .where('address', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

/** Maps a user to the API contract; only the listed columns are exposed. */
export async function toUser(
  db: Db | Tx,
  { id, firstname, lastname, email, email_confirmed_at, phone, created_at }: UserRow,
): Promise<User> {
  const [member, email_bounced] = await Promise.all([readMember(db, id), hasBounced(db, email)]);
  const scope = member ? ['member', ...((await mayTrade(db, id)) ? ['trade'] : [])] : [];
  return {
    id,
    firstname,
    lastname,
    email,
    email_confirmed: email_confirmed_at !== null,
    email_bounced,
    phone: { phone },
    is_member: member !== null,
    scope,
    member,
    created_at: created_at.toISOString(),
  };
}

/** Changes a user's name. */
export async function renameUser(
  db: Db,
  userId: number,
  { firstname, lastname }: Pick<UserRow, 'firstname' | 'lastname'>,
): Promise<User> {
  return toUser(
    db,
    await db
      .updateTable('users')
      .set({ firstname, lastname })
      .where('id', '=', userId)
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}

/** Returns whether the association has admitted the user as a member. */
export async function isMember(db: Db | Tx, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('members')
    .select(sql`1`.as('one'))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}
