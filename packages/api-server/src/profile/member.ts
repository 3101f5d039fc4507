import { IBAN_WAIT } from '@taawun/domain/shares';
import { addressFaults, bankFaults, infoFaults, nameFaults, storedFields } from '@taawun/domain/membership';
import type { Locale, Member, MemberAddress, MemberBank, MemberInfo } from '@taawun/api-client';
import type { Fault } from '@taawun/api-client/validation';
import type { Db, Tx } from '../db/schema.ts';
import { memberColumns, memberValue } from '../personal-data/members.ts';
import { Failure } from '../shared/failure.ts';
import type { Services } from '../context/services.ts';
import { sendSecurityNotice } from '../accounts/security-notice.ts';
import { readMember, type UserRow } from '../accounts/users.ts';

/**
 * Runs `before` and updates part of a member record, in one transaction.
 * @throws Failure `validation` with `faults`
 */
function write(
  db: Db,
  userId: number,
  faults: readonly Fault[],
  part: Partial<Omit<Member, 'shares_count'>>,
  before?: (tx: Tx) => Promise<void>,
): Promise<Member> {
  if (faults.length) throw new Failure('validation', faults);
  return db.transaction().execute(async (tx) => {
    await before?.(tx);
    await tx
      .updateTable('members')
      .set(await memberColumns(tx, userId, part))
      .where('user_id', '=', userId)
      .execute();
    const member = await readMember(tx, userId);
    if (!member) throw new Failure('forbidden');
    return member;
  });
}

/** Replaces a member's address; omitted fields become `null`. */
export function updateAddress(db: Db, userId: number, fields: MemberAddress): Promise<Member> {
  return write(db, userId, addressFaults(fields), storedFields(fields, 'address'));
}

/**
 * Replaces a member's bank account. As protection against fraud, a new IBAN is reported to every channel of the member,
 * and payouts wait from then on.
 */
export function updateBank(
  { db, messenger, now }: Pick<Services, 'db' | 'messenger' | 'now'>,
  user: UserRow,
  fields: MemberBank,
  locale: Locale,
): Promise<Member> {
  const stored = storedFields(fields, 'bank');
  return write(db, user.id, bankFaults(fields), stored, async (tx) => {
    const member = await tx
      .selectFrom('members')
      .select(['user_id', 'iban_no', 'iban_no_enc'])
      .where('user_id', '=', user.id)
      .forUpdate()
      .executeTakeFirst();
    if (!member || memberValue(tx, member, 'iban_no') === stored.iban_no) return;
    const changedAt = now();
    await tx.updateTable('members').set({ iban_changed_at: changedAt }).where('user_id', '=', user.id).execute();
    const facts = { end: stored.iban_no.slice(-4), payableFrom: new Date(changedAt.getTime() + IBAN_WAIT) };
    await sendSecurityNotice(tx, messenger, user, 'bankChanged', facts, locale);
  });
}

/** Replaces a member's personal details. The name in Latin letters can be added, not changed. */
export async function updateInfo(db: Db, userId: number, fields: MemberInfo): Promise<Member> {
  const stored = await db.selectFrom('members').select('name_en').where('user_id', '=', userId).executeTakeFirst();
  const { name_en, ...info } = storedFields(fields, 'personal');
  return write(db, userId, [...infoFaults(fields), ...nameFaults(stored?.name_en ?? null, fields)], {
    ...info,
    ...(name_en !== null && { name_en }),
  });
}
