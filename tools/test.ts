// `npm test`: everything that CI runs, and one line with the sum.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStale, root } from './builds.ts';
import { startPostgres } from './postgres.ts';

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
async function vitest(projects: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'taawun-report-'));
  const report = join(dir, 'report.json');
  const names = projects.flatMap((project) => ['--project', project]);
  const { code } = await node([bin('vitest', 'vitest.mjs'), 'run', ...names, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`], env, true);
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

const only = new Set(process.argv.slice(2));
const wanted = (part: string) => only.size === 0 || only.has(part);

if (wanted('checks')) {
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

const postgres = await startPostgres();
if (!postgres) console.log('PostgreSQL is not installed here: its tests are skipped (CI installs it).');
const env = postgres ? { TEST_DATABASE_URL: postgres.url } : {};
try {
  if (wanted('unit')) await vitest(['node', 'components', 'stories*'], env);
  if (wanted('journeys')) {
    await check('build', async () => {
      try {
        await buildStale();
        return { code: 0, output: '' };
      } catch (error) {
        return { code: 1, output: String(error) };
      }
    });
    await vitest(['journeys'], env);
  }
} finally {
  await postgres?.stop();
}

if (wanted('visual')) await check('every picture is the approved one', () => node(['tools/visual/run.ts']));

if (wanted('published')) {
  await check('published packages work outside the workspace', () => node(['tools/published/run.ts']));
  await check('the public API is what docs/api says', () => node(['tools/published/api.ts', '--check']));
  await check('every entry keeps its size', () => node(['tools/published/size.ts']));
}

console.log(`\nEverything took ${Math.round((performance.now() - started) / 1000)} s.`);
console.log(`${sum.passed} passed, ${sum.failed} failed${sum.skipped ? `, ${sum.skipped} skipped` : ''}`);
process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0;
