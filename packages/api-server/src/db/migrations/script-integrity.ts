import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the integrity of the gateway's script, which a gateway gives with each checkout. */
export const scriptIntegrity: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table payments add column gateway_integrity text`.execute(db);
  },
};
