// `npm test -- --changed [revision]`: only what the change since a revision can reach, in about a minute.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../dev/builds.ts';
import { changedFiles, reached } from '../visual/changed.ts';
import { checks } from './checks.ts';
import { check, node, vitest, withDatabase } from './run.ts';

/** Files of stories that are built by themselves sooner than all of Storybook is. */
const MAX_FILES_BUILT_ALONE = 60;

async function stories(revision: string, files: readonly string[]): Promise<void> {
  const reach = reached(files);
  if (reach !== 'everything' && reach.size === 0) console.log('No story can be reached by the change.');
  else if (reach !== 'everything' && reach.size <= MAX_FILES_BUILT_ALONE)
    await check(`${reach.size} files of stories`, () =>
      node(['tools/checks/visual/some.ts', '--lines', '--changed', files.join(','), ...reach]),
    );
  else await check('stories', () => node(['tools/checks/visual/run.ts', '--since', revision]));
}

/** Tests that import what has changed. Those of the server are asked for only where they can: a database is made for them. */
async function units(revision: string, files: readonly string[]): Promise<void> {
  const some = ['--changed', revision, '--passWithNoTests'];
  if (files.some((file) => /^packages\/(api-server|api-client|domain)\//.test(file)))
    await withDatabase((env) => vitest(['node', 'server', 'components'], env, some));
  else if (files.some((file) => /\.(ts|tsx|json)$/.test(file))) await vitest(['node', 'components'], {}, some);
}

/** Only what a change can reach: what differs from a revision, or is not committed. */
export async function changed(revision: string): Promise<void> {
  const files = changedFiles(revision);
  const there = files.filter((file) => existsSync(join(root, file)));
  await Promise.all([stories(revision, files), checks(there).then(() => units(revision, files))]);
  console.log('Journeys and the published packages are run by `npm test` alone.');
}
