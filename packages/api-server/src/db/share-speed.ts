import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The shares that an account's open offers to buy may still bring are found without its history. */
export const shareSpeed: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index share_offers_coming on share_offers (account_id) include (shares, filled) where status = 'pending' and type = 'buy'`.execute(db);
  },
};
