import type { Size } from './size.ts';

/** Share of the orders, as `n % N`: expired, for a balance, over twelve months. */
const [EXPIRED, BALANCE, MONTHLY] = [10, 33, 50];
const MONTHS = 12;

/** A code that is unpredictable in production; here it is only unique. */
const secret = (what: string) => `md5(${what})`;

/**
 * Orders, their payments, and what a payment books: ledger entry, receipt, displayed totals, or money of an account.
 * Needs `bench_accounts` of the share market.
 */
export function giving({ orders, members, heaviestOrders }: Size): string[] {
  const heaviestStep = Math.max(2, Math.floor(orders / heaviestOrders));
  return [
    `create unlogged table bench_targets as select row_number() over (order by kind, position) - 1 as no, case kind when 'programs' then 'program' else 'product' end as type, data ->> 'slug' as slug
      from content where kind in ('programs', 'products') union all select -1, 'general', null`,
    `create unlogged table bench_orders as
      select n, 'T-' || lpad(upper(to_hex(n)), 8, '0') as number,
        case when n % ${heaviestStep} = 0 then 1 when n % 3 = 0 and n % ${BALANCE} <> 0 then null else 1 + (n * 7919) % ${members} end as member,
        case when n % ${BALANCE} = 0 then 'balance' else 'donation' end as purpose,
        now() - interval '3 years' + n * (interval '3 years' - interval '2 days') / ${orders} as at,
        (n % ${EXPIRED} <> 1) as paid,
        case when n % ${BALANCE} <> 0 and n % ${MONTHLY} = 2 then ${MONTHS} else 1 end as qty,
        1 + (n / ${MONTHLY}) % ${MONTHS} as charged,
        1000 * (1 + n % 50) as price
      from generate_series(1, ${orders}::bigint) n`,
    `insert into orders (number, user_id, purpose, target_type, target_slug, price, qty, status, idempotency_key, fingerprint, code, locale, donor_name, message, anonymous, show_on_wall, created_at, expires_at, paid_at)
      select o.number, o.member, o.purpose, t.type, t.slug, o.price, o.qty, case when o.paid then 'succeeded' else 'expired' end, 'bench-' || o.n, ${secret("'f' || o.n")}, ${secret("'c' || o.n")},
        case o.n % 2 when 0 then 'ar' else 'en' end, 'متبرع ' || o.n, case when o.n % 4 = 0 then 'رسالة ' || o.n end, o.n % 5 = 0, o.purpose = 'donation' and o.n % 2 = 0, o.at, o.at + interval '30 minutes', case when o.paid then o.at + interval '1 minute' end
      from bench_orders o join bench_targets t on t.no = case when o.purpose = 'balance' then -1 else o.n % (select count(*) from bench_targets) - 1 end`,
    `insert into payments (order_number, purpose, initiator, period, counts, checkout_id, reference, gateway, gateway_checkout, gateway_payment, brand, last_four, amount, currency, status, created_at, expires_at, settled_at, checked_at, checks)
      select o.number, o.purpose, case when period = 1 then 'donor' else 'runner' end, period, true, ${secret("'k' || o.n || '-' || period")}, o.number || '-' || period || '-BENCH', 'bench', 'b' || o.n || '-' || period,
        case when o.paid then 'p' || o.n || '-' || period end, 'mada', case when o.paid then '4411' end, o.price, 'SAR', case when o.paid then 'paid' else 'expired' end,
        o.at + (period - 1) * interval '1 hour', o.at + (period - 1) * interval '1 hour' + interval '30 minutes', o.at + (period - 1) * interval '1 hour' + interval '31 minutes', o.at + (period - 1) * interval '1 hour', 1
      from bench_orders o cross join lateral generate_series(1, case when o.paid and o.qty > 1 then o.charged else 1 end) period
      order by o.at, period`,
    `insert into giving_ledger (payment_id, amount, at) select id, amount, settled_at from payments where purpose = 'donation' and status = 'paid'`,
    `insert into receipts (number, code, payment_id, order_number, date, amount)
      select 'R-' || year || '-' || lpad(row_number() over (partition by year order by id)::text, 6, '0'), ${secret("'r' || id")}, id, order_number, date, amount
      from (select id, order_number, amount, (settled_at at time zone 'Asia/Riyadh')::date as date, extract(year from settled_at at time zone 'Asia/Riyadh')::int as year from payments where purpose = 'donation' and status = 'paid') p`,
    `insert into receipt_counters (year, last) select split_part(number, '-', 2)::int, count(*) from receipts group by 1`,
    `insert into giving_totals (target_type, target_slug, raised, donors)
      select o.target_type, coalesce(o.target_slug, ''), sum(r.amount), count(distinct o.number) from receipts r join orders o on o.number = r.order_number group by 1, 2`,
    `update giving_version set version = version + 1`,
    `insert into subscriptions (order_number, status, started_on, months, charged, monthly_price, brand, last_four, token, next_charge_on)
      select number, case when charged = qty then 'completed' else 'active' end, (at at time zone 'Asia/Riyadh')::date, qty, charged, price, 'mada', '4411', 'bench', case when charged < qty then current_date + 2 + (n % 26)::int end
      from bench_orders where paid and qty > 1`,
    `insert into cash_payments (payment_id, kind, account_id, amount, at)
      select p.id, 'deposit', a.id, p.amount, p.settled_at from payments p join orders o on o.number = p.order_number join bench_accounts a on a.member = o.user_id where p.purpose = 'balance' and p.status = 'paid'`,
    `insert into cash_movements (at, from_account, to_account, amount, kind)
      select at, (select treasury from bench_system), account_id, amount, 'deposit' from cash_payments order by payment_id`,
    `drop table bench_orders, bench_targets`,
  ];
}
