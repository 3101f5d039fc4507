import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds what visitors say about the pages: with the day only, and nothing about the sender. */
export const pageFeedback: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      `create table page_feedback (
        id integer generated always as identity primary key, date date not null, path text not null,
        locale text not null check (locale in ('ar', 'en')), useful boolean not null, text text)`,
      `create index page_feedback_date on page_feedback (date)`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
