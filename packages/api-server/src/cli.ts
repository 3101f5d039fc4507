#!/usr/bin/env node
// Command-line interface of the association's staff.
import { readFile } from 'node:fs/promises';
import { Command } from 'commander';
import { readConfig } from './config/config.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import type { Db } from './db/schema.ts';
import { outbox } from './notifications/messages.ts';
import { addBalanceCommands } from './commands/balance.ts';
import { addDatabaseCommands } from './commands/database.ts';
import { addDemoCommands } from './commands/demo.ts';
import { addKeyCommands } from './commands/keys.ts';
import { checkDataKeys } from './personal-data/state.ts';
import { addGivingCommands } from './commands/giving.ts';
import { addOutboxCommands } from './commands/outbox.ts';
import { addJobCommands } from './commands/jobs.ts';
import { approveMember, listApplications, rejectMember } from './membership/staff.ts';
import { importContent } from './seed/import.ts';
import { seed } from './seed/seed.ts';
import { expireOffers } from './shares/offers.ts';
import { bookCash, holdTrading, issueShares, parseRiyals, parseShares, settleOffer } from './shares/staff.ts';

const config = () => readConfig(process.env);

/** Opens the configured database, runs the command and closes the database. */
async function withOpened(run: (db: Db) => Promise<string>): Promise<void> {
  try {
    const { db, close } = await openDatabase(config(), { isCommand: true });
    try {
      console.log(await run(db));
    } finally {
      await close();
    }
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

/** The same, on a database that is up to date. */
const withDatabase = (run: (db: Db) => Promise<string>): Promise<void> =>
  withOpened(async (db) => {
    await migrate(db);
    await checkDataKeys(db);
    return run(db);
  });

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new Error(
      `${file} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'}). Give the path of a JSON file.`,
      { cause: error },
    );
  }
}

function parseId(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`"${text}" is no number of an offer.`);
  return Number(text);
}

const program = new Command('taawun-api').description(
  'Commands for the staff of the association. The embedded database belongs to one process: stop the server first, or use PostgreSQL.',
);

addDatabaseCommands(program, config, withDatabase, withOpened);

program
  .command('seed')
  .description('Put in the content and, outside production, the demo accounts that are missing')
  .action(() =>
    withDatabase(async (db) => {
      const { content, accounts } = await seed(db, { demo: config().demoAccounts });
      return `Content: ${content ? 'written' : 'up to date'}. Demo accounts added: ${accounts}.`;
    }),
  );

const members = program.command('members').description('Applications for membership');
members
  .command('approve <phone>')
  .description('Accept the application of this phone: its applicant pays for the shares and is a member then')
  .option('--paid', 'the money has come another way: admit at once')
  .action((phone: string, { paid = false }: { paid?: boolean }) =>
    withDatabase((db) => approveMember(db, outbox, phone, { paid })),
  );
members
  .command('reject <phone>')
  .description('Turn the application down; the applicant reads why, and may apply again')
  .requiredOption('--reason <text>', 'why, in Arabic')
  .option('--reason-en <text>', 'why, in English; without it the Arabic is shown')
  .action((phone: string, { reason, reasonEn }: { reason: string; reasonEn?: string }) =>
    withDatabase((db) => rejectMember(db, outbox, phone, { ar: reason, en: reasonEn ?? reason })),
  );
members
  .command('hold <phone>')
  .description('Stop a member from placing share offers')
  .action((phone: string) => withDatabase((db) => holdTrading(db, phone, true)));
members
  .command('release <phone>')
  .description('Let a member place share offers again')
  .action((phone: string) => withDatabase((db) => holdTrading(db, phone, false)));
members
  .command('list')
  .description('The open applications, the oldest first')
  .action(() => withDatabase(listApplications));

const offers = program.command('offers').description('Offers to buy and sell shares');
offers
  .command('settle <id>')
  .description('Let the pool of members without an account take the other side of an open offer')
  .action((id: string) => withDatabase((db) => settleOffer(db, parseId(id))));
offers
  .command('expire')
  .description('End the offers whose time has passed; the server does so by itself')
  .action(() => withDatabase(async (db) => `Offers ended: ${await expireOffers(db)}.`));

program
  .command('shares')
  .description('The share register')
  .command('issue <holder> <shares>')
  .description('Issue new shares to a member (phone) or to the pool (pool)')
  .option('--price <riyals>', 'what one share was paid for', '100')
  .action((holder: string, shares: string, { price }: { price: string }) =>
    withDatabase((db) => issueShares(db, holder, parseShares(shares), parseRiyals(price))),
  );

const cash = program.command('cash').description('Money of members for buying shares');
for (const [name, kind, description] of [
  ['deposit', 'deposit', 'Book money that has come in'],
  ['withdraw', 'withdrawal', 'Book money that goes out'],
] as const) {
  cash
    .command(`${name} <holder> <riyals>`)
    .description(`${description}, for a member (phone) or the pool (pool)`)
    .action((holder: string, riyals: string) => withDatabase((db) => bookCash(db, holder, parseRiyals(riyals), kind)));
}

program
  .command('content')
  .description('What the association publishes')
  .command('import <file>')
  .description('Replace the published content by a JSON file in the form of the fixtures')
  .action((file: string) =>
    withDatabase(async (db) => `Imported as ${await importContent(db, await readText(file))}.`),
  );

addDemoCommands(program, withDatabase);
addKeyCommands(program, withDatabase);
addGivingCommands(program, config, withDatabase);
addBalanceCommands(program, config, withDatabase);
addOutboxCommands(program, withDatabase);
addJobCommands(program, withDatabase);

await program.parseAsync();
