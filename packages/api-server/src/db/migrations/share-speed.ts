import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Removes two causes of slow market reads. */
export const shareSpeed: Migration = {
  async up(db: Kysely<unknown>) {
    // Finds the shares that open buy offers may still bring without scanning the account's history.
    await sql`create index share_offers_coming on share_offers (account_id) include (shares, filled) where status = 'pending' and type = 'buy'`.execute(
      db,
    );
    // With sequential scans disabled, the planner overestimates the cost of the market's single row and runs the JIT
    // compiler on each call.
    await sql`alter function read_share_market(integer[], text[], bigint, bigint, bigint, bigint, integer, integer[]) set jit = off`.execute(
      db,
    );
  },
};
