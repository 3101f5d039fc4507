#!/usr/bin/env node
// What the association's staff does without a screen.
import { readFile } from 'node:fs/promises';
import { Command } from 'commander';
import { readConfig } from './config.ts';
import { migrate, openDatabase } from './db/open.ts';
import type { Db } from './db/schema.ts';
import { listOutbox } from './domain/messages.ts';
import { approveMember } from './domain/users.ts';
import { importContent } from './seed/import.ts';
import { seed } from './seed/seed.ts';

const config = () => readConfig(process.env);

/** Opens the database that the environment names, up to date, and closes it again. */
async function withDatabase(run: (db: Db) => Promise<string>): Promise<void> {
  try {
    const { db, close } = await openDatabase(config());
    try {
      await migrate(db);
      console.log(await run(db));
    } finally {
      await close();
    }
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new Error(`${file} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'}). Give the path of a JSON file.`, { cause: error });
  }
}

const program = new Command('taawun-api').description('Commands for the staff of the association. The embedded database belongs to one process: stop the server first, or use PostgreSQL.');

program.command('migrate').description('Bring the database up to date').action(() => withDatabase(async () => 'The database is up to date.'));

program
  .command('seed')
  .description('Put in the content and, outside production, the demo accounts that are missing')
  .action(() =>
    withDatabase(async (db) => {
      const { content, accounts } = await seed(db, { demo: config().nodeEnv !== 'production' });
      return `Content: ${content ? 'written' : 'up to date'}. Demo accounts added: ${accounts}.`;
    }),
  );

program
  .command('members')
  .description('Applications for membership')
  .command('approve <phone>')
  .description('Admit whoever has applied with this phone')
  .action((phone: string) => withDatabase((db) => approveMember(db, phone)));

program
  .command('outbox')
  .description('E-mails and SMS')
  .command('list')
  .description('The newest messages')
  .action(() =>
    withDatabase(async (db) => {
      const messages = await listOutbox(db);
      return messages.map(({ created_at, channel, recipient, subject, body }) => `${created_at.toISOString()} ${channel} ${recipient}\n${subject}\n${body}\n`).join('\n') || 'No messages.';
    }),
  );

program
  .command('content')
  .description('What the association publishes')
  .command('import <file>')
  .description('Replace the published content by a JSON file in the form of the fixtures')
  .action((file: string) => withDatabase(async (db) => `Imported as ${await importContent(db, await readText(file))}.`));

await program.parseAsync();
