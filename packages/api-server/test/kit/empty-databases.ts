// Databases of the tests: folders for the embedded one, and databases in the PostgreSQL that TEST_DATABASE_URL names.
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export const emptyFolder = (): string => mkdtempSync(join(tmpdir(), 'taawun-test-'));

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Creates a database: empty, or a copy of the one named `template`. `href` is its address. */
export async function emptyPostgres(url: string, template = ''): Promise<{ name: string; href: string }> {
  const name = `taawun_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(url, `create database ${name}${template && ` template ${template}`}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { name, href: own.href };
}

export const dropDatabase = (url: string, name: string): Promise<void> =>
  onServer(url, `drop database if exists ${name} with (force)`);
