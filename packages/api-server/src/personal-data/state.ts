import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { ConfigError } from '../config/config.ts';
import type { Db, Tx } from '../db/schema.ts';
import { DecryptionError, vaultOf } from '../encryption/vault.ts';

const SEED = { table: 'data_encryption', column: 'index_seed', row: 1 } as const;

/**
 * Returns whether personal values are also stored in plain, for servers of the release before encryption. Locks the
 * answer until the transaction ends.
 */
export async function storesPlain(tx: Tx): Promise<boolean> {
  const { keep_plain } = await tx
    .selectFrom('data_encryption')
    .select('keep_plain')
    .forShare()
    .executeTakeFirstOrThrow();
  return keep_plain;
}

/**
 * Verifies that the keys are those of the database. The first call on a database makes the seed of its blind indexes.
 * @throws ConfigError when the keys are others
 */
export async function checkDataKeys(db: Db | Tx): Promise<void> {
  const vault = vaultOf(db);
  await db
    .updateTable('data_encryption')
    .set({ index_seed: vault.encrypt(SEED, randomBytes(32).toString('base64url')) })
    .where('index_seed', 'is', null)
    .execute();
  try {
    await readSeed(db);
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error;
    throw new ConfigError(
      `The personal data of this database was encrypted with other keys. Set DATA_KEYS or DATA_KEYS_FILE to the keys that belong to it (docs/operate.md, Keys). ${error.message}`,
    );
  }
}

async function readSeed(db: Db | Tx): Promise<Buffer> {
  const { index_seed } = await db.selectFrom('data_encryption').select('index_seed').executeTakeFirstOrThrow();
  if (index_seed === null) throw new Error('The database has no seed of blind indexes: checkDataKeys has not run.');
  return Buffer.from(vaultOf(db).decrypt(SEED, index_seed), 'base64url');
}

/**
 * Returns the blind index of a value: equal for equal values of one name, without revealing them. It does not change
 * with the keys, so that unique indexes hold during a rotation.
 */
export async function blindIndex(db: Db | Tx, name: string, value: string): Promise<string> {
  const key = Buffer.from(hkdfSync('sha256', await readSeed(db), '', `blind index ${name}`, 32));
  return createHmac('sha256', key).update(value).digest('base64url');
}
