import type { Command } from 'commander';
import type { Db } from '../db/schema.ts';
import { countByKey, rotateKeys } from '../personal-data/rotate.ts';
import { keepsPlain } from '../personal-data/stored.ts';
import { vaultOf } from '../encryption/vault.ts';
import type { WithDatabase } from './giving.ts';

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

/** Adds the commands for the keys of personal data. */
export function addKeyCommands(program: Command, withDatabase: WithDatabase): void {
  const keys = program.command('keys').description('Keys that encrypt personal data');
  keys
    .command('status')
    .description('Count the encrypted values by key')
    .action(() => withDatabase(statusText));
  keys
    .command('rotate')
    .description('Encrypt everything again with the current key; with PostgreSQL the servers may go on')
    .action(() =>
      withDatabase(async (db) => `Encrypted again: ${await rotateKeys(db)} values.\n${await statusText(db)}`),
    );
}
