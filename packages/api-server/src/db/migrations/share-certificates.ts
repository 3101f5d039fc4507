import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the certificates that were issued, for their verification. They are deleted with their member. */
export const shareCertificates: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      `create table share_certificates (
        code text primary key, number text not null, user_id integer not null references users on delete cascade,
        date date not null, shares bigint not null check (shares > 0), unique (number, shares))`,
      `create index share_certificates_user on share_certificates (user_id)`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
