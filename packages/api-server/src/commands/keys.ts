import type { Db } from '../db/schema.ts';
import { vaultOf } from '../encryption/vault.ts';
import { countByKey, rotateKeys } from '../personal-data/rotate.ts';
import { keepsPlain } from '../personal-data/stored.ts';
import type { CommandSpec } from '../staff/spec.ts';

async function statusText(db: Db): Promise<string> {
  const { current } = vaultOf(db);
  const counts = await countByKey(db);
  const lines = [...new Set([current, ...counts.keys()])].map(
    (id) => `${id}${id === current ? ' (current)' : ''}: ${counts.get(id) ?? 0} values`,
  );
  if (await keepsPlain(db))
    lines.push(
      'Values are also stored in plain, for servers of the release before encryption. When these have ended: taawun-api upgrade',
    );
  return lines.join('\n');
}

/** Commands for the keys of personal data. */
export const keyCommands: readonly CommandSpec[] = [
  {
    name: 'keys status',
    help: 'Count the encrypted values by key',
    role: 'admin',
    run: (_, { db }) => statusText(db),
  },
  {
    name: 'keys rotate',
    help: 'Encrypt everything again with the current key',
    role: 'admin',
    trail: 'change',
    run: async (_, { db }) => `Encrypted again: ${await rotateKeys(db)} values.\n${await statusText(db)}`,
  },
];
