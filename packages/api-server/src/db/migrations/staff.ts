import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds the staff with their trail, the states and answers of messages, locks of users, reversals of donations, uploaded
 * files and previews. Only adds: servers of the previous release run beside it.
 */
export const staff: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      `create table staff (
        id integer generated always as identity primary key, name text not null unique, role text not null check (role in ('content', 'support', 'finance', 'admin')),
        token_hash text not null unique, created_at timestamptz not null default now(), ended_at timestamptz)`,
      // A row before a command starts, and one with its result.
      `create table staff_log (
        id bigint generated always as identity primary key, at timestamptz not null default now(), who text not null, role text not null, command text not null)`,
      `create index staff_log_at on staff_log (at)`,
      `create table staff_log_results (
        log_id bigint primary key references staff_log, at timestamptz not null default now(), subject text, reason text, result text not null check (result in ('done', 'failed')))`,
      `create function refuse_trail_change() returns trigger language plpgsql as $$ begin raise exception 'the trail of the staff is append-only'; end $$`,
      ...['staff_log', 'staff_log_results'].map(
        (table) =>
          `create trigger ${table}_append_only before update or delete or truncate on ${table} for each statement execute function refuse_trail_change()`,
      ),
      `alter table contact_messages add locale text not null default 'ar' check (locale in ('ar', 'en')),
        add status text not null default 'open' check (status in ('open', 'answered', 'closed')), add closed_at timestamptz`,
      `create index contact_status on contact_messages (status, id)`,
      `create table contact_answers (
        id integer generated always as identity primary key, message_id integer not null references contact_messages on delete cascade,
        at timestamptz not null default now(), who text not null, text text not null)`,
      `create index contact_answers_message on contact_answers (message_id, id)`,
      `alter table users add locked_at timestamptz`,
      // Append-only, as the ledger whose entries they reverse.
      `create table giving_refunds (
        payment_id integer primary key references payments, amount bigint not null check (amount > 0), at timestamptz not null, reason text not null)`,
      `create trigger giving_refunds_append_only before update or delete on giving_refunds for each row execute function refuse_ledger_change()`,
      `create table media (
        name text primary key, folder text not null check (folder in ('uploads', 'documents')), type text not null, bytes bytea not null, size integer not null,
        width integer, height integer, original text not null, created_at timestamptz not null default now())`,
      `create table content_previews (code_hash text primary key, documents jsonb not null, expires_at timestamptz not null)`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
