// The short one; `npm run faults` is the long one.
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { startOwnPostgres } from '../../../../tools/dev/postgres.ts';
import { databaseRestarts, fullDisk, signals } from '../faults/trials.ts';
import { underLoad } from '../faults/under-load.ts';
import { emptyPostgres } from '../kit/empty-databases.ts';
import { databases } from '../kit/kit.ts';
import { processes } from '../kit/process.ts';
import { hasSmallDisks, smallDisk } from '../kit/small-disk.ts';

const { start, killAll } = processes();
afterEach(killAll);

/** What the trial must not have, and whether there was a load at all. */
const summary = ({ offers, checkouts, problems }: Awaited<ReturnType<typeof underLoad>>) => ({
  problems,
  isLoaded: Math.min(offers, checkouts) > 0,
});
const NOTHING_LOST = { problems: [], isLoaded: true };

test.each(databases)(
  'nothing acknowledged is lost when signals end a server on $name',
  async (kind) => {
    const database = await kind.open();
    expect(summary(await underLoad(database.env, start, signals))).toEqual(NOTHING_LOST);
    await database.drop();
  },
  240_000,
);

describe.skipIf(!hasSmallDisks)('a full disk under load', () => {
  test('of the embedded database: 503, and nothing acknowledged is lost', async () => {
    const disk = smallDisk(320)!;
    try {
      const env = { DATA_DIR: join(disk.folder, 'data') };
      expect(summary(await underLoad(env, start, fullDisk(disk)))).toEqual(NOTHING_LOST);
    } finally {
      killAll();
      disk.remove();
    }
  }, 240_000);

  test.skipIf(!process.env['TEST_DATABASE_URL'])(
    'of PostgreSQL, which then restarts: 503, and nothing acknowledged is lost',
    async () => {
      const disk = smallDisk(512)!;
      const postgres = (await startOwnPostgres(disk.folder))!;
      try {
        const { href } = await emptyPostgres(postgres.url);
        const env = { DATABASE_URL: href, DATA_DIR: join(disk.folder, 'data') };
        const outcome = await underLoad(env, start, async (load) => {
          await fullDisk(disk, postgres.ensure)(load);
          await databaseRestarts(postgres.restart, 1)(load);
        });
        expect(summary(outcome)).toEqual(NOTHING_LOST);
      } finally {
        killAll();
        await postgres.stop().catch(() => undefined);
        disk.remove();
      }
    },
    240_000,
  );
});
