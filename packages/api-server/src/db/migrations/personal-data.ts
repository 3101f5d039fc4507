import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds consents, the encrypted columns of personal data, and blind indexes beside the unique indexes on plain columns. The plain
 * columns may be empty from now on.
 */
export const personalData: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      `create table data_encryption (
        id integer primary key default 1 check (id = 1),
        keep_plain boolean not null, index_seed text)`,
      // Servers of the release before read plain values; a new database has none.
      `insert into data_encryption (keep_plain) select exists (select from users)`,
      `alter table members add national_id_enc text, add birthdate_enc text, add iban_no_enc text, add account_no_enc text,
        add national_id_index text constraint members_national_id_index unique,
        alter national_id drop not null, alter birthdate drop not null, alter iban_no drop not null, alter account_no drop not null,
        add constraint members_national_id_stored check (national_id is not null or national_id_enc is not null)`,
      `alter table member_applications add fields_enc text, add national_id_index text, alter national_id drop not null`,
      `create unique index member_applications_national_id_index on member_applications (national_id_index) where status in ('applied', 'accepted')`,
      `alter table payouts add iban_no_enc text, add iban_end text, alter iban_no drop not null`,
      `create table consents (
        id integer generated always as identity primary key, user_id integer not null references users on delete cascade,
        document text not null, version text not null, occasion text not null check (occasion in ('sign_up', 'membership')),
        locale text not null check (locale in ('ar', 'en')), accepted_at timestamptz not null)`,
      `create index consents_user on consents (user_id, id)`,
      // Housekeeping.
      `create index member_applications_rejected on member_applications (decided_at) where status = 'rejected'`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
