import { sql } from 'kysely';
import { ConfigError } from '../config/config.ts';
import { migrateTo, unknownMigrations } from '../db/migrate.ts';
import type { Db, Tx } from '../db/schema.ts';
import { checkDataKeys } from '../personal-data/state.ts';
import { BackupError, isTable, readLines, verifyBackup, type End, type Head, type Row } from './format.ts';
import { fixTexts, readTables, type Table } from './tables.ts';

/** Characters of the rows that are sent together. */
const BATCH_CHARACTERS = 1_000_000;

/** @throws ConfigError when there are tables, also without rows: they may be another program's */
async function rejectTables(tx: Tx): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S') order by 1 limit 3`.execute(
    tx,
  );
  if (rows.length)
    throw new ConfigError(
      `The database is not empty (${rows.map(({ name }) => name).join(', ')}…): a backup is restored into an empty one only. Set DATA_DIR to a new folder, or DATABASE_URL to a new database.`,
    );
}

async function insert(tx: Tx, { name, columns }: Table, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const names = sql.join(columns.map((column) => sql.ref(column.name)));
  const values = sql.join(columns.map(({ type }, index) => sql`(line ->> ${sql.lit(index)})::${sql.raw(type)}`));
  await sql`insert into ${sql.table(name)} (${names}) overriding system value
    select ${values} from jsonb_array_elements(${JSON.stringify(rows)}::text::jsonb) as line`.execute(tx);
}

/** Pairs the columns of the file with those of the table. */
function tableOf(tables: readonly Table[], name: string, columns: readonly string[]): Table {
  const own = tables.find((table) => table.name === name);
  const unknown = own ? columns.filter((column) => !own.columns.some((each) => each.name === column)) : columns;
  if (!own || unknown.length)
    throw new BackupError(`The backup has ${name} (${unknown.join(', ')}), which its migrations do not make.`);
  return { name, columns: columns.map((column) => own.columns.find((each) => each.name === column)!) };
}

async function insertAll(tx: Tx, file: string, tables: readonly Table[]): Promise<void> {
  let table: Table | null = null;
  let rows: Row[] = [];
  let size = 0;
  const flush = async () => {
    if (table) await insert(tx, table, rows);
    [rows, size] = [[], 0];
  };
  for await (const { text, line } of readLines(file)) {
    if (Array.isArray(line)) {
      rows.push(line);
      size += text.length;
      if (size > BATCH_CHARACTERS) await flush();
    } else {
      await flush();
      table = isTable(line) ? tableOf(tables, line.table, line.columns) : null;
    }
  }
}

async function setSequences(tx: Tx, sequences: End['sequences']): Promise<void> {
  for (const [name, last] of Object.entries(sequences))
    if (last !== null)
      await sql`select setval(quote_ident(${name}::text)::regclass, ${last}::text::bigint)`.execute(tx);
}

async function compareCounts(tx: Tx, { rows }: End): Promise<void> {
  for (const [name, count] of Object.entries(rows)) {
    const found = await sql<{ n: number }>`select count(*)::bigint as n from ${sql.table(name)}`.execute(tx);
    if (found.rows[0]?.n !== count)
      throw new BackupError(`${name} has ${found.rows[0]?.n} rows after the restore instead of ${count}.`);
  }
}

/**
 * Restores a backup into an empty database, of either kind, in one transaction: completely or not at all. Migrations
 * that are newer than the backup follow in the same transaction. The keys of its personal data must be set.
 * @returns the first and last line of the backup, and the migrations that followed
 * @throws BackupError, ConfigError when the backup or the database does not fit
 */
export async function restoreBackup(db: Db, file: string): Promise<{ head: Head; end: End; migrated: string[] }> {
  const { head, end } = await verifyBackup(file);
  const unknown = unknownMigrations(head.migrations);
  if (unknown.length)
    throw new BackupError(
      `${file} was written by a newer version of this program (${unknown.join(', ')}). Restore it with that version.`,
    );
  const migrated = await db.transaction().execute(async (tx) => {
    await rejectTables(tx);
    await migrateTo(tx, head.migrations.at(-1));
    await fixTexts(tx);
    const tables = await readTables(tx);
    // Migrations add rows of their own, and triggers would do again what the rows show already.
    for (const { name } of tables) await sql`alter table ${sql.table(name)} disable trigger user`.execute(tx);
    for (const { name } of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(tx);
    await insertAll(tx, file, tables);
    await setSequences(tx, end.sequences);
    await compareCounts(tx, end);
    // Pending checks of foreign keys forbid changes of the tables.
    await sql`set constraints all immediate`.execute(tx);
    for (const { name } of tables) await sql`alter table ${sql.table(name)} enable trigger user`.execute(tx);
    const later = await migrateTo(tx);
    await checkDataKeys(tx);
    return later;
  });
  return { head, end, migrated };
}
