import { sql } from 'kysely';
import { rowsOf, type Reading } from './rows.ts';

/**
 * Summaries that lists and holdings show, each beside what its rows give: `name`, and both sides as text. A summary
 * without rows must be zero or absent.
 */
const SUMMARIES = [
  sql<Difference>`
    select 'account ' || a.id || ': movements and purchases' as name,
      concat_ws(' ', a.purchases, a.sales, a.bought_shares, a.bought_paid) as is,
      concat_ws(' ', coalesce(n.purchases, 0), coalesce(n.sales, 0), coalesce(n.bought, 0), coalesce(n.paid, 0)) as should
    from share_accounts a left join (
      select account, sum(purchases) as purchases, sum(sales) as sales, sum(bought) as bought, sum(paid) as paid from (
        select to_account as account, count(*) as purchases, 0 as sales, coalesce(sum(shares) filter (where status = 'succeeded'), 0) as bought, coalesce(sum(shares * price) filter (where status = 'succeeded'), 0) as paid from share_movements group by 1
        union all select from_account, 0, count(*), 0, 0 from share_movements group by 1) e group by account) n on n.account = a.id
    where (a.purchases, a.sales, a.bought_shares, a.bought_paid) is distinct from (coalesce(n.purchases, 0), coalesce(n.sales, 0), coalesce(n.bought, 0), coalesce(n.paid, 0))`,
  sql<Difference>`
    select 'account ' || a.id || ': money movements' as name, a.cash_entries::text as is, coalesce(n.entries, 0)::text as should
    from share_accounts a left join (
      select account, sum(entries) as entries from (
        select to_account as account, count(*) as entries from cash_movements group by 1 union all select from_account, count(*) from cash_movements group by 1) e group by account) n on n.account = a.id
    where a.cash_entries <> coalesce(n.entries, 0)`,
  sql<Difference>`
    select 'prices of ' || coalesce(d.date, m.date) as name, concat_ws(' ', d.price, d.low, d.high, d.shares) as is, concat_ws(' ', m.price, m.low, m.high, m.shares) as should
    from share_days d full join (
      select date, (array_agg(price order by id desc))[1] as price, min(price) as low, max(price) as high, sum(shares) as shares
      from share_movements where status = 'succeeded' and price > 0 group by date) m on m.date = d.date
    where (d.price, d.low, d.high, d.shares) is distinct from (m.price, m.low, m.high, m.shares)`,
  sql<Difference>`
    select 'offers: ' || coalesce(c.type, o.type) || ' ' || coalesce(c.status, o.status) as name, coalesce(c.offers, 0)::text as is, coalesce(o.offers, 0)::text as should
    from share_offer_counts c full join (select type, status, count(*) as offers from share_offers group by 1, 2) o on o.type = c.type and o.status = c.status
    where coalesce(c.offers, 0) <> coalesce(o.offers, 0)`,
  sql<Difference>`
    select 'donor wall: ' || coalesce(c.target_type, o.target_type) || ' ' || coalesce(c.target_slug, o.slug) as name, coalesce(c.donors, 0)::text as is, coalesce(o.donors, 0)::text as should
    from donor_wall_counts c full join (
      select target_type, coalesce(target_slug, '') as slug, count(*) as donors from orders where show_on_wall and paid_at is not null group by 1, 2) o on o.target_type = c.target_type and o.slug = c.target_slug
    where coalesce(c.donors, 0) <> coalesce(o.donors, 0)`,
  sql<Difference>`
    select 'lists of user ' || coalesce(l.user_id, n.user_id) as name, concat_ws(' ', coalesce(l.donations, 0), coalesce(l.receipts, 0)) as is,
      concat_ws(' ', coalesce(n.donations, 0), coalesce(n.receipts, 0)) as should
    from user_lists l full join (
      select user_id, sum(donations) as donations, sum(receipts) as receipts from (
        select user_id, count(*) as donations, 0 as receipts from orders where user_id is not null and purpose = 'donation' group by 1
        union all select user_id, 0, count(*) from receipts where user_id is not null group by 1) e group by user_id) n on n.user_id = l.user_id
    where (coalesce(l.donations, 0), coalesce(l.receipts, 0)) <> (coalesce(n.donations, 0), coalesce(n.receipts, 0))`,
] as const;

interface Difference {
  name: string;
  is: string;
  should: string;
}

/** Returns the stored summaries that contradict their rows. */
export async function summaryDifferences(reading: Reading): Promise<string[]> {
  const differences: string[] = [];
  for (const query of SUMMARIES)
    for await (const { name, is, should } of rowsOf(reading, query))
      differences.push(`${name} is ${is} and should be ${should}`);
  return differences;
}
