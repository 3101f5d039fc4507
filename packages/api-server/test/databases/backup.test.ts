import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restoreBackup } from '../../src/backup/restore.ts';
import { writeBackup } from '../../src/backup/write.ts';
import { migrateTo } from '../../src/db/migrate.ts';
import { migrations } from '../../src/db/migrations/index.ts';
import { openDatabase, type OpenDatabase } from '../../src/db/open.ts';
import type { Db } from '../../src/db/schema.ts';
import { auditBooks } from '../../src/audit/audit.ts';
import { emptyFolder } from '../kit/empty-databases.ts';
import { databases, embeddedDatabase, payAtSandbox, startServer, testConfig, type TestDatabase } from '../kit/kit.ts';
import { cli, processes } from '../kit/process.ts';
import { addTraders, newJournal, trade } from '../kit/trading.ts';

const { run, killAll } = processes();
const folder = emptyFolder();
afterAll(() => {
  killAll();
  rmSync(folder, { recursive: true });
});
let serial = 0;
const newFile = () => join(folder, `backup-${++serial}.gz`);

const commandOn = (database: TestDatabase, ...args: string[]) => run(cli, args, database.env).ended;

const opened = (database: TestDatabase): Promise<OpenDatabase> =>
  openDatabase(testConfig(database.env), { isCommand: true });

/** Every row of every table as text, read without the code under test. */
async function rowsOf(db: Db): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name::text as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%' and table_name <> 'jobs' order by 1`.execute(
    db,
  );
  const result: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{
      text: string;
    }>`select t::text as text from ${sql.table(name)} as t order by 1`.execute(db);
    result[name] = rows.map(({ text }) => text);
  }
  return result;
}

/** Adds a row and returns its id. */
const insert = (to: Db) =>
  to
    .insertInto('attempts')
    .values({ key: 'k', at: new Date() })
    .returning('id' as never)
    .executeTakeFirstOrThrow();

/** Members who trade, a donation that is paid, and texts that need care. */
async function fill(database: Awaited<ReturnType<typeof startServer>>): Promise<void> {
  const { server, baseURL } = database;
  const { db } = server.database;
  const traders = await addTraders(db, 4, { shares: 100, cash: 10_000_000 });
  const journal = newJournal();
  await trade(
    () => Promise.resolve({ baseURL, child: undefined as never }),
    traders,
    journal,
    () => journal.acknowledged.length >= 30,
  );
  const { json } = await server.app.inject({
    method: 'POST',
    url: '/api/checkout',
    payload: {
      target_type: 'program',
      target_slug: 'suqya-alnakheel',
      monthly_price: 5_000,
      months: 3,
      brand: 'mada',
      idempotency_key: 'backup-test-0001',
      donor_name: 'نورة "أم\\سعد" O’Neil ٪',
    },
  });
  const { checkout } = json<{ checkout: { checkout_id: string } }>();
  await payAtSandbox(server, checkout.checkout_id);
  const verified = await server.app.inject({
    method: 'POST',
    url: `/api/checkout/${checkout.checkout_id}/verify`,
    payload: {},
  });
  expect(verified.json()).toMatchObject({ checkout_state: { status: 'paid' } });
}

const last = databases.at(-1)!;
describe.each(databases.map((kind) => ({ kind, name: kind.name, other: kind === last ? databases[0]! : last })))(
  'a backup of $name',
  ({ kind, other }) => {
    let running: Awaited<ReturnType<typeof startServer>>;
    beforeAll(async () => {
      running = await startServer(kind);
      await fill(running);
    });
    afterAll(() => running.stop());

    test('is restored into an empty database of the other kind, row by row, with a clean audit', async () => {
      const { db } = running.server.database;
      const file = newFile();
      const end = await writeBackup(db, file);
      // eslint-disable-next-line no-bitwise -- a file's mode
      expect(statSync(file).mode & 0o777).toBe(0o600);
      const target = await other.empty();
      const restored = await opened(target);
      const result = await restoreBackup(restored.db, file);
      expect(result.migrated).toEqual([]);
      expect(await rowsOf(restored.db)).toEqual(await rowsOf(db));
      expect(end.rows['share_offers']).toBeGreaterThanOrEqual(30);
      const audit = await auditBooks(restored.db);
      expect(audit).toEqual(await auditBooks(db));
      expect(audit.differences).toEqual([]);
      // Ids go on where they were; the ledgers are append-only again.
      expect(await insert(restored.db)).toEqual(await insert(db));
      await expect(restored.db.updateTable('cash_movements').set({ amount: 1 }).execute()).rejects.toThrow(
        /append-only/,
      );
      await expect(restoreBackup(restored.db, file)).rejects.toThrow(/^The database is not empty \(/);
      await restored.close();
      await target.drop();
    }, 120_000);

    test('is of one point in time, while the server goes on', async () => {
      const { db } = running.server.database;
      const file = newFile();
      const [traders] = [await addTraders(db, 3, { shares: 100, cash: 10_000_000 })];
      const journal = newJournal();
      let isDone = false;
      const trading = trade(
        () => Promise.resolve({ baseURL: running.baseURL, child: undefined as never }),
        traders,
        journal,
        () => isDone,
      );
      await writeBackup(db, file).finally(() => (isDone = true));
      await trading;
      const target = await other.empty();
      const restored = await opened(target);
      await restoreBackup(restored.db, file);
      expect((await auditBooks(restored.db)).differences).toEqual([]);
      await restored.close();
      await target.drop();
    }, 120_000);
  },
);

describe('the commands', () => {
  test('backup, restore and upgrade, and what they reject', async () => {
    const source = await databases[0]!.open();
    const file = newFile();
    expect(await commandOn(source, 'backup', file)).toMatchObject({
      code: 0,
      output: expect.stringMatching(
        /^Written to .*: \d+ rows of \d+ tables, SHA-256 [0-9a-f]{64}\.\nNot in it, keep it safe elsewhere:/,
      ),
    });
    expect(await commandOn(source, 'backup', file)).toMatchObject({
      code: 1,
      output: `${file} exists. Name a new file.\n`,
    });
    const target = embeddedDatabase();
    expect(await commandOn(target, 'restore', file)).toMatchObject({
      code: 0,
      output: expect.stringMatching(
        /^Restored the backup of .* \(PostgreSQL 18.*\): \d+ rows of \d+ tables\.\nThe books agree: 4 accounts/,
      ),
    });
    expect(await commandOn(target, 'restore', file)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^The database is not empty \(access_tokens, .*Set DATA_DIR/),
    });
    expect((await commandOn(target, 'upgrade')).output).toMatch(/^The database is up to date\.\nThe books agree: /);
    for (const database of [source, target]) await database.drop();
  }, 240_000);

  test('an older database is brought up to date, with a line about orders without payments', async () => {
    const database = embeddedDatabase();
    const { db, close } = await opened(database);
    await migrateTo(db, '0005_profile');
    await sql`insert into orders (number, target_type, target_slug, price, qty, status, remaining, idempotency_key, fingerprint, checkout_id, created_at, expires_at)
      values ('A-1', 'general', null, 5000, 2, 'succeeded', 0, 'k1', 'f', 'c1', now(), now()), ('A-2', 'general', null, 700, 1, 'expired', 0, 'k2', 'f', 'c2', now(), now())`.execute(
      db,
    );
    const file = newFile();
    await writeBackup(db, file);
    await close();
    const command = (...args: string[]) => run(cli, args, database.env).ended;
    const count = Object.keys(migrations).length;
    expect((await command('upgrade', '--pending')).output).toContain(
      `Pending, ${count - 5} of ${count} migrations:\n  0006_giving\n`,
    );
    const report =
      /1 orders are from before payments existed\. They have no payment and no receipt, .*:\n {2}A-1 SAR 50\.00 × 2\nThe books agree: /;
    expect(await command('upgrade')).toMatchObject({ code: 0, output: expect.stringMatching(report) });
    // An old backup is brought up to date as it is restored.
    const target = embeddedDatabase();
    const restored = await opened(target);
    const { migrated } = await restoreBackup(restored.db, file);
    expect(migrated[0]).toBe('0006_giving');
    expect(await restored.db.selectFrom('orders').select('number').orderBy('number').execute()).toHaveLength(2);
    await restored.close();
    await target.drop();
    await database.drop();
  }, 240_000);
});

test('a file that is none, cut off, changed or of a newer version is rejected, and nothing is restored', async () => {
  const source = await databases[0]!.open();
  const { db, close } = await opened(source);
  const file = newFile();
  await writeBackup(db, file);
  await close();
  await source.drop();
  const text = gunzipSync(readFileSync(file)).toString();
  const made = (content: string | Buffer) => {
    const path = newFile();
    writeFileSync(path, content);
    return path;
  };
  const target = embeddedDatabase();
  const empty = await opened(target);
  const head = text.split('\n')[0]!;
  for (const [path, reason] of [
    [join(folder, 'none.gz'), /cannot be read \(ENOENT\)/],
    [made('a letter'), /is no backup\./],
    [made(gzipSync('{"a":1}\n')), /is no backup\./],
    [made(readFileSync(file).subarray(0, 5_000)), /is damaged: .*Nothing was restored/],
    [made(gzipSync(text.split('\n').slice(0, -3).join('\n'))), /is damaged: its last line is missing/],
    [made(gzipSync(text.replace('"+966500000001"', '"+966500000009"'))), /is damaged: its checksum is another one/],
    [made(gzipSync(text.replace('"version":1', '"version":2'))), /has the format 2; this program reads 1/],
  ] as const)
    await expect(restoreBackup(empty.db, path)).rejects.toThrow(reason);
  // Only a newer version can write this, with a checksum that is right.
  const { createHash } = await import('node:crypto');
  const lines = text.trimEnd().split('\n').slice(1, -1);
  const newer = [head.replace('"0001_first"', '"0001_first","9999_future"'), ...lines, ''].join('\n');
  const end = JSON.parse(text.trimEnd().split('\n').at(-1)!) as { sha256: string };
  end.sha256 = createHash('sha256').update(newer).digest('hex');
  await expect(restoreBackup(empty.db, made(gzipSync(`${newer}${JSON.stringify(end)}\n`)))).rejects.toThrow(
    /written by a newer version of this program \(9999_future\)/,
  );
  expect(Object.keys(await rowsOf(empty.db))).toEqual([]);
  await empty.close();
  await target.drop();
}, 120_000);
