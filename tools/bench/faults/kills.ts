// `npm run faults:kills`: kills a server twenty times during sign-ups, on each database. Every acknowledged account must
// exist afterwards.
import { spawnSync } from 'node:child_process';
import { root } from '../../dev/builds.ts';
import { startPostgres } from '../../dev/postgres.ts';

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
