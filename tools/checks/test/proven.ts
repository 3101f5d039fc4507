// Skips what passed at the revision in `.ci/proven.txt` and has no input that has changed since: suites of the server,
// journeys, the published packages. Every twentieth suite runs all the same, different ones at each commit: if one fails,
// the list of its inputs is incomplete.
import { globSync } from 'node:fs';
import { root } from '../../dev/builds.ts';
import { changedFiles } from '../visual/changed.ts';
import { git } from '../visual/git.ts';
import { isSampled, provenRevision, writeProven } from '../visual/proven.ts';

/** Path from the root. The file names a revision at which all of `npm test` passed. */
const PROVEN = '.ci/proven.txt';

/** Inputs of every part: versions of dependencies, how tests run. */
const SHARED = [
  /^pnpm-(lock|workspace)\.yaml$/,
  /(^|\/)package\.json$/,
  /^vitest\.config\.ts$/,
  /^tools\/(dev\/|run\.mjs)/,
];
const SERVER = [
  ...SHARED,
  /^packages\/(api-server|api-client|domain)\//,
  /^tools\/release\/server\//,
  /^docs\/examples\//,
];

/** What runs only when an input has changed: the inputs by the paths of suites, of which the first match counts. */
const SUITES: readonly [suites: RegExp, inputs: readonly RegExp[]][] = [
  // The server with the built portal.
  [/^packages\/api-server\/test\/operation\/server-build\.test\.ts$/, [...SERVER, /^packages\/(portal|ui)\//]],
  [/^packages\/(api-server\/test\/.+|api-client\/test\/mocks)\.test\.ts$/, SERVER],
  [/\.journey\.ts$/, [...SERVER, /^packages\//, /^\.storybook\//]],
];
const PUBLISHED = [
  ...SHARED,
  /^packages\/(ui|domain|api-client|eslint-plugin|demo-media)\//,
  /^tools\/release\//,
  /^docs\/api\//,
];

/** Tests beside their source run always, and nothing imports them. */
const UNIT_TEST = /\/src\/.*\.test\.tsx?$/;

const isReached = (inputs: readonly RegExp[], files: readonly string[]): boolean =>
  files.some((file) => !UNIT_TEST.test(file) && inputs.some((pattern) => pattern.test(file)));

/** Whether changed files can affect a suite. Another suite cannot: what suites share is in files of its own. */
function isAffected(suite: string, files: readonly string[]): boolean {
  const inputs = SUITES.find(([suites]) => suites.test(suite))?.[1] ?? [/./];
  return (
    files.includes(suite) ||
    isReached(
      inputs,
      files.filter((file) => SUITES.every(([suites]) => !suites.test(file))),
    )
  );
}

/** Selects the suites that changed files can affect, and a sample of the others. */
export const suitesToRun = (suites: readonly string[], files: readonly string[], commit: string): string[] =>
  suites.filter((suite) => isAffected(suite, files) || isSampled(suite, commit));

export interface Selection {
  /** Suites of the server to run. */
  server: readonly string[];
  journeys: readonly string[];
  published: boolean;
}

const suitesOf = (...patterns: string[]): string[] => globSync(patterns, { cwd: root });

/** Everything there is. */
export const everything = (): Selection => ({
  server: suitesOf('packages/api-server/test/**/*.test.ts', 'packages/api-client/test/mocks.test.ts'),
  journeys: suitesOf('packages/portal/journeys/**/*.journey.ts'),
  published: true,
});

/** Selects what must run, and says what is skipped. */
export function unproven(): Selection {
  const all = everything();
  const since = provenRevision(PROVEN);
  if (since === null) return all;
  const files = changedFiles(since);
  const commit = git('rev-parse', 'HEAD');
  const passed = `passed at ${since.slice(0, 8)}, and nothing that they use has changed since: not run.`;
  const select = (what: string, suites: readonly string[]): string[] => {
    const selected = suitesToRun(suites, files, commit);
    if (selected.length < suites.length)
      console.log(`${suites.length - selected.length} of ${suites.length} ${what} ${passed}`);
    return selected;
  };
  const published = isReached(PUBLISHED, files) || isSampled('published packages', commit);
  if (!published) console.log(`The published packages ${passed}`);
  return {
    server: select('suites of the server', all.server),
    journeys: select('files of journeys', all.journeys),
    published,
  };
}

/** Writes this revision as one at which everything passes, and says so. */
export const prove = (): void => console.log(writeProven(PROVEN, 'Everything passes'));
