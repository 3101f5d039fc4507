import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the day of the last charge attempt, from which the next one is counted. */
export const chargeTries: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      `alter table subscriptions add column tried_on date`,
      // Until now the days counted from the due day.
      `update subscriptions set tried_on = next_charge_on - (case declines when 1 then 1 else 2 end)
        where declines > 0 and next_charge_on is not null`,
      // Declined payments are requested again for two days.
      `create index payments_failed on payments (settled_at) where status = 'failed'`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
