import { constants } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { inject } from 'vitest';
import { CONFIRMATION_LIFE } from '@taawun/domain';
import type { NewAccount, OutputOf, SignUp } from '@taawun/api-client';
import { TEST_DATA_KEYS } from '../../../../tools/dev/data-keys.ts';
import { testCard, type Scenario } from '../../src/gateways/sandbox/cards.ts';
import { readConfig, type Config } from '../../src/index.ts';
import { createServer, type Server, type ServerOptions } from '../../src/server.ts';
import { dropDatabase, emptyFolder, emptyPostgres } from './empty-databases.ts';

/** A database of its own for one suite. */
export interface TestDatabase {
  env: Record<string, string>;
  drop: () => Promise<void>;
}

/** An empty folder for the embedded database. */
export function embeddedDatabase(): TestDatabase {
  const folder = emptyFolder();
  return {
    env: { DATA_DIR: folder, DATA_KEYS: TEST_DATA_KEYS },
    drop: () => rm(folder, { recursive: true, force: true }),
  };
}

/** A folder with the embedded database, migrated and seeded. */
export async function seededEmbedded(): Promise<TestDatabase> {
  const database = embeddedDatabase();
  await cp(inject('seededFolder'), database.env['DATA_DIR'] ?? '', {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
  });
  return database;
}

/** A database in the PostgreSQL that TEST_DATABASE_URL names: empty, or a copy of the one named `template`. */
export async function postgresDatabase(url: string, template = ''): Promise<TestDatabase> {
  const { name, href } = await emptyPostgres(url, template);
  // The sandbox gateway stores its payments in a folder.
  const folder = emptyFolder();
  const drop = async () => {
    await rm(folder, { recursive: true, force: true });
    await dropDatabase(url, name);
  };
  return { env: { DATABASE_URL: href, DATA_DIR: folder, DATA_KEYS: TEST_DATA_KEYS }, drop };
}

export interface Kind {
  name: 'PGlite' | 'PostgreSQL';
  /** Migrated and seeded, with the demo accounts. */
  open: () => Promise<TestDatabase>;
  empty: () => Promise<TestDatabase>;
}

const url = process.env['TEST_DATABASE_URL'];

/** Every database that there is on this machine; says so when PostgreSQL is not. */
export const databases: Kind[] = [{ name: 'PGlite', open: seededEmbedded, empty: async () => embeddedDatabase() }];
if (url)
  databases.push({
    name: 'PostgreSQL',
    open: () => postgresDatabase(url, inject('seededDatabase')),
    empty: () => postgresDatabase(url),
  });
else
  process.stderr.write('PostgreSQL is not here: TEST_DATABASE_URL is not set, the tests on PostgreSQL are skipped\n');

export const testConfig = (env: Record<string, string>): Config =>
  readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: 'http://portal.example',
    CHECKOUT_LIMIT: '100000',
    ...(env['SMTP_URL'] === undefined && env['SMS_URL'] === undefined && { MESSAGES: 'outbox' }),
    DATA_KEYS: TEST_DATA_KEYS,
    ...env,
  });

/** A server on a database of its own, listening on a free port. */
export async function startServer(
  kind: Kind,
  options: ServerOptions = {},
  env: Record<string, string> = {},
): Promise<{ server: Server; baseURL: string; config: Config; stop: () => Promise<void> }> {
  const database = await kind.open();
  const config = testConfig({ ...database.env, ...env });
  const server = await createServer(config, options);
  const baseURL = await server.listen();
  const stop = async () => {
    await server.close();
    await database.drop();
  };
  return { server, baseURL, config, stop };
}

async function inNewestMessage(server: Server, pattern: RegExp): Promise<string> {
  const message = await server.database.db
    .selectFrom('outbox')
    .select('body')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return pattern.exec(message?.body ?? '')?.[1] ?? '';
}

/** The token in the link of the newest message. */
export const newestToken = (server: Server): Promise<string> => inNewestMessage(server, /token=([\w-]+)/);

/** A payer in front of the sandbox's fields. */
export async function payAtSandbox(server: Server, checkoutId: string, scenario: Scenario = 'success'): Promise<void> {
  const { gateway_checkout, brand } = await server.database.db
    .selectFrom('payments')
    .select(['gateway_checkout', 'brand'])
    .where('checkout_id', '=', checkoutId)
    .executeTakeFirstOrThrow();
  const { statusCode, body } = await server.app.inject({
    method: 'POST',
    url: `/gateway/sandbox/hosted/${gateway_checkout}/pay`,
    payload: { number: testCard(brand, scenario), holder: 'SARA', expiry: '12/39', cvv: '123' },
  });
  if (statusCode !== 200) throw new Error(`The sandbox rejected the card: ${body}`);
}

/** Body of a sign-up, with the code that the server has sent. */
export async function confirmedSignUp(server: Server, person: NewAccount): Promise<SignUp> {
  const response = await server.app.inject({ method: 'POST', url: '/api/signup-codes', payload: person });
  if (response.statusCode !== 201) throw new Error(`requestSignUpCode answers ${response.statusCode}`);
  const { id } = response.json<OutputOf<'requestSignUpCode'>>().sign_up;
  return { ...person, sign_up_id: id, code: await newestCode(server) };
}

/** The code in the newest message. */
export const newestCode = (server: Server): Promise<string> => inNewestMessage(server, /\b(\d{6})\b/);

/** Makes every session as old as one whose confirmation has expired. */
export async function expireConfirmations(server: Server): Promise<void> {
  await server.database.db
    .updateTable('access_tokens')
    .set({ confirmed_at: new Date(Date.now() - CONFIRMATION_LIFE) })
    .execute();
}
