import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Every requested payout of a closing account closes it, not only the newest. Repairs existing rows: payouts of closing
 * accounts, and accounts that could never close because their payout was cancelled or rejected; those stay open.
 */
export const closingPayouts: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      `drop index payouts_closing`,
      `update payouts set closes_account = true from users where users.id = payouts.user_id and users.closing_since is not null and payouts.status = 'requested'`,
      `update users set closing_since = null from share_accounts a where a.user_id = users.id and closing_since is not null and a.cash > 0
        and not exists (select from payouts where payouts.account_id = a.id and payouts.status = 'requested')`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
