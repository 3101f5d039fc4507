import { sql } from 'kysely';
import type { Tx } from '../db/schema.ts';

/** A column, and the type that its text is read as. */
interface Column {
  name: string;
  type: string;
}

export interface Table {
  name: string;
  columns: Column[];
}

/**
 * Not copied: which migrations there are is in the first line of a backup; servers write the times of their jobs, and an
 * audit is of one database.
 */
const OWN: ReadonlySet<string> = new Set(['kysely_migration', 'kysely_migration_lock', 'jobs', 'audits']);

/** Orders tables so that each follows those it references. */
function inOrder(names: readonly string[], references: readonly { table: string; to: string }[]): string[] {
  const ordered: string[] = [];
  const rest = new Set(names);
  while (rest.size > 0) {
    const free = [...rest].filter((name) =>
      references.every(({ table, to }) => table !== name || to === name || !rest.has(to)),
    );
    if (free.length === 0) throw new Error(`The tables ${[...rest].join(', ')} reference each other in a circle.`);
    for (const name of free) {
      ordered.push(name);
      rest.delete(name);
    }
  }
  return ordered;
}

/** Reads the tables of the database with the columns that are written, each table after those it references. */
export async function readTables(tx: Tx): Promise<Table[]> {
  const { rows } = await sql<{ table: string; name: string; type: string }>`
    select c.relname::text as table, a.attname::text as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname, a.attnum`.execute(tx);
  const { rows: references } = await sql<{ table: string; to: string }>`
    select t.relname::text as table, r.relname::text as to
    from pg_constraint k join pg_class t on t.oid = k.conrelid join pg_class r on r.oid = k.confrelid
    where k.contype = 'f' and t.relnamespace = 'public'::regnamespace`.execute(tx);
  const columns = Map.groupBy(
    rows.filter(({ table }) => !OWN.has(table)),
    ({ table }) => table,
  );
  return inOrder([...columns.keys()], references).map((name) => ({
    name,
    columns: (columns.get(name) ?? []).map((column) => ({ name: column.name, type: column.type })),
  }));
}

/** Last values of the sequences; `null`: it has not been used. */
export async function readSequences(tx: Tx): Promise<Record<string, string | null>> {
  const { rows } = await sql<{ name: string; last: string | null }>`
    select sequencename::text as name, last_value::text as last from pg_sequences where schemaname = 'public' order by sequencename`.execute(
    tx,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** Makes both databases write the same text for the same value. */
export async function fixTexts(tx: Tx): Promise<void> {
  for (const setting of [
    "timezone = 'UTC'",
    "datestyle = 'ISO, YMD'",
    "intervalstyle = 'iso_8601'",
    'extra_float_digits = 1',
  ])
    await sql.raw(`set local ${setting}`).execute(tx);
}
