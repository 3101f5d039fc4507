import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, type Config } from '../config/config.ts';
import { parseDataKeys, type DataKeys } from '../config/data-keys.ts';

const KEY_BYTES = 32;
/** Key file of a demo, in its data folder. */
const DEMO_FILE = 'data.keys';

/** Reads the key file of a demo. */
function readKeys(file: string): DataKeys {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new ConfigError(
      `The key file of the demo "${file}" cannot be read (${(error as NodeJS.ErrnoException).code}). Allowed: a file that this user may read, with a line id:key for each key.`,
    );
  }
  try {
    return parseDataKeys(text);
  } catch {
    throw new ConfigError(
      `The key file of the demo "${file}" has a line that is no key. Allowed: a line id:key for each key, the current one first; a key is 32 bytes as base64 (openssl rand -base64 32), an id has letters, digits and hyphens.`,
    );
  }
}

/** Creates the key of a demo unless there is one; two processes that start at once get the same. */
function createDemoKey(folder: string, file: string): void {
  mkdirSync(folder, { recursive: true });
  const part = `${file}.${randomUUID()}`;
  writeFileSync(part, `demo:${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(part, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(part, { force: true });
  }
}

/**
 * Returns the keys of the settings. A demo without keys has one of its own in its data folder.
 * @throws ConfigError when the key file cannot be read or is malformed
 */
export function loadDataKeys({ dataKeys, dataDir }: Pick<Config, 'dataKeys' | 'dataDir'>): DataKeys {
  if (dataKeys !== null) return parseDataKeys(dataKeys);
  const file = join(dataDir, DEMO_FILE);
  createDemoKey(dataDir, file);
  return readKeys(file);
}
