import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds passkeys, two-step sign-in with its recovery codes, and the challenges that passkeys sign. A server of the
 * release before ignores them: while it still runs, it signs in by the password alone.
 */
export const secondFactor: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      `alter table users add passkey_handle uuid`,
      `create unique index users_passkey_handle on users (passkey_handle)`,
      `create table passkeys (
        id uuid primary key, user_id integer not null references users on delete cascade, credential_id text not null unique,
        public_key text not null, counter bigint not null, transports jsonb not null, backed_up boolean not null, name text not null,
        created_at timestamptz not null, last_used_at timestamptz)`,
      `create index passkeys_user on passkeys (user_id, created_at)`,
      `create table passkey_challenges (
        id uuid primary key, purpose text not null check (purpose in ('registration', 'proof')), challenge text not null,
        user_id integer references users on delete cascade, expires_at timestamptz not null,
        check ((purpose = 'registration') = (user_id is not null)))`,
      `create index passkey_challenges_user on passkey_challenges (user_id)`,
      `create index passkey_challenges_expires on passkey_challenges (expires_at)`,
      `create table two_step (
        user_id integer primary key references users on delete cascade, secret_enc text not null, requested_at timestamptz not null,
        enabled_at timestamptz, last_step bigint, recovery_salt text)`,
      `create table recovery_codes (
        user_id integer not null references users on delete cascade, code_hash text not null, used_at timestamptz,
        primary key (user_id, code_hash))`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
