import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds the codes that confirm the phone of a new account, and which e-mail addresses are confirmed. Several accounts may
 * name the same address until one of them confirms it.
 */
export const signUp: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      `create table sign_up_codes (
        id uuid primary key, phone text not null, code_hash text not null, attempts integer not null default 0, sent_at timestamptz not null,
        expires_at timestamptz not null, user_id integer references users on delete cascade)`,
      `create index sign_up_codes_phone on sign_up_codes (phone, sent_at)`,
      `create index sign_up_codes_user on sign_up_codes (user_id)`,
      `create index sign_up_codes_expires on sign_up_codes (expires_at)`,
      `alter table users add email_confirmed_at timestamptz`,
      // Addresses that a code has confirmed.
      `update users set email_confirmed_at = (
        select max(c.confirmed_at) from contact_changes c where c.user_id = users.id and c.kind = 'email' and c.value = users.email)`,
      `alter table users drop constraint users_email_key`,
      `create unique index users_confirmed_email on users (email) where email_confirmed_at is not null`,
      `create index users_email on users (email)`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
