// `npm test -- --changed [revision]`: runs only what the change since a revision can affect, in about a minute.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../dev/builds.ts';
import { changedFiles, reached } from '../visual/changed.ts';
import { checks } from './checks.ts';
import { check, node, vitest, withDatabase } from './run.ts';

/** Up to this number of story files, a build of their own is faster than a build of the whole Storybook. */
const MAX_FILES_BUILT_ALONE = 60;

async function stories(revision: string, files: readonly string[]): Promise<void> {
  const reach = reached(files);
  if (reach !== 'everything' && reach.size === 0) console.log('The change affects no story.');
  else if (reach !== 'everything' && reach.size <= MAX_FILES_BUILT_ALONE)
    await check(`${reach.size} story files`, () =>
      node(['tools/checks/visual/some.ts', '--lines', '--changed', files.join(','), ...reach]),
    );
  else await check('stories', () => node(['tools/checks/visual/run.ts', '--since', revision]));
}

/** Runs tests that import changed files. The server's tests only when affected, because they need a database. */
async function units(revision: string, files: readonly string[]): Promise<void> {
  const some = ['--changed', revision, '--passWithNoTests'];
  if (files.some((file) => /^packages\/(api-server|api-client|domain)\//.test(file)))
    await withDatabase((env) => vitest(['node', 'server', 'components'], env, some));
  else if (files.some((file) => /\.(ts|tsx|json)$/.test(file))) await vitest(['node', 'components'], {}, some);
}

/** Runs what a change can affect: differences from a revision, uncommitted ones included. */
export async function changed(revision: string): Promise<void> {
  const files = changedFiles(revision);
  const there = files.filter((file) => existsSync(join(root, file)));
  await Promise.all([stories(revision, files), checks(there).then(() => units(revision, files))]);
  console.log('Only `npm test` runs the journeys and the published packages.');
}
