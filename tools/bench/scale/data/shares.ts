import { STATEMENT_YEAR, type Size } from './size.ts';

const ISSUED = 100;
const ISSUE_PRICE = 10_000;
/** Halalas that each member has paid in: more than all purchases of an account can cost. */
const DEPOSIT = 500_000_000;
const FEE_BP = 100;
/** Days of history before the statement's year, and after it until yesterday. */
const YEARS_BEFORE = 3;
/** Halalas of trade `g`. */
const PRICE = '9500 + (g * 37) % 1000';

/**
 * Trades by number `g`. The first member sells one share and buys one back in turn; every other trade is one of a round
 * in which each member sells one share and buys one. So no account ever holds fewer than 99 shares of its 100.
 */
const trades = ({ members, movements, heaviest }: Size): string => {
  const rounds = movements - members - heaviest;
  const other = `2 + (g * 7919) % ${members - 1}`;
  const shift = `1 + (((g - 1) / ${members}) * 7) % ${members - 1}`;
  return `create unlogged table bench_trades as
    select row_number() over (order by date, kind, g) as no, * from (
      select 1 as kind, g, date '${STATEMENT_YEAR}-01-01' + (g * 364 / ${heaviest})::int as date,
        case when g % 2 = 1 then 1 else ${other.replaceAll('g', '(g - 1)')} end as seller, case when g % 2 = 1 then ${other} else 1 end as buyer, ${PRICE} as price
        from generate_series(1, ${heaviest}::bigint) g
      union all
      select 2, g, (date '${STATEMENT_YEAR - YEARS_BEFORE}-01-02' + (g * ((current_date - 1) - date '${STATEMENT_YEAR - YEARS_BEFORE}-01-02') / ${rounds})::int),
        1 + (g - 1) % ${members}, 1 + ((g - 1) % ${members} + ${shift}) % ${members}, ${PRICE}
        from generate_series(1, ${rounds}::bigint) g
    ) t`;
};

/** Noon in Riyadh of a day. */
const noon = (day: string) => `(${day} + interval '9 hours') at time zone 'UTC'`;

/**
 * The share market: issued shares, trades with their money, closed offers of some trades, and open offers whose prices
 * do not cross. Totals of the accounts are summed from the ledgers at the end.
 */
export function shares(size: Size): string[] {
  const { members, movements, offers } = size;
  const pairs = Math.floor(offers * 0.4);
  const open = Math.floor(offers * 0.12);
  const expired = offers - 2 * pairs - open;
  const step = Math.max(1, Math.floor((movements - members) / pairs));
  const pair = `case when t.no % ${step} = 0 and t.no / ${step} <= ${pairs} then t.no / ${step} end`;
  return [
    `create unlogged table bench_accounts as select a.user_id as member, a.id from share_accounts a where a.user_id is not null`,
    `create unique index on bench_accounts (member) include (id)`,
    `create unlogged table bench_system as select (select id from share_accounts where kind = 'treasury') as treasury`,
    trades(size),
    `analyze bench_trades, bench_accounts`,
    `insert into share_offers (id, account_id, type, status, shares, filled, price, traded, fee_bp, created_at, expires_at, closed_at) overriding system value
      select 2 * (t.no / ${step}) - side, a.id, case side when 1 then 'sell' else 'buy' end, 'succeeded', 1, 1, t.price, t.price, ${FEE_BP}, ${noon('t.date')}, ${noon('t.date + 30')}, ${noon('t.date')}
      from bench_trades t cross join (values (0), (1)) s(side) join bench_accounts a on a.member = case side when 1 then t.seller else t.buyer end
      where ${pair} is not null order by 1`,
    `insert into share_offers (id, account_id, type, status, shares, price, fee_bp, created_at, expires_at, closed_at) overriding system value
      select ${2 * pairs} + k, a.id, case k % 2 when 1 then 'sell' else 'buy' end, 'expired', 5, 10000 + k % 300, ${FEE_BP}, now() - interval '60 days', now() - interval '30 days', now() - interval '30 days'
      from generate_series(1, ${expired}) k join bench_accounts a on a.member = 1 + (k * 31) % ${members}`,
    `insert into share_offers (id, account_id, type, status, shares, price, fee_bp, created_at, expires_at) overriding system value
      select ${2 * pairs + expired} + k, a.id, case k % 2 when 1 then 'sell' else 'buy' end, 'pending', 1 + k % 5, case k % 2 when 1 then 10600 + (k * 13) % 400 else 9400 - (k * 13) % 400 end,
        ${FEE_BP}, now() - interval '5 days' + k * interval '1 second', now() + interval '25 days'
      from generate_series(1, ${open}) k join bench_accounts a on a.member = 1 + (k * 17) % ${members}`,
    `select setval('share_offers_id_seq', ${offers})`,
    `insert into share_movements (date, from_account, to_account, shares, price, status)
      select date '${STATEMENT_YEAR - YEARS_BEFORE}-01-01', (select treasury from bench_system), id, ${ISSUED}, ${ISSUE_PRICE}, 'succeeded' from bench_accounts order by id`,
    `insert into share_movements (date, from_account, to_account, shares, price, status, buy_offer, sell_offer)
      select t.date, s.id, b.id, 1, t.price, 'succeeded', 2 * (${pair}), 2 * (${pair}) - 1
      from bench_trades t join bench_accounts s on s.member = t.seller join bench_accounts b on b.member = t.buyer order by t.no`,
    `insert into cash_movements (at, from_account, to_account, amount, kind)
      select timestamptz '${STATEMENT_YEAR - YEARS_BEFORE}-01-01T09:00:00Z', (select treasury from bench_system), id, ${DEPOSIT}, 'deposit' from bench_accounts order by id`,
    `insert into cash_movements (at, from_account, to_account, amount, kind)
      select ${noon('t.date')}, b.id, s.id, t.price, 'trade' from bench_trades t join bench_accounts s on s.member = t.seller join bench_accounts b on b.member = t.buyer order by t.no`,
    `insert into cash_movements (at, from_account, to_account, amount, kind)
      select closed_at, account_id, (select treasury from bench_system), (traded * fee_bp + 5000) / 10000, 'fee' from share_offers where status = 'succeeded' order by id`,
    `drop table bench_trades`,
  ];
}

/** Totals of the accounts, from both ledgers and the open offers; and the market's version. */
export const accountTotals: readonly string[] = [
  `update share_accounts h set shares = t.shares, cash = t.cash, reserved_shares = t.reserved_shares, reserved_cash = t.reserved_cash from (
    select account, sum(shares) as shares, sum(cash) as cash, sum(reserved_shares) as reserved_shares, sum(reserved_cash) as reserved_cash from (
      select to_account as account, shares, 0 as cash, 0 as reserved_shares, 0 as reserved_cash from share_movements where status = 'succeeded'
      union all select from_account, -shares, 0, 0, 0 from share_movements where status = 'succeeded'
      union all select to_account, 0, amount, 0, 0 from cash_movements
      union all select from_account, 0, -amount, 0, 0 from cash_movements
      union all select account_id, 0, 0, case type when 'sell' then shares else 0 end, case type when 'buy' then shares * price + (shares * price * fee_bp + 5000) / 10000 else 0 end from share_offers where status = 'pending'
    ) entries group by account) t where t.account = h.id`,
  `update share_market set version = version + 1`,
  `drop table bench_accounts, bench_system`,
];
