import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const ENTRIES = (table: string) => `
  select account, sum(purchases) as purchases, sum(sales) as sales, sum(bought) as bought, sum(paid) as paid from (
    select to_account as account, 1 as purchases, 0 as sales, case status when 'succeeded' then shares else 0 end as bought, case status when 'succeeded' then shares * price else 0 end as paid from ${table}
    union all select from_account, 0, 1, 0, 0 from ${table}) entries group by account`;

const DAYS = (table: string) => `
  insert into share_days (date, price, low, high, shares, last_movement)
    select date, (array_agg(price order by id desc))[1], min(price), max(price), sum(shares), max(id) from ${table} where status = 'succeeded' and price > 0 group by date`;

/** Keeps what lists and holdings show of the share ledger, in the transaction of its new movements. */
const COUNT_MOVEMENTS = `
create function count_share_movements() returns trigger language plpgsql as $$ begin
  update share_accounts a set purchases = a.purchases + n.purchases, sales = a.sales + n.sales, bought_shares = a.bought_shares + n.bought, bought_paid = a.bought_paid + n.paid
    from (${ENTRIES('added')}) n where n.account = a.id;
  ${DAYS('added')}
    on conflict (date) do update set price = case when excluded.last_movement > share_days.last_movement then excluded.price else share_days.price end,
      low = least(share_days.low, excluded.low), high = greatest(share_days.high, excluded.high), shares = share_days.shares + excluded.shares,
      last_movement = greatest(share_days.last_movement, excluded.last_movement);
  return null;
end $$`;

const CASH_ENTRIES = (table: string) =>
  `select account, count(*) as entries from (select to_account as account from ${table} union all select from_account from ${table}) e group by account`;

const COUNT_CASH = `
create function count_cash_movements() returns trigger language plpgsql as $$ begin
  update share_accounts a set cash_entries = a.cash_entries + n.entries from (${CASH_ENTRIES('added')}) n where n.account = a.id;
  return null;
end $$`;

const ADD_OFFERS = `on conflict (type, status) do update set offers = share_offer_counts.offers + excluded.offers`;

const COUNT_OFFERS = `
create function count_share_offers() returns trigger language plpgsql as $$ begin
  if tg_op = 'INSERT' then
    insert into share_offer_counts (type, status, offers) select type, status, count(*) from added group by type, status order by type, status ${ADD_OFFERS};
  else
    insert into share_offer_counts (type, status, offers)
      select type, status, sum(difference) from (select type, status, 1 as difference from added union all select type, status, -1 from removed) d
      group by type, status having sum(difference) <> 0 order by type, status ${ADD_OFFERS};
  end if;
  return null;
end $$`;

/** An order enters the donor wall once it is paid, and leaves it with the deletion of its donor. */
const COUNT_WALL = `
create function count_donor_wall() returns trigger language plpgsql as $$ begin
  insert into donor_wall_counts (target_type, target_slug, donors)
    values (new.target_type, coalesce(new.target_slug, ''), case when new.show_on_wall and new.paid_at is not null then 1 else -1 end)
    on conflict (target_type, target_slug) do update set donors = donor_wall_counts.donors + excluded.donors;
  return null;
end $$`;

/** A receipt belongs to the user of its order. */
const OWN_RECEIPT = `
create function own_receipt() returns trigger language plpgsql as $$ begin
  new.user_id := (select user_id from orders where number = new.order_number);
  return new;
end $$`;

/**
 * Keeps counts, prices by day and sums of purchases with the rows that they summarise, so that no read counts or sums a
 * whole ledger, and adds the indexes of long lists. Only adds: servers of the previous release run beside it.
 */
export const growth: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      `alter table share_accounts add purchases integer not null default 0, add sales integer not null default 0,
        add bought_shares bigint not null default 0, add bought_paid bigint not null default 0, add cash_entries integer not null default 0`,
      `update share_accounts a set purchases = n.purchases, sales = n.sales, bought_shares = n.bought, bought_paid = n.paid from (${ENTRIES('share_movements')}) n where n.account = a.id`,
      `update share_accounts a set cash_entries = n.entries from (${CASH_ENTRIES('cash_movements')}) n where n.account = a.id`,
      `create table share_days (date date primary key, price bigint not null, low bigint not null, high bigint not null, shares bigint not null, last_movement integer not null)`,
      DAYS('share_movements'),
      COUNT_MOVEMENTS,
      `create trigger share_movements_count after insert on share_movements referencing new table as added for each statement execute function count_share_movements()`,
      COUNT_CASH,
      `create trigger cash_movements_count after insert on cash_movements referencing new table as added for each statement execute function count_cash_movements()`,
      `create table share_offer_counts (type text not null, status text not null, offers integer not null, primary key (type, status))`,
      `insert into share_offer_counts select type, status, count(*) from share_offers group by type, status`,
      COUNT_OFFERS,
      `create trigger share_offers_count after insert on share_offers referencing new table as added for each statement execute function count_share_offers()`,
      `create trigger share_offers_recount after update on share_offers referencing new table as added old table as removed for each statement execute function count_share_offers()`,
      `create table donor_wall_counts (target_type text not null, target_slug text not null, donors integer not null, primary key (target_type, target_slug))`,
      `insert into donor_wall_counts select target_type, coalesce(target_slug, ''), count(*) from orders where show_on_wall and paid_at is not null group by 1, 2`,
      COUNT_WALL,
      `create trigger orders_wall_count after insert on orders for each row when (new.show_on_wall and new.paid_at is not null) execute function count_donor_wall()`,
      `create trigger orders_wall_recount after update on orders for each row
        when ((new.show_on_wall and new.paid_at is not null) <> (old.show_on_wall and old.paid_at is not null)) execute function count_donor_wall()`,
      `alter table receipts add user_id integer references users on delete set null`,
      `update receipts r set user_id = o.user_id from orders o where o.number = r.order_number and o.user_id is not null`,
      OWN_RECEIPT,
      `create trigger receipts_user before insert on receipts for each row execute function own_receipt()`,
      // Long lists, in their order.
      `drop index share_movements_from, share_movements_to, share_movements_date, cash_movements_from, cash_movements_to`,
      `create index share_movements_from on share_movements (from_account, date, id)`,
      `create index share_movements_to on share_movements (to_account, date, id)`,
      `create index cash_movements_from on cash_movements (from_account, id)`,
      `create index cash_movements_to on cash_movements (to_account, id)`,
      `create index cash_movements_fees on cash_movements (from_account, at) include (amount) where kind = 'fee'`,
      `create index share_offers_filtered on share_offers (type, status, created_at desc, id desc)`,
      `drop index orders_wall`,
      `create index orders_wall on orders (paid_at desc, number) where show_on_wall and paid_at is not null`,
      `create index orders_wall_target on orders (target_type, target_slug, paid_at desc, number) where show_on_wall and paid_at is not null`,
      `create index orders_donations on orders (user_id, created_at desc, number) where purpose = 'donation'`,
      `create index receipts_user on receipts (user_id, number)`,
      // Housekeeping.
      `create index access_tokens_expires on access_tokens (expires_at)`,
      `create index reset_tokens_expires on reset_tokens (expires_at)`,
      `create index deletion_tokens_expires on deletion_tokens (expires_at)`,
      `create index contact_changes_expires on contact_changes (expires_at) where confirmed_at is null`,
      `create index attempts_at on attempts (at)`,
      `create index payments_expired on payments (settled_at) where status = 'expired'`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
