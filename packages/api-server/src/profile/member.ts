import { addressFaults, bankFaults, infoFaults, nameFaults } from '@taawun/domain/membership';
import type { Member, MemberAddress, MemberBank, MemberInfo } from '@taawun/api-client';
import type { Fault } from '@taawun/api-client/validation';
import type { Db, MemberTable, Tx } from '../db/schema.ts';
import { Failure } from '../domain/failure.ts';
import type { Messenger } from '../domain/messages.ts';
import { readMember, type UserRow } from '../domain/users.ts';
import { tell } from './texts.ts';

/** Writes a part of a member's record in one transaction, with what else belongs to it. Throws `validation` with the faults. */
function write(
  db: Db,
  userId: number,
  faults: readonly Fault[],
  part: Partial<MemberTable>,
  also?: (tx: Tx) => Promise<void>,
): Promise<Member> {
  if (faults.length) throw new Failure('validation', faults);
  return db.transaction().execute(async (tx) => {
    await tx.updateTable('members').set(part).where('user_id', '=', userId).execute();
    await also?.(tx);
    const member = await readMember(tx, userId);
    if (!member) throw new Failure('forbidden');
    return member;
  });
}

/** Replaces where a member lives; what is left out is emptied. */
export function updateAddress(db: Db, userId: number, fields: MemberAddress): Promise<Member> {
  return write(db, userId, addressFaults(fields), { unit_no: null, additional_no: null, ...fields });
}

/** Replaces where a member's money goes, and tells the member: whoever did not do it must learn of it. */
export function updateBank(db: Db, messenger: Messenger, { id, phone }: UserRow, fields: MemberBank): Promise<Member> {
  const told = { end: fields.iban_no.slice(-4) };
  return write(db, id, bankFaults(fields), { branch: null, branch_no: null, ...fields }, (tx) =>
    tell(tx, messenger, { channel: 'sms', recipient: phone }, 'bankChanged', told),
  );
}

/** Replaces what a member says of themselves. The name in Latin letters is added, never replaced. */
export async function updateInfo(db: Db, userId: number, fields: MemberInfo): Promise<Member> {
  const stored = await db.selectFrom('members').select('name_en').where('user_id', '=', userId).executeTakeFirst();
  return write(db, userId, [...infoFaults(fields), ...nameFaults(stored?.name_en ?? null, fields)], {
    job_title: null,
    bio: null,
    ...fields,
  });
}
