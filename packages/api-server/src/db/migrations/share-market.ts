import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Reads the market state that a batch of orders needs in one call; each connection plans it once. The version is read
 * first, so that a later change is detected. Of each side of the order book it returns the best `depth` offers that any
 * of the orders crosses.
 */
const READ = `
create function read_share_market(readers integer[], keys text[], highest_buy bigint, to_buy bigint, lowest_sell bigint, to_sell bigint, depth integer, wanted integer[]) returns jsonb language plpgsql
-- The plans are made while the tables are empty and kept: they must be those for full ones.
set enable_seqscan = off set enable_bitmapscan = off as $$
declare
  seen bigint; stored jsonb; holders jsonb; sells jsonb; buys jsonb; named jsonb; treasury share_accounts; fee text; cap text; ids jsonb;
begin
  select version into seen from share_market;
  select jsonb_agg(jsonb_build_object('user_id', k.user_id, 'key', k.key, 'digest', k.digest, 'answer', k.answer)) into stored
    from unnest(readers, keys) as r(reader, key) join idempotency_keys k on k.user_id = r.reader and k.key = r.key;
  select jsonb_agg(jsonb_build_object('id', a.id, 'user_id', a.user_id, 'shares', a.shares, 'cash', a.cash, 'reserved_shares', a.reserved_shares, 'reserved_cash', a.reserved_cash,
      'coming', case when to_buy > 0 then (select coalesce(sum(o.shares - o.filled), 0) from share_offers o where o.account_id = a.id and o.type = 'buy' and o.status = 'pending') else 0 end)) into holders from share_accounts a where a.user_id = any(readers);
  if to_buy > 0 then
    select jsonb_agg(to_jsonb(b)) into sells from (select o.* from share_offers o where o.status = 'pending' and o.type = 'sell' and o.price <= highest_buy order by o.price, o.id limit depth) b;
  end if;
  if to_sell > 0 then
    select jsonb_agg(to_jsonb(b)) into buys from (select o.* from share_offers o where o.status = 'pending' and o.type = 'buy' and o.price >= lowest_sell order by o.price desc, o.id limit depth) b;
  end if;
  select jsonb_agg(to_jsonb(o)) into named from share_offers o where o.id = any(wanted);
  select * into treasury from share_accounts a where a.kind = 'treasury';
  select c.data ->> 'value' into fee from content c where c.kind = 'settings' and c.data ->> 'type' = 'share_fee_bp';
  select c.data ->> 'value' into cap from content c where c.kind = 'settings' and c.data ->> 'type' = 'share_ownership_cap_bp';
  select jsonb_agg(nextval('share_offers_id_seq')) into ids from generate_series(1, cardinality(readers));
  return jsonb_build_object('version', seen, 'known', coalesce(stored, '[]'), 'accounts', coalesce(holders, '[]'), 'book', coalesce(sells, '[]') || coalesce(buys, '[]'), 'named', coalesce(named, '[]'), 'total', -treasury.shares, 'treasury', treasury.id,
    'fee', fee, 'cap', cap, 'ids', ids, 'lapsed', exists(select from share_offers o where o.status = 'pending' and o.expires_at <= now()));
end $$`;

/**
 * Applies one change of the market atomically; returns false when the version is outdated and the change must be
 * decided again. The only code that writes offers, movements, payments and holdings.
 */
const APPLY = `
create function apply_share_change(expected bigint, change jsonb) returns boolean language plpgsql as $$
begin
  update share_market set version = version + 1 where version = expected;
  if not found then return false; end if;
  if (select coalesce(sum(a.shares), 0) <> 0 or coalesce(sum(a.cash), 0) <> 0 from jsonb_to_recordset(change -> 'accounts') as a(shares bigint, cash bigint)) then
    raise exception 'a step of the market makes or loses shares or money';
  end if;
  if change ? 'kept' then
    insert into idempotency_keys (user_id, key, digest, answer) select k.user_id, k.key, k.digest, k.answer from jsonb_to_recordset(change -> 'kept') as k(user_id integer, key text, digest text, answer text);
  end if;
  if change ? 'placed' then
    insert into share_offers (id, account_id, type, status, shares, filled, price, traded, fee_bp, created_at, expires_at, closed_at) overriding system value
      select p.id, p.account, p.type, p.status, p.shares, p.filled, p.price, p.traded, p.fee_bp, p.created_at, p.expires_at, p.closed_at
      from jsonb_to_recordset(change -> 'placed') as p(id integer, account integer, type text, status text, shares integer, filled integer, price bigint, traded bigint, fee_bp integer, created_at timestamptz, expires_at timestamptz, closed_at timestamptz);
  end if;
  if change ? 'updated' then
    update share_offers o set status = u.status, filled = u.filled, traded = u.traded, closed_at = u.closed_at
      from jsonb_to_recordset(change -> 'updated') as u(id integer, status text, filled integer, traded bigint, closed_at timestamptz) where o.id = u.id;
  end if;
  if change ? 'movements' then
    insert into share_movements (date, from_account, to_account, shares, price, status, buy_offer, sell_offer)
      select m.date, m."from", m."to", m.shares, m.price, 'succeeded', m.buy_offer, m.sell_offer
      from jsonb_to_recordset(change -> 'movements') as m(date date, "from" integer, "to" integer, shares integer, price bigint, buy_offer integer, sell_offer integer);
  end if;
  if change ? 'payments' then
    insert into cash_movements (from_account, to_account, amount, kind)
      select p."from", p."to", p.amount, p.kind from jsonb_to_recordset(change -> 'payments') as p("from" integer, "to" integer, amount bigint, kind text);
  end if;
  update share_accounts h set shares = h.shares + a.shares, cash = h.cash + a.cash, reserved_shares = h.reserved_shares + a.reserved_shares, reserved_cash = h.reserved_cash + a.reserved_cash
    from jsonb_to_recordset(change -> 'accounts') as a(id integer, shares bigint, cash bigint, reserved_shares bigint, reserved_cash bigint) where h.id = a.id;
  return true;
end $$`;

/**
 * Adds the share market: holdings and reservations, a money ledger beside the share ledger, offers with owners, and
 * stored responses per idempotency key.
 */
export const shareMarket: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      // One row: each change of the market updates it, which serialises the changes.
      `create table share_market (one boolean primary key default true check (one), version bigint not null default 0)`,
      `insert into share_market default values`,
      `alter table share_accounts add kind text not null default 'member' check (kind in ('member', 'treasury', 'pool')),
        add shares bigint not null default 0, add cash bigint not null default 0, add reserved_shares bigint not null default 0, add reserved_cash bigint not null default 0`,
      `update share_accounts set kind = 'treasury' where user_id is null`,
      `drop index share_accounts_treasury`,
      `insert into share_accounts (user_id, kind) values (null, 'pool')`,
      `create unique index share_accounts_kind on share_accounts (kind) where kind <> 'member'`,
      `alter table share_accounts add check ((kind = 'member') = (user_id is not null)),
        add constraint share_accounts_nobody_owes check (kind = 'treasury' or (reserved_shares between 0 and shares and reserved_cash between 0 and cash))`,
      `update share_accounts a set shares = coalesce((select sum(case when m.to_account = a.id then m.shares else -m.shares end) from share_movements m where a.id in (m.from_account, m.to_account) and m.status = 'succeeded'), 0)`,
      // Earlier offers had no owner: they are history.
      `update share_offers set status = 'expired' where status = 'pending'`,
      `alter table share_offers drop column user_id, add account_id integer references share_accounts, add filled integer not null default 0, add traded bigint not null default 0,
        add fee_bp integer not null default 0, add closed_at timestamptz`,
      `update share_offers set closed_at = expires_at where status in ('succeeded', 'expired')`,
      `update share_offers set filled = shares, traded = shares * price where status = 'succeeded'`,
      `alter table share_offers add check (filled between 0 and shares), add check (status <> 'pending' or account_id is not null), add check (status <> 'succeeded' or filled = shares)`,
      `create index share_offers_asks on share_offers (price, id) where status = 'pending' and type = 'sell'`,
      `create index share_offers_bids on share_offers (price desc, id) where status = 'pending' and type = 'buy'`,
      `create index share_offers_lapsing on share_offers (expires_at) where status = 'pending'`,
      `create index share_offers_account on share_offers (account_id, id)`,
      `create index share_offers_newest on share_offers (created_at desc, id desc)`,
      `alter table share_movements add buy_offer integer references share_offers, add sell_offer integer references share_offers`,
      `create index share_movements_date on share_movements (date) where status = 'succeeded'`,
      `create table cash_movements (
        id bigint generated always as identity primary key, at timestamptz not null default now(),
        from_account integer not null references share_accounts, to_account integer not null references share_accounts,
        amount bigint not null check (amount > 0), kind text not null check (kind in ('trade', 'fee', 'deposit', 'withdrawal')), check (from_account <> to_account))`,
      `create index cash_movements_from on cash_movements (from_account)`,
      `create index cash_movements_to on cash_movements (to_account)`,
      `create table idempotency_keys (
        user_id integer not null references users on delete cascade, key text not null, digest text not null, answer text not null,
        created_at timestamptz not null default now(), primary key (user_id, key))`,
      `create index idempotency_keys_created on idempotency_keys (created_at)`,
      // Both ledgers are append-only, whatever the status of a row.
      `drop trigger share_movements_append_only on share_movements`,
      `create or replace function refuse_change() returns trigger language plpgsql as $$
        begin raise exception 'the ledgers are append-only: correct a movement by another one'; end $$`,
      ...['share_movements', 'cash_movements'].map(
        (table) =>
          `create trigger ${table}_append_only before update or delete or truncate on ${table} for each statement execute function refuse_change()`,
      ),
      READ,
      APPLY,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
