import { isOnPaper } from '@taawun/domain/membership';
import { riyadhDay } from '@taawun/domain';
import type { Db, Text, Tx } from '../db/schema.ts';
import type { Messenger } from '../notifications/messages.ts';
import { findByUsername, isMember, type UserRow } from '../accounts/users.ts';
import { masks } from '../shared/mask.ts';
import { lockShareMarket } from '../shares/market.ts';
import { accept, notifyAccepted, OPEN } from './accept.ts';
import { admit } from './admit.ts';
import { EMPTIED, rejectedFields } from '../personal-data/emptied.ts';
import type { ApplicationRow } from './reads.ts';
import { notify } from './texts.ts';

const nameOf = ({ firstname, lastname }: Pick<UserRow, 'firstname' | 'lastname'>) => `${firstname} ${lastname}`;

async function applicantOf(db: Db, phone: string): Promise<UserRow> {
  const user = await findByUsername(db, phone);
  if (!user) throw new Error(`No account has the phone ${phone}. Write it as 05XXXXXXXX.`);
  return user;
}

/**
 * Loads and locks a user's open application; `null` when there is none. The market is locked first, as by a payment for
 * the shares, so that a payment being booked finishes first.
 */
async function openApplication(tx: Tx, userId: number): Promise<ApplicationRow | null> {
  await lockShareMarket(tx);
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  return (
    (await tx
      .selectFrom('member_applications')
      .selectAll()
      .where('user_id', '=', userId)
      .where('status', 'in', OPEN)
      .forUpdate()
      .executeTakeFirst()) ?? null
  );
}

/** Lists the open applications, oldest first, one per line. */
export async function listApplications(db: Db, full = false): Promise<string> {
  const show = masks(full);
  const rows = await db
    .selectFrom('member_applications as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select(['a.reference', 'a.status', 'a.created_at', 'a.fields', 'u.phone', 'u.firstname', 'u.lastname'])
    .where('a.status', 'in', OPEN)
    .orderBy('a.id')
    .execute();
  const line = ({ reference, status, created_at, fields, phone, ...user }: (typeof rows)[number]) =>
    `${riyadhDay(created_at)} ${reference} ${show.phone(phone)} ${show.name(nameOf(user))}, ${fields.shares_count} shares${fields.mem_no === undefined ? '' : `, a member on paper (${fields.mem_no})`}${status === 'accepted' ? ', accepted, not paid yet' : ''}`;
  return rows.map(line).join('\n') || 'No open applications.';
}

/**
 * Accepts an application, whose applicant then pays for the shares. Admits at once with `paid` (paid by other means)
 * and for a member on paper, who has already paid.
 * @throws Error with instructions when there is no application
 */
export async function approveMember(
  db: Db,
  messenger: Messenger,
  phone: string,
  { paid = false }: { paid?: boolean } = {},
): Promise<string> {
  const user = await applicantOf(db, phone);
  return db.transaction().execute(async (tx) => {
    const application = await openApplication(tx, user.id);
    if (await isMember(tx, user.id)) return `${nameOf(user)} is a member already.`;
    if (!application)
      throw new Error(`${nameOf(user)} has not applied for membership. The application comes from /member-register.`);
    if (!paid && !isOnPaper(application.fields)) {
      if (application.status === 'accepted')
        return `${nameOf(user)} is accepted already and has not paid yet. When the money has come another way: members approve ${phone} --paid`;
      await accept(tx, application);
      await notifyAccepted(tx, messenger, application);
      return `${nameOf(user)} is accepted and becomes a member by paying for the shares.`;
    }
    await admit(tx, messenger, application);
    return `${nameOf(user)} is a member now.`;
  });
}

/**
 * Rejects an application; the applicant is notified of the reason and may apply again.
 * @throws Error with instructions when there is no open application
 */
export async function rejectMember(db: Db, messenger: Messenger, phone: string, reason: Text): Promise<string> {
  if (!reason.ar.trim() || !reason.en.trim()) throw new Error('The applicant must read why. Write the reason.');
  const user = await applicantOf(db, phone);
  return db.transaction().execute(async (tx) => {
    const application = await openApplication(tx, user.id);
    if (await isMember(tx, user.id))
      throw new Error(`${nameOf(user)} is a member already, and a member is not turned down.`);
    if (!application) throw new Error(`${nameOf(user)} has not applied for membership.`);
    await tx
      .updateTable('member_applications')
      .set({
        status: 'rejected',
        reason: JSON.stringify(reason),
        decided_at: new Date(),
        fields: rejectedFields(application),
        ...EMPTIED,
      })
      .where('id', '=', application.id)
      .execute();
    await notify(tx, messenger, user, 'rejected', { reason });
    return `The application of ${nameOf(user)} is turned down.`;
  });
}
