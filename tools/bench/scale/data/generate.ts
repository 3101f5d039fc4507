// A database of a given size that keeps the rules of the ledgers.
import { randomUUID } from 'node:crypto';
import { TEST_DATA_KEYS } from '../../../dev/data-keys.ts';
import { migrate } from '../../../../packages/api-server/src/db/migrate.ts';
import { openDatabase } from '../../../../packages/api-server/src/db/open.ts';
import { hashPassword } from '../../../../packages/api-server/src/shared/secrets.ts';
import { seedContent } from '../../../../packages/api-server/src/seed/seed.ts';
import { emptyPostgres } from '../../../../packages/api-server/test/kit/empty-databases.ts';
import { runStatements } from '../../../../packages/api-server/test/kit/raw-sql.ts';
import { memberRow } from '../../../../packages/api-server/test/kit/trading.ts';
import { differencesOf } from './check.ts';
import { giving } from './giving.ts';
import { news } from './news.ts';
import { people } from './people.ts';
import { accountTotals, shares } from './shares.ts';
import type { Size } from './size.ts';

interface Generated {
  /** Address of the new database. */
  url: string;
  name: string;
  /** Seconds. */
  generated: number;
  audited: number;
}

/**
 * Creates and fills a database on a PostgreSQL.
 * @throws Error with the differences when the ledgers contradict each other
 */
export async function generate(postgres: string, size: Size): Promise<Generated> {
  const { name, href } = await emptyPostgres(postgres);
  const { db, close } = await openDatabase(
    { databaseUrl: href, dataDir: '', dataKeys: TEST_DATA_KEYS, nodeEnv: 'production' },
    { isCommand: true },
  );
  try {
    const started = performance.now();
    await migrate(db);
    await db.transaction().execute(seedContent);
    // A start checks the passwords of accounts with a demo's phone.
    const password_hash = await hashPassword(randomUUID());
    const { id } = await db
      .insertInto('users')
      .values({ firstname: 'Bench', lastname: 'Member 1', phone: '+966500000001', email: null, password_hash })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (id !== 1) throw new Error(`The database is not empty: its first user would have the id ${id}.`);
    await db.insertInto('members').values(memberRow(id)).execute();
    const parts = [
      people(size),
      shares(size),
      giving(size),
      [...accountTotals],
      news(size), // One statement has left a version of a counter for each order: a site that grows has none of them.
      ['vacuum full donor_wall_counts', 'vacuum analyze'],
    ];
    for (const statements of parts) await runStatements(db, statements);
    const checked = performance.now();
    const differences = await differencesOf(db);
    if (differences.length) throw new Error(`The generated ledgers differ:\n${differences.slice(0, 20).join('\n')}`);
    return {
      url: href,
      name,
      generated: (checked - started) / 1_000,
      audited: (performance.now() - checked) / 1_000,
    };
  } finally {
    await close();
  }
}
