// `npm run build`: everything that is served, and the packages that are published.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildStale, root } from './builds.ts';

await buildStale();
for (const name of ['ui', 'api-client']) {
  const tsdown = spawnSync(process.execPath, [join(root, 'packages', name, 'node_modules', 'tsdown', 'dist', 'run.mjs')], { cwd: join(root, 'packages', name), stdio: 'inherit' });
  if (tsdown.status !== 0) process.exit(tsdown.status ?? 1);
}
console.log('Everything is built.');
