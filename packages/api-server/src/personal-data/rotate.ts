import { sql } from 'kysely';
import type { Db, Tx } from '../db/schema.ts';
import { prefixOf, vaultOf } from '../encryption/vault.ts';

/** A column of encrypted values, and the column that identifies their rows. */
interface EncryptedColumn {
  table: string;
  column: string;
  id: string;
}

/** Every column with values of the vault. */
const ENCRYPTED_COLUMNS: readonly EncryptedColumn[] = [
  ...['national_id_enc', 'birthdate_enc', 'iban_no_enc', 'account_no_enc'].map((column) => ({
    table: 'members',
    column,
    id: 'user_id',
  })),
  { table: 'member_applications', column: 'fields_enc', id: 'reference' },
  { table: 'payouts', column: 'iban_no_enc', id: 'reference' },
  { table: 'two_step', column: 'secret_enc', id: 'user_id' },
  { table: 'data_encryption', column: 'index_seed', id: 'id' },
];

const BATCH = 200;

async function rotateBatch(tx: Tx, { table, column, id }: EncryptedColumn): Promise<number> {
  const vault = vaultOf(tx);
  const current = prefixOf(vault.current);
  const { rows } = await sql<{ row: string | number; value: string }>`
    select ${sql.ref(id)} as row, ${sql.ref(column)} as value from ${sql.table(table)}
    where not starts_with(${sql.ref(column)}, ${current}) order by ${sql.ref(id)} limit ${sql.lit(BATCH)} for update`.execute(
    tx,
  );
  for (const { row, value } of rows) {
    const place = { table, column, row };
    const renewed = vault.encrypt(place, vault.decrypt(place, value));
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${renewed} where ${sql.ref(id)} = ${row}`.execute(tx);
  }
  return rows.length;
}

/**
 * Encrypts every value again that another key than the current one has encrypted. Servers may go on; an interrupted
 * rotation continues where it ended.
 * @returns the number of values
 * @throws DecryptionError when a value cannot be decrypted; the batches before it are stored
 */
export async function rotateKeys(db: Db): Promise<number> {
  let total = 0;
  for (const column of ENCRYPTED_COLUMNS) {
    for (let count = BATCH; count === BATCH; total += count)
      count = await db.transaction().execute((tx) => rotateBatch(tx, column));
  }
  return total;
}

/** Counts encrypted values by key id. */
export async function countByKey(db: Db): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { table, column } of ENCRYPTED_COLUMNS) {
    const { rows } = await sql<{ key: string; values: number }>`
      select split_part(${sql.ref(column)}, '.', 2) as key, count(*) as values
      from ${sql.table(table)} where ${sql.ref(column)} is not null group by 1`.execute(db);
    for (const row of rows) counts.set(row.key, (counts.get(row.key) ?? 0) + row.values);
  }
  return counts;
}
