import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { OLDEST_VERSION, problemOf } from '../../src/db/postgres/checks.ts';
import { embeddedDatabase, postgresDatabase, seededEmbedded, type TestDatabase } from '../kit/kit.ts';
import { failingPostgres } from '../kit/fake-postgres.ts';
import { cli, main, processes } from '../kit/process.ts';
import { hasSmallDisks, smallDisk } from '../kit/small-disk.ts';
import { withDatabase } from '../kit/trading.ts';

const { run, killAll } = processes();
afterAll(killAll);

interface Unusable extends TestDatabase {
  line: RegExp;
}
type Case = readonly [name: string, make: () => Promise<Unusable>];

const inFolder = (folder: string): TestDatabase => ({ env: { DATA_DIR: folder }, drop: () => Promise.resolve() });
const dataOf = ({ env }: TestDatabase) => join(env['DATA_DIR'] ?? '', 'pg');
/** A seeded embedded database after one change of its files. */
const changed = async (line: RegExp, change: (data: string) => void): Promise<Unusable> => {
  const database = await seededEmbedded();
  change(dataOf(database));
  return { ...database, line };
};
/** A folder on a disk of its own. */
const onDisk = async (line: RegExp, mebibytes: number, readOnly: boolean): Promise<Unusable> => {
  const disk = smallDisk(mebibytes, { readOnly })!;
  return { env: { DATA_DIR: disk.folder }, drop: async () => disk.remove(), line };
};
const fake = async (code: string, message: string, line: RegExp): Promise<Unusable> => {
  const { url, close } = await failingPostgres(code, message);
  return { env: { DATABASE_URL: url }, drop: close, line };
};

const newer = async (database: TestDatabase): Promise<Unusable> => {
  await withDatabase(database.env, (db) =>
    sql`insert into kysely_migration (name, timestamp) values ('9999_future', '2030-01-01')`.execute(db),
  );
  return { ...database, line: /^The database was changed by a newer version of this program \(9999_future\)\. / };
};

const embedded: Case[] = [
  [
    'a folder that is a file',
    async () => ({
      ...inFolder(main),
      line: /^DATA_DIR is ".*main\.ts", and nothing can be written there \(EEXIST\): it is a file/,
    }),
  ],
  [
    'a folder below a file',
    async () => ({ ...inFolder(join(main, 'data')), line: /^DATA_DIR is .* \(ENOTDIR\): it is a file, or below one/ }),
  ],
  [
    'a folder with other files',
    async () => {
      const database = embeddedDatabase();
      mkdirSync(dataOf(database));
      writeFileSync(join(dataOf(database), 'letter.txt'), 'no database');
      return { ...database, line: /^DATA_DIR is .*, and its "pg" is no database: it has no file PG_VERSION\./ };
    },
  ],
  [
    'the data of another PostgreSQL',
    () =>
      changed(/^DATA_DIR is .*, and its database is one of PostgreSQL 15; the embedded one is PostgreSQL 18/, (data) =>
        writeFileSync(join(data, 'PG_VERSION'), '15\n'),
      ),
  ],
  [
    'a damaged database',
    () =>
      changed(/^DATA_DIR is .*, and its database does not open: .*pg_control.*\. Restore a backup/, (data) =>
        truncateSync(join(data, 'global', 'pg_control'), 100),
      ),
  ],
  ['a database of a newer version', async () => newer(await seededEmbedded())],
];
const disks: Case[] = [
  [
    'a folder that cannot be written',
    () => onDisk(/^DATA_DIR is .*, and nothing can be written there \(EROFS\)\./, 1, true),
  ],
  [
    'a full disk',
    () => onDisk(/^DATA_DIR is .*, and its disk is full \(\d+ MiB free\)\. Free \d+ MiB or more/, 8, false),
  ],
];
const fakes: Case[] = [
  [
    'a wrong password',
    () =>
      fake(
        '28P01',
        'password authentication failed for user "clerk"',
        /^DATABASE_URL is "postgres:\/\/\*\*\*@.*", and the user or the password is wrong: password authentication failed/,
      ),
  ],
  [
    'a user who may not connect',
    () => fake('28000', 'no pg_hba.conf entry', /, and this user may not sign in from here: no pg_hba\.conf entry/),
  ],
  [
    'a database that this user may not use',
    () =>
      fake(
        '42501',
        'permission denied for database "taawun"',
        /, and this user has no permission for it: permission denied/,
      ),
  ],
  [
    'a host that does not exist',
    async () => ({
      // Another machine makes it production.
      env: {
        DATABASE_URL: 'postgres://clerk:pass-word@no-such-host.invalid/taawun',
        PAYMENT_GATEWAY: 'sandbox',
        MESSAGES: 'outbox',
      },
      drop: () => Promise.resolve(),
      line: /^DATABASE_URL is .*, and there is no such host: /,
    }),
  ],
];

const given = process.env['TEST_DATABASE_URL'] ?? '';
async function execute(href: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: href });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
const hrefOf = ({ env }: TestDatabase) => env['DATABASE_URL'] ?? '';
const postgres: Case[] = [
  [
    'a PostgreSQL without the database',
    async () => {
      const missing = new URL(given);
      missing.pathname = '/taawun_missing';
      return {
        env: { DATABASE_URL: missing.href },
        drop: () => Promise.resolve(),
        line: /, and there is no such database: /,
      };
    },
  ],
  [
    'a schema without permission',
    async () => {
      const database = await postgresDatabase(given);
      const role = `clerk_${Date.now()}`;
      await execute(
        hrefOf(database),
        `create role ${role} login password 'pass-word'`,
        'revoke create on schema public from public',
      );
      const limited = new URL(hrefOf(database));
      limited.username = role;
      limited.password = 'pass-word';
      return {
        env: { ...database.env, DATABASE_URL: limited.href },
        drop: async () => {
          await database.drop();
          await execute(given, `drop role ${role}`);
        },
        line: /^The user of DATABASE_URL may not change the database \(permission denied for schema public\)\. Grant it: /,
      };
    },
  ],
  [
    'a read-only PostgreSQL',
    async () => {
      const database = await postgresDatabase(given);
      await execute(
        hrefOf(database),
        `alter database ${new URL(hrefOf(database)).pathname.slice(1)} set default_transaction_read_only = on`,
      );
      return { ...database, line: /, and it accepts no writes: it is a replica, or read-only by default\. Allowed: / };
    },
  ],
  [
    'a PostgreSQL in another encoding',
    async () => {
      const database = await postgresDatabase(given);
      const name = new URL(hrefOf(database)).pathname.slice(1);
      await execute(
        given,
        `drop database ${name}`,
        `create database ${name} template template0 encoding 'SQL_ASCII' locale 'C'`,
      );
      return { ...database, line: /, and its database has the encoding SQL_ASCII/ };
    },
  ],
  ['a PostgreSQL of a newer version', async () => newer(await postgresDatabase(given))],
];

const cases = [...embedded, ...(hasSmallDisks ? disks : []), ...fakes, ...(given ? postgres : [])];

describe('the server and the commands end with one line and code 1', () => {
  test.each(cases)(
    'at %s',
    async (_, make) => {
      const { env, line, drop } = await make();
      for (const [file, args] of [
        [main, []],
        [cli, ['audit']],
      ] as const) {
        const { code, output } = await run(file, [...args], env).ended;
        expect(output.trim()).toMatch(line);
        expect(output.trim().split('\n')).toHaveLength(1);
        expect(output).not.toContain('pass-word');
        expect(code).toBe(1);
      }
      await drop();
    },
    120_000,
  );
});

test.each([
  [
    `${OLDEST_VERSION - 1}.17`,
    (OLDEST_VERSION - 1) * 10_000 + 17,
    /^it is PostgreSQL 14\.17\. Allowed: PostgreSQL 15 or later\.$/,
  ],
  ['9.6.24', 90_624, /^it is PostgreSQL 9\.6\.24\./],
])('PostgreSQL %s is too old', (shown, version, problem) => {
  expect(problemOf({ version, shown, readOnly: false, encoding: 'UTF8' })).toMatch(problem);
});
test.each([OLDEST_VERSION * 10_000, 150_004, 180_006])('PostgreSQL of the number %s can be used', (version) => {
  expect(problemOf({ version, shown: '', readOnly: false, encoding: 'UTF8' })).toBeNull();
});
