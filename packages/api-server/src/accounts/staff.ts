import { riyadhDay } from '@taawun/domain';
import type { Locale } from '@taawun/api-client';
import type { Db } from '../db/schema.ts';
import { masks } from '../shared/mask.ts';
import { textOf } from '../shared/record.ts';
import { forgotPassword } from './new-password.ts';
import type { AccountPort } from './port.ts';
import { disableTwoStep, readSignInSecurity } from './two-step.ts';
import { channelOf, confirmedEmail, findByUsername, readMember, type UserRow } from './users.ts';

async function userOf(db: Db, phone: string): Promise<UserRow> {
  const user = await findByUsername(db, phone);
  if (!user) throw new Error(`No account has the phone ${phone}. Write it as 05XXXXXXXX.`);
  return user;
}

/** @throws Error when it is neither */
function localeOf(language: string): Locale {
  if (language !== 'ar' && language !== 'en') throw new Error(`"${language}" is no language. Allowed: ar, en.`);
  return language;
}

const nameOf = ({ firstname, lastname }: UserRow): string => `${firstname} ${lastname}`;

/** Returns what the staff may know of an account: never its password or a token. */
export async function describeUser(db: Db, phone: string, full: boolean): Promise<string> {
  const user = await userOf(db, phone);
  const show = masks(full);
  const member = await readMember(db, user.id);
  const { passkeys, two_step, recovery_codes_left } = await readSignInSecurity(db, user.id);
  const sessions = await db
    .selectFrom('access_tokens')
    .select(['browser', 'system', 'last_seen_at'])
    .where('user_id', '=', user.id)
    .where('expires_at', '>', new Date())
    .orderBy('last_seen_at', 'desc')
    .execute();
  return [
    `Number: ${user.id}`,
    `Name: ${show.name(nameOf(user))}`,
    `Phone: ${show.phone(user.phone)}`,
    `E-mail: ${user.email === null ? 'none' : show.email(user.email)}${user.email !== null && confirmedEmail(user) === null ? ' (not confirmed)' : ''}`,
    `Since: ${riyadhDay(user.created_at)}`,
    `Member: ${member ? member.mem_no : 'no'}`,
    `Locked: ${user.locked_at?.toISOString() ?? 'no'}`,
    `Closing: ${user.closing_since?.toISOString() ?? 'no'}`,
    `Passkeys: ${passkeys.length}`,
    `Two-step sign-in: ${two_step ? `since ${two_step.enabled_at}, recovery codes left: ${recovery_codes_left}` : 'off'}`,
    `Sessions: ${sessions.length}`,
    ...sessions.map(
      ({ browser, system, last_seen_at }) =>
        `  ${browser ?? 'unknown browser'}, ${system ?? 'unknown system'}, last used ${last_seen_at.toISOString()}`,
    ),
  ].join('\n');
}

/** Locks an account: its sessions end, and a sign-in is rejected. */
export async function lockUser(db: Db, phone: string): Promise<string> {
  const user = await userOf(db, phone);
  const ended = await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('users')
      .set((eb) => ({ locked_at: eb.fn.coalesce('locked_at', eb.val(new Date())) }))
      .where('id', '=', user.id)
      .execute();
    await tx.deleteFrom('reset_tokens').where('user_id', '=', user.id).execute();
    return tx.deleteFrom('access_tokens').where('user_id', '=', user.id).returning('id').execute();
  });
  return `User ${user.id} is locked. Sessions ended: ${ended.length}.`;
}

/** Lets the user sign in again. */
export async function unlockUser(db: Db, phone: string): Promise<string> {
  const user = await userOf(db, phone);
  await db.updateTable('users').set({ locked_at: null }).where('id', '=', user.id).execute();
  return `User ${user.id} may sign in.`;
}

/** Ends all sessions of a user. */
export async function endSessions(db: Db, phone: string): Promise<string> {
  const user = await userOf(db, phone);
  const ended = await db.deleteFrom('access_tokens').where('user_id', '=', user.id).returning('id').execute();
  return `Sessions ended: ${ended.length}.`;
}

/**
 * Turns two-step sign-in off for a member who has lost the app and the recovery codes. Passkeys, password and sessions
 * stay.
 */
export async function resetTwoStep(
  { db, messenger }: Pick<AccountPort, 'db' | 'messenger'>,
  phone: string,
  language: string,
): Promise<string> {
  const locale = localeOf(language);
  const user = await userOf(db, phone);
  const wasOn = await db.transaction().execute((tx) => disableTwoStep(tx, { messenger }, user, locale, 'twoStepReset'));
  if (!wasOn) throw new Error(`Two-step sign-in of user ${user.id} is off. Nothing has changed.`);
  return `Two-step sign-in of user ${user.id} is off. The user is notified on every channel.`;
}

/** Sends the ordinary recovery message; its link is never shown to the staff. */
export async function sendReset(
  services: Parameters<typeof forgotPassword>[1] & { db: Db },
  phone: string,
  language: string,
): Promise<string> {
  const locale = localeOf(language);
  const user = await userOf(services.db, phone);
  const { channel, recipient } = channelOf(user);
  await forgotPassword(services.db, services, { username: recipient }, locale);
  return `The recovery message for user ${user.id} is on its way by ${channel === 'sms' ? 'SMS' : 'e-mail'}.`;
}

/** Returns the record of a member; with `full` every field. */
export async function describeMember(db: Db, phone: string, full: boolean): Promise<string> {
  const user = await userOf(db, phone);
  const member = await readMember(db, user.id);
  if (!member) throw new Error(`User ${user.id} is no member. The account: taawun-api users show ${phone}`);
  const show = masks(full);
  const account = await db
    .selectFrom('share_accounts')
    .select(['shares', 'cash', 'reserved_shares', 'reserved_cash'])
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  const hold = await db.selectFrom('trading_holds').select('user_id').where('user_id', '=', user.id).executeTakeFirst();
  const facts: [string, unknown][] = [
    ['Member', `${member.mem_no}, since ${member.mem_date}`],
    ['Name', show.name(member.name)],
    ['Phone', show.phone(user.phone)],
    ['National ID', show.id(member.national_id)],
    ['IBAN', member.iban_no ? show.id(member.iban_no) : 'none'],
    ['Shares', `${account?.shares ?? 0}, of them reserved ${account?.reserved_shares ?? 0}`],
    [
      'Balance',
      `SAR ${((account?.cash ?? 0) / 100).toFixed(2)}, of it reserved ${((account?.reserved_cash ?? 0) / 100).toFixed(2)}`,
    ],
    ['Trading', hold ? 'stopped' : 'allowed'],
    ...(full ? Object.entries(member).filter(([, value]) => value !== null) : []),
  ];
  return facts.map(([name, value]) => `${name}: ${textOf(value)}`).join('\n');
}
