import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

type AnyDb = Kysely<unknown>;

export const first: Migration = {
  async up(db: AnyDb) {
    const statements = [
      `create table users (
        id integer generated always as identity primary key,
        firstname text not null, lastname text not null,
        phone text not null constraint users_phone_key unique check (phone ~ '^\\+9665[0-9]{8}$'),
        email text constraint users_email_key unique check (email = lower(email)),
        password_hash text not null,
        created_at timestamptz not null default now())`,
      `create table members (
        user_id integer primary key references users on delete cascade,
        status text not null check (status in ('applied', 'approved')),
        mem_no text not null unique, mem_date date not null, contribution_no text not null, title text not null, name text not null, national_id text not null,
        type_id integer not null, bank text not null, branch text not null, branch_no text not null, account_no text not null, iban_no text not null,
        country_id integer not null, state_id integer not null, region_id integer not null, city text not null, district text not null, street text not null,
        building_no text not null, unit_no text, postal_code text not null, additional_no text not null, birthdate date not null, nationality text not null,
        qualification text not null, job_title text not null, bio text, gender text not null check (gender in ('male', 'female')))`,
      `create table access_tokens (
        token_hash text primary key, user_id integer not null references users on delete cascade, fb_web_token text,
        created_at timestamptz not null default now(), expires_at timestamptz not null)`,
      `create index access_tokens_user on access_tokens (user_id)`,
      `create table reset_tokens (token_hash text primary key, user_id integer not null references users on delete cascade, expires_at timestamptz not null)`,
      `create table attempts (id bigint generated always as identity primary key, key text not null, at timestamptz not null)`,
      `create index attempts_key on attempts (key, at)`,
      `create table notifications (
        id integer generated always as identity primary key, user_id integer not null references users on delete cascade,
        title jsonb not null, text jsonb not null, created_at timestamptz not null, read_at timestamptz)`,
      `create index notifications_user on notifications (user_id, created_at)`,
      `create table orders (
        number text primary key, user_id integer references users on delete set null,
        target_type text not null check (target_type in ('program', 'product', 'general')), target_slug text,
        price bigint not null check (price > 0), qty integer not null check (qty > 0),
        status text not null check (status in ('pending', 'succeeded', 'expired', 'completed')), remaining integer not null check (remaining >= 0),
        idempotency_key text not null constraint orders_idempotency_key unique, fingerprint text not null, checkout_id text not null unique,
        created_at timestamptz not null, expires_at timestamptz not null)`,
      `create index orders_user on orders (user_id, created_at)`,
      `create table share_accounts (id integer generated always as identity primary key, user_id integer unique references users)`,
      // Exactly one treasury account.
      `create unique index share_accounts_treasury on share_accounts ((user_id is null)) where user_id is null`,
      `insert into share_accounts (user_id) values (null)`,
      `create table share_movements (
        id integer generated always as identity primary key, date date not null,
        from_account integer not null references share_accounts, to_account integer not null references share_accounts,
        shares integer not null check (shares > 0), price bigint not null check (price >= 0),
        status text not null check (status in ('pending', 'succeeded', 'expired', 'completed')),
        check (from_account <> to_account))`,
      `create index share_movements_from on share_movements (from_account)`,
      `create index share_movements_to on share_movements (to_account)`,
      `create table share_offers (
        id integer generated always as identity primary key, user_id integer references users,
        type text not null check (type in ('buy', 'sell')), status text not null check (status in ('pending', 'succeeded', 'expired', 'completed')),
        shares integer not null check (shares > 0), price bigint not null check (price >= 0), created_at timestamptz not null, expires_at timestamptz not null)`,
      `create table contact_messages (
        id integer generated always as identity primary key, reference text not null unique, user_name text not null, user_email text not null,
        topic_id integer not null, message text not null, idempotency_key text constraint contact_idempotency_key unique, content_hash text not null, created_at timestamptz not null)`,
      `create index contact_content on contact_messages (content_hash, created_at)`,
      `create table outbox (
        id integer generated always as identity primary key, channel text not null check (channel in ('email', 'sms')), recipient text not null,
        subject text not null, body text not null, created_at timestamptz not null default now())`,
      `create table content (kind text not null, position integer not null, data jsonb not null, primary key (kind, position))`,
      `create table content_version (id integer primary key check (id = 1), version text not null, origin text not null check (origin in ('fixtures', 'import')))`,
      // Succeeded movements are immutable: a correction is a new movement.
      `create function refuse_change() returns trigger language plpgsql as $$
        begin raise exception 'share movements are append-only: a succeeded movement cannot be changed'; end $$`,
      `create trigger share_movements_append_only before update or delete on share_movements
        for each row when (old.status = 'succeeded') execute function refuse_change()`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
