import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the counters of limits per address, and the networks from which an account has signed in. */
export const limits: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      // The columns of rate-limiter-flexible, in its order.
      `create table rate_limits (key text primary key, points integer not null default 0, expire bigint)`,
      `create index rate_limits_expire on rate_limits (expire)`,
      `create table known_networks (
        user_id integer not null references users on delete cascade, network text not null, seen_at timestamptz not null,
        primary key (user_id, network))`,
      `create index access_tokens_seen on access_tokens (user_id, last_seen_at)`,
      // Housekeeping.
      `create index access_tokens_idle on access_tokens (last_seen_at)`,
      `create index known_networks_seen on known_networks (seen_at)`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
