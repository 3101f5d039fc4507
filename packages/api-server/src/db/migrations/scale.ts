import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Counts new rows by their user, in the order of the users: two transactions then wait for each other in one order. */
const COUNT_NEW = (name: string, column: string, condition: string) => `
create function ${name}() returns trigger language plpgsql as $$ begin
  insert into user_lists as l (user_id, ${column})
    select user_id, count(*) from added where user_id is not null and ${condition} group by user_id order by user_id
    on conflict (user_id) do update set ${column} = l.${column} + excluded.${column};
  return null;
end $$`;

/** A row leaves the list of its user with the deletion of the account; an order may come to one. */
const RECOUNT = (name: string, column: string) => `
create function ${name}() returns trigger language plpgsql as $$ begin
  update user_lists set ${column} = ${column} - 1 where user_id = old.user_id;
  insert into user_lists as l (user_id, ${column}) select new.user_id, 1 where new.user_id is not null
    on conflict (user_id) do update set ${column} = l.${column} + 1;
  return null;
end $$`;

/**
 * Stores how long the lists of a user are, adds the indexes of monthly donations and of receipts by day, and records that
 * personal data has been encrypted. Only adds: servers of the previous release run beside it.
 */
export const scale: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      `create table user_lists (
        user_id integer primary key references users on delete cascade, donations integer not null default 0, receipts integer not null default 0)`,
      `insert into user_lists (user_id, donations, receipts) select user_id, sum(donations), sum(receipts) from (
        select user_id, 1 as donations, 0 as receipts from orders where user_id is not null and purpose = 'donation'
        union all select user_id, 0, 1 from receipts where user_id is not null) e group by user_id`,
      COUNT_NEW('count_user_orders', 'donations', `purpose = 'donation'`),
      `create trigger orders_user_count after insert on orders referencing new table as added for each statement execute function count_user_orders()`,
      RECOUNT('recount_user_orders', 'donations'),
      `create trigger orders_user_recount after update on orders for each row
        when (old.purpose = 'donation' and old.user_id is distinct from new.user_id) execute function recount_user_orders()`,
      COUNT_NEW('count_user_receipts', 'receipts', 'true'),
      `create trigger receipts_user_count after insert on receipts referencing new table as added for each statement execute function count_user_receipts()`,
      RECOUNT('recount_user_receipts', 'receipts'),
      `create trigger receipts_user_recount after update on receipts for each row
        when (old.user_id is distinct from new.user_id) execute function recount_user_receipts()`,
      // A donation over several months has a row in subscriptions once it is paid.
      `create index orders_monthly on orders (user_id, created_at desc, number) where purpose = 'donation' and qty > 1`,
      `drop index receipts_user`,
      `create index receipts_user on receipts (user_id, number) include (date)`,
      `alter table data_encryption add encrypted_at timestamptz`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
