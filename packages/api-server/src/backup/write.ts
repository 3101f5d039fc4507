import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import { readMigrations } from '../db/migrate.ts';
import type { Db, Tx } from '../db/schema.ts';
import { BackupError, FORMAT_VERSION, type End, type Head } from './format.ts';
import { fixTexts, readSequences, readTables, type Table } from './tables.ts';

const BATCH = 1_000;

/** Reads a table through a cursor: it may not fit into memory. */
async function* readRows(tx: Tx, { name, columns }: Table): AsyncGenerator<string> {
  const texts = sql.join(columns.map((column) => sql`${sql.ref(column.name)}::text`));
  // One JSON array by row: both databases then return the same.
  await sql`declare backup_rows no scroll cursor for select json_build_array(${texts})::text as line from ${sql.table(name)}`.execute(
    tx,
  );
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(BATCH)} from backup_rows`.execute(tx);
    for (const { line } of rows) yield line;
    if (rows.length < BATCH) break;
  }
  await sql`close backup_rows`.execute(tx);
}

async function* linesOf(tx: Tx, head: Head, written: (end: End) => void): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const line = (text: string) => {
    const whole = `${text}\n`;
    hash.update(whole);
    return whole;
  };
  yield line(JSON.stringify(head));
  const rows: Record<string, number> = {};
  for (const table of await readTables(tx)) {
    yield line(JSON.stringify({ table: table.name, columns: table.columns.map(({ name }) => name) }));
    let count = 0;
    for await (const text of readRows(tx, table)) {
      count++;
      yield line(text);
    }
    rows[table.name] = count;
  }
  const end = { rows, sequences: await readSequences(tx), sha256: hash.digest('hex') };
  written(end);
  yield `${JSON.stringify(end)}\n`;
}

/** Renames the file when it is on the disk. */
async function finish(part: string, file: string): Promise<void> {
  const handle = await open(part, 'r');
  await handle.sync();
  await handle.close();
  await rename(part, file);
  const folder = await open(dirname(file), 'r');
  await folder.sync();
  await folder.close();
}

/**
 * Writes all data of the database, as of one point in time, to a file that only this user may read. Servers may go on.
 * @throws BackupError when the file exists or cannot be written
 */
export async function writeBackup(db: Db, file: string): Promise<End> {
  const part = `${file}.part`;
  try {
    // Never over another backup.
    await (await open(file, 'wx', 0o600)).close();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new BackupError(
      code === 'EEXIST'
        ? `${file} exists. Name a new file.`
        : `${file} cannot be written (${code}). Name a file in a folder that this user may write to.`,
    );
  }
  let end: End | undefined;
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => {
        await fixTexts(tx);
        const { done } = await readMigrations(tx);
        const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(
          tx,
        );
        const head: Head = {
          format: 'taawun-backup',
          version: FORMAT_VERSION,
          created: new Date().toISOString(),
          database: `PostgreSQL ${rows[0]?.version}`,
          migrations: done,
        };
        if (done.length === 0) throw new BackupError('The database is empty: there is nothing to write.');
        const lines = linesOf(tx, head, (written) => (end = written));
        await pipeline(Readable.from(lines), createGzip(), createWriteStream(part, { mode: 0o600 }));
      });
    await finish(part, file);
  } catch (error) {
    await rm(part, { force: true });
    await rm(file, { force: true });
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
      throw new BackupError(
        `${file} cannot be written: its disk is full. Free some space, or name a file on another disk.`,
      );
    throw error;
  }
  if (!end) throw new Error('The backup has ended without its last line.');
  return end;
}
