import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Members whom the association excludes from placing share offers. */
export const tradingHolds: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table trading_holds (user_id integer primary key references users on delete cascade, created_at timestamptz not null default now())`.execute(
      db,
    );
  },
};
