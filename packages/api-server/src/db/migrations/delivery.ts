import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the delivery of messages, the addresses that reject them, and the state of the jobs. */
export const delivery: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      // A server of the previous release inserts none of these: its messages are delivered with the defaults.
      `alter table outbox
        add column state text not null default 'waiting' check (state in ('waiting', 'sent', 'dead')),
        add column tries integer not null default 0,
        add column next_try_at timestamptz not null default now(),
        add column expires_at timestamptz,
        add column done_at timestamptz,
        add column last_error text,
        add column message_id uuid not null default gen_random_uuid(),
        add column locale text check (locale in ('ar', 'en')),
        add column layout jsonb`,
      // Messages from before delivery existed are too old to be sent.
      `update outbox set state = 'dead', done_at = now(), last_error = 'written before messages were delivered'`,
      `create index outbox_waiting on outbox (next_try_at) where state = 'waiting'`,
      `create index outbox_done on outbox (done_at) where state <> 'waiting'`,
      `create table bounced_addresses (
        channel text not null check (channel in ('email', 'sms')), address text not null, reason text not null,
        bounced_at timestamptz not null, primary key (channel, address))`,
      `create table jobs (
        name text primary key, due_at timestamptz not null default now(), claimed_by uuid, lease_until timestamptz,
        started_at timestamptz, ended_at timestamptz, failures integer not null default 0, last_error text)`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
