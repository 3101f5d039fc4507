import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds a member's name in Latin letters, which English documents print. */
export const memberNames: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(`alter table members add name_en text`).execute(db);
  },
};
