import type { Member, User } from '@taawun/api-client';
import { normalizeUsername } from '@taawun/api-client';
import { sql, type Selectable } from 'kysely';
import type { Db, MemberTable, Tx, UserTable } from '../db/schema.ts';
import { sharesOf } from '../shares/reads.ts';

export type UserRow = Selectable<UserTable>;

/** The account a username (phone or e-mail in any accepted form) belongs to. */
export async function findByUsername(db: Db, username: string): Promise<UserRow | undefined> {
  const name = normalizeUsername(username);
  if (!name) return undefined;
  const query = db.selectFrom('users').selectAll();
  return ('phone' in name ? query.where('phone', '=', name.phone) : query.where('email', '=', name.email)).executeTakeFirst();
}

function memberOf(row: Selectable<MemberTable>, shares: number): Member {
  const own = new Set(['user_id', 'status']);
  const record = Object.fromEntries(Object.entries(row).filter(([column]) => !own.has(column))) as Omit<Selectable<MemberTable>, 'user_id' | 'status'>;
  return { ...record, shares_count: shares };
}

/** The record of an admitted member, null for everybody else. */
export async function readMember(db: Db | Tx, userId: number): Promise<Member | null> {
  const row = await db.selectFrom('members').selectAll().where('user_id', '=', userId).where('status', '=', 'approved').executeTakeFirst();
  return row ? memberOf(row, await sharesOf(db, userId)) : null;
}

/** A user as the contract shows them; nothing of the row gets out that is not named here. */
export async function toUser(db: Db | Tx, { id, firstname, lastname, email, phone, created_at }: UserRow): Promise<User> {
  const member = await readMember(db, id);
  return { id, firstname, lastname, email, phone: { phone }, is_member: member !== null, scope: member ? ['member'] : [], member, created_at: created_at.toISOString() };
}

/** Whether the association has admitted the user. */
export async function isMember(db: Db, userId: number): Promise<boolean> {
  const row = await db.selectFrom('members').select(sql`1`.as('one')).where('user_id', '=', userId).where('status', '=', 'approved').executeTakeFirst();
  return row !== undefined;
}

/** Admits an applicant. Throws with what to do when there is nobody to admit. */
export async function approveMember(db: Db, phone: string): Promise<string> {
  const user = await findByUsername(db, phone);
  if (!user) throw new Error(`No account has the phone ${phone}. Write it as 05XXXXXXXX.`);
  const member = await db.selectFrom('members').select('status').where('user_id', '=', user.id).executeTakeFirst();
  const name = `${user.firstname} ${user.lastname}`;
  if (!member) throw new Error(`${name} has not applied for membership. The application comes from /member-register.`);
  if (member.status === 'approved') return `${name} is a member already.`;
  await db.updateTable('members').set({ status: 'approved' }).where('user_id', '=', user.id).execute();
  return `${name} is a member now.`;
}

/** Turns an application down; the applicant may apply again. Throws with what to do when there is nothing to turn down. */
export async function rejectMember(db: Db, phone: string): Promise<string> {
  const user = await findByUsername(db, phone);
  if (!user) throw new Error(`No account has the phone ${phone}. Write it as 05XXXXXXXX.`);
  const name = `${user.firstname} ${user.lastname}`;
  const { status } = (await db.selectFrom('members').select('status').where('user_id', '=', user.id).executeTakeFirst()) ?? {};
  if (status === undefined) throw new Error(`${name} has not applied for membership.`);
  if (status === 'approved') throw new Error(`${name} is a member already, and a member is not turned down.`);
  await db.deleteFrom('members').where('user_id', '=', user.id).where('status', '=', 'applied').execute();
  return `The application of ${name} is turned down.`;
}
