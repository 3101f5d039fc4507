import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds identifiable sessions that can be ended one by one, changes of phone and e-mail by code, and account deletion.
 */
export const profile: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      `alter table access_tokens add id uuid not null default gen_random_uuid() constraint access_tokens_id_key unique, add browser text, add system text,
        add last_seen_at timestamptz not null default now()`,
      `create table contact_changes (
        id uuid primary key, user_id integer not null references users on delete cascade, kind text not null check (kind in ('phone', 'email')), value text not null,
        code_hash text not null, attempts integer not null default 0, sent_at timestamptz not null, expires_at timestamptz not null, confirmed_at timestamptz, previous text)`,
      `create index contact_changes_user on contact_changes (user_id, sent_at)`,
      `create table deletion_tokens (token_hash text primary key, user_id integer not null references users on delete cascade, expires_at timestamptz not null)`,
      `create index deletion_tokens_user on deletion_tokens (user_id)`,
      // The ledgers outlive the user: the account remains without an owner.
      `alter table share_accounts drop constraint share_accounts_kind_check, drop constraint share_accounts_check,
        add constraint share_accounts_kind_check check (kind in ('member', 'treasury', 'pool', 'closed')),
        add constraint share_accounts_owner_check check ((kind = 'member') = (user_id is not null)),
        add constraint share_accounts_closed_check check (kind <> 'closed' or (shares = 0 and cash = 0 and reserved_shares = 0 and reserved_cash = 0))`,
      `drop index share_accounts_kind`,
      `create unique index share_accounts_kind on share_accounts (kind) where kind in ('treasury', 'pool')`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
