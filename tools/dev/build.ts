// `npm run build`: builds everything that is served or published, and the server as a folder of its own (`dist`); with
// names (`npm run build server`) only those.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildServer } from '../release/server/build.ts';
import { buildStale, root } from './builds.ts';

const names = process.argv.slice(2);
await buildStale(names.length ? names : undefined);
if (names.length === 0 || names.includes('server')) await buildServer();
for (const name of names.length ? [] : ['domain', 'ui', 'api-client', 'eslint-plugin']) {
  const tsdown = spawnSync(
    process.execPath,
    [join(root, 'packages', name, 'node_modules', 'tsdown', 'dist', 'run.mjs')],
    { cwd: join(root, 'packages', name), stdio: 'inherit' },
  );
  if (tsdown.status !== 0) process.exit(tsdown.status ?? 1);
}
console.log(names.length ? `${names.join(', ')}: built.` : 'Everything is built.');
