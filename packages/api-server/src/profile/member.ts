import { addressFaults, bankFaults, infoFaults, nameFaults, storedFields } from '@taawun/domain/membership';
import type { Member, MemberAddress, MemberBank, MemberInfo } from '@taawun/api-client';
import type { Fault } from '@taawun/api-client/validation';
import type { Db, Tx } from '../db/schema.ts';
import { memberColumns } from '../personal-data/members.ts';
import { Failure } from '../shared/failure.ts';
import type { Messenger } from '../notifications/messages.ts';
import { readMember, type UserRow } from '../accounts/users.ts';
import { sendAccountMessage } from '../notifications/account-messages.ts';

/**
 * Updates part of a member record and runs `also`, in one transaction.
 * @throws Failure `validation` with `faults`
 */
function write(
  db: Db,
  userId: number,
  faults: readonly Fault[],
  part: Partial<Omit<Member, 'shares_count'>>,
  also?: (tx: Tx) => Promise<void>,
): Promise<Member> {
  if (faults.length) throw new Failure('validation', faults);
  return db.transaction().execute(async (tx) => {
    await tx
      .updateTable('members')
      .set(await memberColumns(tx, userId, part))
      .where('user_id', '=', userId)
      .execute();
    await also?.(tx);
    const member = await readMember(tx, userId);
    if (!member) throw new Failure('forbidden');
    return member;
  });
}

/** Replaces a member's address; omitted fields become `null`. */
export function updateAddress(db: Db, userId: number, fields: MemberAddress): Promise<Member> {
  return write(db, userId, addressFaults(fields), storedFields(fields, 'address'));
}

/** Replaces a member's bank account and notifies the member, as protection against fraud. */
export function updateBank(db: Db, messenger: Messenger, { id, phone }: UserRow, fields: MemberBank): Promise<Member> {
  const facts = { end: fields.iban_no.slice(-4) };
  return write(db, id, bankFaults(fields), storedFields(fields, 'bank'), (tx) =>
    sendAccountMessage(tx, messenger, { channel: 'sms', recipient: phone }, 'bankChanged', facts),
  );
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
