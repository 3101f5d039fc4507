import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Two things that made reading the market slow. */
export const shareSpeed: Migration = {
  async up(db: Kysely<unknown>) {
    // What open offers to buy may still bring is found without the account's history.
    await sql`create index share_offers_coming on share_offers (account_id) include (shares, filled) where status = 'pending' and type = 'buy'`.execute(
      db,
    );
    // With sequential scans switched off, the one row of the market looks so dear that PostgreSQL compiled machine code to read it, each time.
    await sql`alter function read_share_market(integer[], text[], bigint, bigint, bigint, bigint, integer, integer[]) set jit = off`.execute(
      db,
    );
  },
};
