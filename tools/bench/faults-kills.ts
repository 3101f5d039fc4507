// `npm run faults:kills`: twenty times a server is killed while people sign up, on each database; every account that was acknowledged must be there afterwards.
import { spawnSync } from 'node:child_process';
import { root } from '../dev/builds.ts';
import { startPostgres } from '../dev/postgres.ts';

const postgres = await startPostgres();
try {
  const env = { ...process.env, KILLS: '20', ...(postgres ? { TEST_DATABASE_URL: postgres.url } : {}) };
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', 'packages/api-server/test/members/kills.test.ts'],
    { cwd: root, stdio: 'inherit', env },
  );
  process.exitCode = status ?? 1;
} finally {
  await postgres?.stop();
}
