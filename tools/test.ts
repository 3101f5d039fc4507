// `npm test`: everything that CI runs, and one line with the sum; `npm test -- checks|unit|stories|journeys|published`: parts of it;
// `npm test -- --changed [revision]`: only what the change since a revision can reach.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildStale, root } from './builds.ts';
import { startPostgres } from './postgres.ts';
import { changedFiles, reached } from './visual/changed.ts';

const started = performance.now();
const bin = (name: string, ...path: string[]) => join(root, 'node_modules', name, ...path);
const sum = { passed: 0, failed: 0, skipped: 0 };

interface Outcome {
  code: number | null;
  output: string;
}

function node(args: readonly string[], env: NodeJS.ProcessEnv = {}, live = false): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...args], { cwd: root, stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject).on('close', (code) => resolve({ code, output }));
  });
}

/** One of the checks that either hold or do not. */
async function check(name: string, run: () => Promise<Outcome>): Promise<void> {
  const from = performance.now();
  const { code, output } = await run();
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  if (code === 0) {
    sum.passed++;
    console.log(`✓ ${name} (${seconds} s)`);
  } else {
    sum.failed++;
    console.log(`✗ ${name} (${seconds} s)\n${output.trim()}\n`);
  }
}

/** Runs Vitest on some projects and adds up what its report says. */
async function vitest(projects: readonly string[], env: NodeJS.ProcessEnv, more: readonly string[] = []): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'taawun-report-'));
  const report = join(dir, 'report.json');
  const names = projects.flatMap((project) => ['--project', project]);
  const { code } = await node([bin('vitest', 'vitest.mjs'), 'run', ...names, ...more, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`], env, true);
  if (existsSync(report)) {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(readFileSync(report, 'utf8')) as Record<string, number>;
    sum.passed += numPassedTests ?? 0;
    sum.failed += numFailedTests ?? 0;
    sum.skipped += (numPendingTests ?? 0) + (numTodoTests ?? 0);
    // A run can fail without a failing test: a file that does not load, an error between tests.
    if (code !== 0 && !numFailedTests) sum.failed++;
  } else {
    sum.failed++;
  }
  rmSync(dir, { recursive: true, force: true });
}

async function checks(): Promise<void> {
  await Promise.all([
    (async () => {
      await check('types', () => node([bin('typescript', 'bin', 'tsc'), '-p', '.']));
      await check('lint', () => node([bin('oxlint', 'bin', 'oxlint'), '--type-aware', '--quiet']));
      await check('generated types are those of openapi.yaml', () => node(['tools/codegen/generate.ts', '--check']));
    })(),
    (async () => {
      await check('styles are logical', () => node([bin('stylelint', 'bin', 'stylelint.mjs'), 'packages/*/src/**/*.{styles.ts,css}', 'packages/ui/src/foundations/*.ts']));
      await check('rooms', () => node([bin('dependency-cruiser', 'bin', 'dependency-cruiser.mjs'), '--config', '.dependency-cruiser.cjs', 'packages', 'tools', '.storybook']));
      // A catalog entry may serve a workspace that knip.json ignores.
      await check('nothing unused', () => node([bin('knip', 'bin', 'knip.js'), '--exclude', 'catalog']));
      await check('tables and links of the docs hold', () => node(['tools/check-markdown.ts']));
      await check('messages', () => node(['tools/check-messages.ts']));
      await check('both languages are equal', () => node(['tools/parity/check.ts']));
      await check('language rules', () => node(['tools/checks/language/check.ts']));
      await check('what is exported says what it is for', () => node(['tools/check-docs.ts']));
      await check('the exported tokens are those of the themes', () => node(['tools/tokens.ts', '--check']));
      await check('what assistants read is what the library says', () => node(['tools/llms.ts', '--check']));
    })(),
  ]);
}

/** Builds what the stories and the journeys open. */
async function build(names?: readonly string[]): Promise<void> {
  await check('build', async () => {
    try {
      await buildStale(names);
      return { code: 0, output: '' };
    } catch (error) {
      return { code: 1, output: String(error) };
    }
  });
}

const published = async (): Promise<void> => {
  await check('published packages work outside the workspace', () => node(['tools/published/run.ts']));
  await check('docs/api is the public API', () => node(['tools/published/api.ts', '--check']));
  await check('every entry keeps its size', () => node(['tools/published/size.ts']));
};

/** Runs what needs a database, beside PostgreSQL where it is installed. */
async function withDatabase(run: (env: NodeJS.ProcessEnv) => Promise<unknown>): Promise<void> {
  const postgres = await startPostgres();
  if (!postgres) console.log('PostgreSQL is not installed here: its tests are skipped (CI installs it).');
  try {
    await run(postgres ? { TEST_DATABASE_URL: postgres.url } : {});
  } finally {
    await postgres?.stop();
  }
}

/** Only what a change can reach: what differs from a revision, or is not committed. */
async function changed(revision: string): Promise<void> {
  const reach = reached(changedFiles(revision));
  const stories = reach === 'everything' ? null : [...reach];
  const run = async (): Promise<void> => {
    if (stories?.length === 0) console.log('No story can be reached by the change.');
    else if (stories && stories.length <= MOST_BUILT_ALONE) await check(`${stories.length} files of stories`, () => node(['tools/visual/some.ts', '--lines', ...stories]));
    else await check('stories', () => node(['tools/visual/run.ts', '--since', revision]));
  };
  await Promise.all([checks(), run()]);
  await withDatabase((env) => vitest(['node', 'server', 'components'], env, ['--changed', revision, '--passWithNoTests']));
  console.log('Journeys and the published packages are run by `npm test` alone.');
}

/** Files of stories that are built by themselves sooner than all of Storybook is. */
const MOST_BUILT_ALONE = 60;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { changed: { type: 'boolean' } } });
const parts = new Set(positionals);
const isWanted = (part: string) => parts.size === 0 || parts.has(part);

if (values.changed) {
  await changed(positionals[0] ?? 'HEAD');
} else {
  await Promise.all([
    isWanted('checks') ? checks() : null,
    isWanted('journeys') || isWanted('stories') ? build(isWanted('journeys') ? undefined : ['stories']) : null,
  ]);
  await withDatabase(async (env) => {
    if (isWanted('unit')) await vitest(['node', 'server', 'components'], env);
    if (isWanted('stories')) await check('stories', () => node(['tools/visual/run.ts']));
    // Both wait more than they work.
    await Promise.all([isWanted('journeys') ? vitest(['journeys'], env) : null, isWanted('published') ? published() : null]);
  });
}

console.log(`\nEverything took ${Math.round((performance.now() - started) / 1000)} s.`);
console.log(`${sum.passed} passed, ${sum.failed} failed${sum.skipped ? `, ${sum.skipped} skipped` : ''}`);
process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0;
