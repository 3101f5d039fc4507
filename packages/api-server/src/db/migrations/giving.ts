import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Separates payments from orders, adds one receipt and one ledger entry per paid payment, and adds donations over
 * several months.
 */
export const giving: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      `alter table orders drop column checkout_id, drop column remaining,
        add code text not null default replace(gen_random_uuid()::text, '-', '') constraint orders_code_key unique,
        add locale text not null default 'ar' check (locale in ('ar', 'en')),
        add donor_name text, add donor_email text, add donor_mobile text, add message text,
        add anonymous boolean not null default false, add show_on_wall boolean not null default false,
        add gift jsonb, add gift_code text constraint orders_gift_code_key unique, add gift_notify_on date, add paid_at timestamptz`,
      `alter table orders alter code drop default`,
      `create index orders_wall on orders (paid_at) where show_on_wall`,
      `create index orders_gifts on orders (gift_notify_on) where gift_notify_on is not null`,
      `create index orders_open on orders (expires_at) where status = 'pending'`,
      `create table payments (
        id integer generated always as identity primary key, order_number text not null references orders on delete restrict,
        purpose text not null check (purpose in ('donation', 'card')), initiator text not null check (initiator in ('donor', 'runner')),
        period integer not null check (period > 0), counts boolean not null,
        checkout_id text not null constraint payments_checkout_id_key unique, reference text not null constraint payments_reference_key unique,
        idempotency_key text,
        gateway text not null, gateway_checkout text, gateway_payment text, brand text not null check (brand in ('mada', 'visa', 'mastercard')), last_four text,
        amount bigint not null check (amount >= 0), currency text not null check (currency = 'SAR'),
        status text not null check (status in ('open', 'pending', 'paid', 'failed', 'expired', 'refunding', 'refunded')),
        reason text, note text, created_at timestamptz not null, expires_at timestamptz not null, settled_at timestamptz, checked_at timestamptz, checks integer not null default 0, charged_at timestamptz,
        check ((status = 'failed') = (reason is not null)))`,
      `create index payments_order on payments (order_number, id)`,
      `create unique index payments_idempotency on payments (order_number, idempotency_key) where idempotency_key is not null`,
      // One capture at the gateway is one payment.
      `create unique index payments_gateway_payment on payments (gateway, gateway_payment) where gateway_payment is not null`,
      // A month is paid once, also under concurrency, and charged by one runner at a time.
      `create unique index payments_paid on payments (order_number, period) where status = 'paid' and counts`,
      `create unique index payments_charging on payments (order_number) where initiator = 'runner' and status in ('open', 'pending')`,
      `create index payments_unsettled on payments (checked_at) where status in ('open', 'pending', 'refunding')`,
      `create table receipts (
        number text primary key, code text not null constraint receipts_code_key unique, payment_id integer not null constraint receipts_payment_key unique references payments,
        order_number text not null references orders, date date not null, amount bigint not null check (amount > 0))`,
      `create index receipts_order on receipts (order_number)`,
      `create table receipt_counters (year integer primary key, last integer not null)`,
      // Append-only: captured money that was not refunded.
      `create table giving_ledger (
        payment_id integer primary key references payments, amount bigint not null check (amount > 0), at timestamptz not null)`,
      `create function refuse_ledger_change() returns trigger language plpgsql as $$ begin raise exception 'the ledger of giving is append-only'; end $$`,
      `create trigger giving_ledger_append_only before update or delete on giving_ledger for each row execute function refuse_ledger_change()`,
      `create table subscriptions (
        order_number text primary key references orders, status text not null check (status in ('active', 'paused', 'failed', 'cancelled', 'completed')),
        started_on date not null, months integer not null check (months > 1), charged integer not null check (charged between 1 and months), skipped integer not null default 0,
        declines integer not null default 0, monthly_price bigint not null check (monthly_price > 0), brand text not null, last_four text not null, token text, next_charge_on date)`,
      `create index subscriptions_due on subscriptions (next_charge_on) where next_charge_on is not null`,
      `create table giving_totals (target_type text not null, target_slug text not null, raised bigint not null, donors integer not null, primary key (target_type, target_slug))`,
      `create table giving_version (id integer primary key check (id = 1), version integer not null)`,
      `insert into giving_version values (1, 0)`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
