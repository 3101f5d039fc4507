import type { Kysely, KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely';
import { decryptText, encryptText } from './gcm.ts';
import type { DataKeys } from '../config/data-keys.ts';

/** Where an encrypted value stands. It decrypts nowhere else. */
export interface Place {
  table: string;
  column: string;
  /** Id of the row. */
  row: string | number;
}

const VERSION = 'v1';

/** Prefix of values that a key has encrypted. */
export const prefixOf = (keyId: string): string => `${VERSION}.${keyId}.`;

const contextOf = (prefix: string, { table, column, row }: Place): string =>
  JSON.stringify([prefix, table, column, String(row)]);

/** A value cannot be decrypted. The message names the place and the key, never the value. */
export class DecryptionError extends Error {
  override readonly name = 'DecryptionError';
}

/** Encrypts personal values. A stored value is `v1.<key id>.<nonce, tag and ciphertext as base64url>`. */
export class Vault {
  readonly #keys: DataKeys;

  constructor(keys: DataKeys) {
    this.#keys = keys;
  }

  /** Id of the key that encrypts. */
  get current(): string {
    return this.#keys.current;
  }

  encrypt(place: Place, text: string): string {
    const prefix = prefixOf(this.current);
    return prefix + encryptText(this.#keyOf(this.current, place), text, contextOf(prefix, place));
  }

  /** @throws DecryptionError for an unknown key, and for a value that was changed, truncated or moved */
  decrypt(place: Place, stored: string): string {
    const [version, id = '', body = ''] = stored.split('.');
    const { table, column, row } = place;
    if (version !== VERSION)
      throw new DecryptionError(`${table}.${column} of row ${row} is not in the form ${VERSION}. Restore a backup.`);
    const text = decryptText(this.#keyOf(id, place), body, contextOf(prefixOf(id), place));
    if (text === null)
      throw new DecryptionError(
        `${table}.${column} of row ${row} cannot be decrypted: the key ${id} is another one than that which encrypted it, or the value was changed or moved. Check DATA_KEYS, else restore a backup.`,
      );
    return text;
  }

  #keyOf(id: string, { table, column, row }: Place): Buffer {
    const key = this.#keys.keys.get(id);
    if (!key)
      throw new DecryptionError(
        `${table}.${column} of row ${row} cannot be decrypted: DATA_KEYS has no key ${/^[\w-]{1,32}$/.test(id) ? id : 'of this id'}. Add the key.`,
      );
    return key;
  }
}

/** Carries the vault with a database into its transactions; changes no query. */
class VaultPlugin implements KyselyPlugin {
  readonly vault: Vault;

  constructor(vault: Vault) {
    this.vault = vault;
  }

  transformQuery({ node }: PluginTransformQueryArgs) {
    return node;
  }

  transformResult({ result }: PluginTransformResultArgs) {
    return Promise.resolve(result);
  }
}

/** Returns the database with the keys of its personal values. */
export const withVault = <Database>(db: Kysely<Database>, vault: Vault): Kysely<Database> =>
  db.withPlugin(new VaultPlugin(vault));

/**
 * Returns the keys of a database's personal values.
 * @throws Error when the database was opened without keys
 */
export function vaultOf(db: Pick<Kysely<unknown>, 'getExecutor'>): Vault {
  for (const plugin of db.getExecutor().plugins) if (plugin instanceof VaultPlugin) return plugin.vault;
  throw new Error('The database was opened without keys: personal values can be neither read nor written.');
}
