import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds when the user of a session has last proven their identity, and when a member's IBAN was last changed. Sessions
 * from before are not confirmed; a server of the release before creates sessions by sign-ins only, which the default
 * confirms.
 */
export const sessionConfirmation: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      `alter table access_tokens add confirmed_at timestamptz`,
      `alter table access_tokens alter confirmed_at set default now()`,
      `alter table members add iban_changed_at timestamptz`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
