import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds payments into a balance or for a new member's shares, payouts to a member's IBAN, and accounts that close
 * automatically.
 */
export const balance: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      `alter table orders add purpose text not null default 'donation' check (purpose in ('donation', 'balance', 'shares')),
        add application_id integer references member_applications on delete set null`,
      `create index orders_application on orders (application_id) where application_id is not null`,
      `alter table payments drop constraint payments_purpose_check,
        add constraint payments_purpose_check check (purpose in ('donation', 'card', 'balance', 'shares'))`,
      // Accepted: the association has approved the application; the shares are not paid yet.
      `alter table member_applications drop constraint member_applications_status_check, drop constraint member_applications_check,
        add constraint member_applications_status_check check (status in ('applied', 'accepted', 'approved', 'rejected', 'withdrawn')),
        add constraint member_applications_decided_check check ((status in ('applied', 'accepted')) = (decided_at is null))`,
      `drop index member_applications_open`,
      `drop index member_applications_national_id`,
      `drop index member_applications_mem_no`,
      `create unique index member_applications_open on member_applications (user_id) where status in ('applied', 'accepted')`,
      `create unique index member_applications_national_id on member_applications (national_id) where status in ('applied', 'accepted')`,
      `create unique index member_applications_mem_no on member_applications (mem_no) where status in ('applied', 'accepted')`,
      // Effects of gateway payments on the money ledger: credited once, refunded at most once.
      `create table cash_payments (
        payment_id integer not null references payments, kind text not null check (kind in ('deposit', 'refund')),
        account_id integer not null references share_accounts, amount bigint not null check (amount > 0), at timestamptz not null, primary key (payment_id, kind))`,
      `create index cash_payments_account on cash_payments (account_id)`,
      `create trigger cash_payments_append_only before update or delete or truncate on cash_payments for each statement execute function refuse_change()`,
      `create table payouts (
        id integer generated always as identity primary key, reference text not null unique,
        account_id integer not null references share_accounts, user_id integer references users on delete set null,
        amount bigint not null check (amount > 0), holder text not null, iban_no text not null,
        status text not null check (status in ('requested', 'paid', 'rejected', 'cancelled')), reason jsonb, closes_account boolean not null,
        requested_at timestamptz not null, decided_at timestamptz,
        check ((status = 'requested') = (decided_at is null)), check ((status = 'rejected') = (reason is not null)))`,
      `create index payouts_account on payouts (account_id, id)`,
      `create index payouts_requested on payouts (id) where status = 'requested'`,
      // One payout closes an account, also under concurrency.
      `create unique index payouts_closing on payouts (account_id) where closes_account and status = 'requested'`,
      `alter table users add closing_since timestamptz`,
      `create index users_closing on users (closing_since) where closing_since is not null`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
