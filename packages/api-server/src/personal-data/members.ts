import { sensitiveFieldNames, withoutSensitive, type SensitiveFieldName } from '@taawun/domain/membership';
import type { Member, MemberApplication, MemberRequest } from '@taawun/api-client';
import type { Selectable, Updateable } from 'kysely';
import type { Database, Db, MemberTable, Tx } from '../db/schema.ts';
import { blindIndex, storesPlain } from './state.ts';
import { vaultOf, type Place } from '../encryption/vault.ts';

type SensitiveFields = Pick<Member, SensitiveFieldName>;
type MemberRow = Selectable<MemberTable>;
type SensitiveColumns = Pick<
  Updateable<MemberTable>,
  SensitiveFieldName | `${SensitiveFieldName}_enc` | 'national_id_index'
>;
type ApplicationTable = Database['member_applications'];

/** The national ID's blind index: one name for members and applications, which are compared. */
export const nationalIdIndex = (db: Db | Tx, national_id: string): Promise<string> =>
  blindIndex(db, 'national_id', national_id);

const encryptedColumn = <Name extends SensitiveFieldName>(name: Name) => `${name}_enc` as const;

const memberPlace = (name: SensitiveFieldName, user_id: number): Place => ({
  table: 'members',
  column: encryptedColumn(name),
  row: user_id,
});

/** Returns the columns of `members` that store a member's fields, the sensitive ones encrypted. */
export async function memberColumns<Fields extends object>(
  tx: Tx,
  userId: number,
  fields: Fields & Partial<SensitiveFields>,
): Promise<Omit<Fields, SensitiveFieldName> & SensitiveColumns> {
  const [vault, keepsPlain] = [vaultOf(tx), await storesPlain(tx)];
  const columns: SensitiveColumns = {};
  for (const name of sensitiveFieldNames) {
    const value = fields[name];
    if (value === undefined) continue;
    columns[name] = keepsPlain ? value : null;
    columns[encryptedColumn(name)] = vault.encrypt(memberPlace(name, userId), value);
  }
  if (fields.national_id !== undefined) columns.national_id_index = await nationalIdIndex(tx, fields.national_id);
  return { ...withoutSensitive(fields as Fields), ...columns };
}

/** Reads one sensitive field of a member. A plain value is newer than the encrypted one: an older server wrote it. */
export function memberValue<Name extends SensitiveFieldName>(
  db: Db | Tx,
  row: Pick<MemberRow, 'user_id' | Name | `${Name}_enc`>,
  name: Name,
): string {
  const plain: string | null = row[name];
  return plain ?? vaultOf(db).decrypt(memberPlace(name, row.user_id), row[encryptedColumn(name)] ?? '');
}

/** Returns a row of `members` with its sensitive fields decrypted, without the columns of the encryption. */
export function decryptMember(db: Db | Tx, row: MemberRow): Omit<Member, 'shares_count'> & { user_id: number } {
  const {
    national_id_enc: _,
    birthdate_enc: _b,
    iban_no_enc: _i,
    account_no_enc: _a,
    national_id_index: _x,
    iban_changed_at: _c,
    ...rest
  } = row;
  const values = sensitiveFieldNames.map((name) => [name, memberValue(db, row, name)] as const);
  return { ...rest, ...(Object.fromEntries(values) as SensitiveFields) };
}

const applicationPlace = (reference: string): Place => ({
  table: 'member_applications',
  column: 'fields_enc',
  row: reference,
});

type ApplicationColumns = Pick<Selectable<ApplicationTable>, 'fields_enc' | 'national_id' | 'national_id_index'> & {
  fields: string;
};

/** Returns the columns of `member_applications` that store an application's fields, the sensitive ones encrypted. */
export async function applicationColumns(
  tx: Tx,
  reference: string,
  fields: MemberRequest,
): Promise<ApplicationColumns> {
  const keepsPlain = await storesPlain(tx);
  const sensitive = Object.fromEntries(sensitiveFieldNames.map((name) => [name, fields[name]]));
  return {
    fields: JSON.stringify(keepsPlain ? fields : withoutSensitive(fields)),
    fields_enc: vaultOf(tx).encrypt(applicationPlace(reference), JSON.stringify(sensitive)),
    national_id: keepsPlain ? fields.national_id : null,
    national_id_index: await nationalIdIndex(tx, fields.national_id),
  };
}

/** Returns an application's fields, the sensitive ones decrypted; only those that are still stored. */
export function applicationFields(
  db: Db | Tx,
  { reference, fields, fields_enc }: Pick<Selectable<ApplicationTable>, 'reference' | 'fields' | 'fields_enc'>,
): MemberApplication['fields'] {
  if (fields_enc === null) return fields;
  const sensitive = JSON.parse(vaultOf(db).decrypt(applicationPlace(reference), fields_enc)) as SensitiveFields;
  return { ...sensitive, ...fields };
}

/** Returns the columns of `payouts` that store an IBAN; its last four digits stay readable. */
export async function payoutColumns(
  tx: Tx,
  reference: string,
  iban_no: string,
): Promise<{ iban_no: string | null; iban_no_enc: string; iban_end: string }> {
  return {
    iban_no: (await storesPlain(tx)) ? iban_no : null,
    iban_no_enc: vaultOf(tx).encrypt({ table: 'payouts', column: 'iban_no_enc', row: reference }, iban_no),
    iban_end: iban_no.slice(-4),
  };
}

/** Returns the IBAN of a payout. */
export const payoutIban = (
  db: Db | Tx,
  { reference, iban_no, iban_no_enc }: Pick<Selectable<Database['payouts']>, 'reference' | 'iban_no' | 'iban_no_enc'>,
): string =>
  iban_no ?? vaultOf(db).decrypt({ table: 'payouts', column: 'iban_no_enc', row: reference }, iban_no_enc ?? '');
