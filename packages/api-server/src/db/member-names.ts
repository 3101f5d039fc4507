import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A member's name in Latin letters beside the one in Arabic: documents in English print it. */
export const memberNames: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(`alter table members add name_en text`).execute(db);
  },
};
