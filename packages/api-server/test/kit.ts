import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { testCard, type Scenario } from '../src/gateways/sandbox/cards.ts';
import { readConfig, type Config } from '../src/index.ts';
import { createServer, type Server, type ServerOptions } from '../src/server.ts';

/** A database of its own for one suite. */
export interface TestDatabase {
  env: Record<string, string>;
  drop: () => Promise<void>;
}

/** A folder for the embedded database. */
export function embeddedDatabase(): TestDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'taawun-test-'));
  return { env: { DATA_DIR: folder }, drop: async () => rmSync(folder, { recursive: true, force: true }) };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A fresh database in the PostgreSQL that TEST_DATABASE_URL names. */
export async function postgresDatabase(url: string): Promise<TestDatabase> {
  const name = `taawun_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  // The sandbox gateway keeps its book in a folder.
  const folder = mkdtempSync(join(tmpdir(), 'taawun-test-'));
  const drop = async () => {
    rmSync(folder, { recursive: true, force: true });
    await onServer(url, `drop database if exists ${name} with (force)`);
  };
  return { env: { DATABASE_URL: own.href, DATA_DIR: folder }, drop };
}

export interface Kind {
  name: 'PGlite' | 'PostgreSQL';
  open: () => Promise<TestDatabase>;
}

const url = process.env['TEST_DATABASE_URL'];

/** Every database that there is on this machine; says so when PostgreSQL is not. */
export const databases: Kind[] = [{ name: 'PGlite', open: async () => embeddedDatabase() }];
if (url) databases.push({ name: 'PostgreSQL', open: () => postgresDatabase(url) });
else process.stderr.write('PostgreSQL is not here: TEST_DATABASE_URL is not set, the tests on PostgreSQL are skipped\n');

export const testConfig = (env: Record<string, string>): Config => readConfig({ NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', PUBLIC_ORIGIN: 'http://portal.example', CHECKOUT_LIMIT: '100000', ...env });

/** A server on a database of its own, listening on a free port. */
export async function startServer(kind: Kind, options: ServerOptions = {}): Promise<{ server: Server; baseURL: string; config: Config; stop: () => Promise<void> }> {
  const database = await kind.open();
  const config = testConfig(database.env);
  const server = await createServer(config, options);
  const baseURL = await server.listen();
  const stop = async () => {
    await server.close();
    await database.drop();
  };
  return { server, baseURL, config, stop };
}

async function inNewestMessage(server: Server, pattern: RegExp): Promise<string> {
  const message = await server.database.db.selectFrom('outbox').select('body').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return pattern.exec(message?.body ?? '')?.[1] ?? '';
}

/** The token in the link of the newest message. */
export const newestToken = (server: Server): Promise<string> => inNewestMessage(server, /token=([\w-]+)/);

/** A payer in front of the sandbox's fields. */
export async function payAtSandbox(server: Server, checkoutId: string, scenario: Scenario = 'success'): Promise<void> {
  const { gateway_checkout, brand } = await server.database.db.selectFrom('payments').select(['gateway_checkout', 'brand']).where('checkout_id', '=', checkoutId).executeTakeFirstOrThrow();
  const { statusCode, body } = await server.app.inject({ method: 'POST', url: `/gateway/sandbox/hosted/${gateway_checkout}/pay`, payload: { number: testCard(brand, scenario), holder: 'SARA', expiry: '12/39', cvv: '123' } });
  if (statusCode !== 200) throw new Error(`The sandbox refused the card: ${body}`);
}

/** The code in the newest message. */
export const newestCode = (server: Server): Promise<string> => inNewestMessage(server, /\b(\d{6})\b/);
