import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openEmbedded } from '../../src/db/embedded/open.ts';
import { createServer } from '../../src/server.ts';
import { embeddedDatabase, seededEmbedded, startServer, databases, testConfig } from '../kit/kit.ts';
import { hasSmallDisks, smallDisk, type SmallDisk } from '../kit/small-disk.ts';

/** Takes seconds, and cannot be interrupted. */
const LONG = sql`select count(*) from generate_series(1, 5000000) as a where a % 7 = 3`;

test('health answers while a long statement runs', async () => {
  const { server, stop } = await startServer(databases[0]!);
  const { db } = server.database;
  let ended = 0;
  const long = LONG.execute(db).then(() => (ended = performance.now()));
  // Only one that runs is in the way: the next one waits behind it.
  const next = sql`select 1`.execute(db);
  const from = performance.now();
  for (let time = 0; time < 5; time++) expect((await server.app.inject('/api/health')).statusCode).toBe(200);
  const answered = performance.now();
  await Promise.all([long, next]);
  expect(answered).toBeLessThan(ended);
  expect(answered - from).toBeLessThan(ended - from);
  await stop();
}, 60_000);

describe('a database that ends itself', () => {
  test('is opened again; what was committed is there, a transaction of before does not go on', async () => {
    const database = await seededEmbedded();
    const lines: string[] = [];
    const { db, check, close } = await openEmbedded({
      folder: database.env['DATA_DIR']!,
      durable: true,
      statementMs: 500,
      notify: (line) => void lines.push(line),
    });
    await sql`create table notes (text text)`.execute(db);
    await sql`insert into notes values ('committed')`.execute(db);
    const cut = db.transaction().execute(async (tx) => {
      await sql`insert into notes values ('open')`.execute(tx);
      await LONG.execute(tx).catch(() => undefined);
      await vi.waitFor(() => check(), { timeout: 30_000 });
      await sql`insert into notes values ('after')`.execute(tx);
    });
    await expect(cut).rejects.toMatchObject({ code: '57P02' });
    expect((await sql<{ text: string }>`select text from notes`.execute(db)).rows).toEqual([{ text: 'committed' }]);
    expect(lines).toEqual([
      expect.stringMatching(/^The embedded database has ended \(a statement took more than 0\.5 s/),
    ]);
    await close();
    await database.drop();
  }, 90_000);

  test('a failed transaction is rolled back, also by its commit', async () => {
    const database = await seededEmbedded();
    const server = await createServer(testConfig(database.env));
    const { db } = server.database;
    await sql`create table notes (text text)`.execute(db);
    const failed = db.transaction().execute(async (tx) => {
      await sql`insert into notes values ('one')`.execute(tx);
      await sql`select 1 / 0`.execute(tx).catch(() => undefined);
    });
    await expect(failed).rejects.toThrow(/rolled back instead of committed/);
    expect((await sql`select * from notes`.execute(db)).rows).toEqual([]);
    await server.close();
    await database.drop();
  }, 60_000);
});

describe.skipIf(!hasSmallDisks)('a disk that fills', () => {
  let disk: SmallDisk | null = null;
  afterEach(() => disk?.remove());

  test('writes are rejected with 503 and one line, reads go on, and it recovers by itself', async () => {
    disk = smallDisk(320)!;
    const lines: string[] = [];
    const log: string[] = [];
    const server = await createServer(testConfig({ DATA_DIR: join(disk.folder, 'data') }), {
      notify: (line) => void lines.push(line),
      logger: { level: 'warn', stream: { write: (line) => void log.push(line) } },
    });
    let serial = 0;
    const signUp = () =>
      server.app.inject({
        method: 'POST',
        url: '/api/signup-codes',
        payload: {
          firstname: 'نورة',
          lastname: 'العتيبي',
          phone: `058${String(++serial).padStart(7, '0')}`,
          password: 'nakhla-1',
          confirm_password: 'nakhla-1',
        },
      });
    expect((await signUp()).statusCode).toBe(201);
    disk.fill(8 * 1024 * 1024);
    await vi.waitFor(async () => expect((await server.app.inject('/api/health')).statusCode).toBe(503), {
      timeout: 5_000,
    });
    for (let attempt = 0; attempt < 3; attempt++) {
      const { statusCode, headers } = await signUp();
      expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
      expect((await server.app.inject('/api/branches')).statusCode).toBe(200);
    }
    expect(lines).toEqual([
      expect.stringMatching(/^The disk of .* is full \(\d+ MiB free\): writes are rejected with 503/),
    ]);
    expect(log).toEqual([]);
    disk.free();
    await vi.waitFor(async () => expect((await server.app.inject('/api/health')).statusCode).toBe(200), {
      timeout: 10_000,
    });
    expect((await signUp()).statusCode).toBe(201);
    expect(lines).toHaveLength(2);
    await server.close();
  }, 120_000);

  /** Data files end with an error of the statement; the log ends PostgreSQL itself (PANIC). */
  test.each([
    [
      'data',
      sql`insert into notes select 0, md5(n::text || 'a') || md5(n::text) from generate_series(1, 1000000) as n`,
    ],
    [
      'log',
      sql`select count(pg_logical_emit_message(false, 'fill', repeat('x', 1000000))) from generate_series(1, 64)`,
    ],
  ])(
    'no byte left for the %s within a statement: nothing hangs, nothing committed is lost',
    async (_, filling) => {
      disk = smallDisk(320)!;
      const { db, check, close } = await openEmbedded({
        folder: disk.folder,
        durable: true,
        statementMs: 60_000,
        notify: () => undefined,
      });
      await sql`create table notes (n integer, text text)`.execute(db);
      for (let n = 1; n <= 20; n++) await sql`insert into notes values (${n}, 'committed')`.execute(db);
      // Enough for the next half second in the state that was read last, and not for the statement.
      disk.fill(1024 * 1024);
      const rejected: unknown = await filling.execute(db).then(
        () => null,
        (error: unknown) => error,
      );
      expect((rejected as { code: string }).code).toMatch(/^(53100|57P0[23])$/);
      disk.free();
      await vi.waitFor(() => check(), { timeout: 60_000, interval: 200 });
      const { rows } = await sql<{ n: number }>`select n from notes order by n`.execute(db);
      expect(rows.map(({ n }) => n)).toEqual(Array.from({ length: 20 }, (__, index) => index + 1));
      await sql`insert into notes values (21, 'after')`.execute(db);
      await close();
    },
    180_000,
  );
});

test('a new database has its files on the disk before it is used', async () => {
  const database = embeddedDatabase();
  const { db, close } = await openEmbedded({
    folder: database.env['DATA_DIR']!,
    durable: true,
    statementMs: null,
    notify: () => undefined,
  });
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'wal_sync_method') order by name`.execute(
    db,
  );
  expect(rows.map(({ name, setting }) => `${name}=${setting}`)).toEqual([
    'fsync=on',
    'full_page_writes=on',
    'synchronous_commit=on',
    'wal_sync_method=fsync',
  ]);
  await close();
  await database.drop();
}, 90_000);
