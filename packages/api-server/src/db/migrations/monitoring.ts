import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds when each job last succeeded, and when the books were audited with which result. */
export const monitoring: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table jobs add succeeded_at timestamptz`.execute(db);
    await sql`create table audits (
      ended_at timestamptz primary key, differences integer not null check (differences >= 0))`.execute(db);
  },
};
