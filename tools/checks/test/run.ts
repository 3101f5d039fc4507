// How `npm test` runs its parts, and what they add up to.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from '../../dev/builds.ts';
import { startPostgres } from '../../dev/postgres.ts';

// Servers and commands are started many times: what they are made of is compiled once.
process.env['NODE_COMPILE_CACHE'] ??= join(root, 'node_modules', '.cache', 'node-compiled');

export const bin = (name: string, ...path: string[]) => join(root, 'node_modules', name, ...path);
/** Of everything that has run. */
export const sum = { passed: 0, failed: 0, skipped: 0 };

/** What failed, with its message, in the order of its end. */
export const failures: { name: string; message: string }[] = [];

/** How long each part took, as it ended. */
export const took: { part: string; seconds: number }[] = [];

export interface Outcome {
  code: number | null;
  output: string;
}

/** Runs a file with Node, from the root. */
export function node(args: readonly string[], env: NodeJS.ProcessEnv = {}, live = false): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...args], {
      cwd: root,
      stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject).on('close', (code) => resolve({ code, output }));
  });
}

/** One of the checks that either hold or do not. */
export async function check(name: string, run: () => Promise<Outcome>): Promise<void> {
  const from = performance.now();
  const { code, output } = await run();
  const elapsed = (performance.now() - from) / 1000;
  took.push({ part: name, seconds: elapsed });
  const seconds = elapsed.toFixed(1);
  if (code === 0) {
    sum.passed++;
    console.log(`✓ ${name} (${seconds} s)`);
  } else {
    sum.failed++;
    failures.push({ name, message: output.trim() });
    console.log(`✗ ${name} (${seconds} s)\n${output.trim()}\n`);
  }
}

/** The part of Vitest's JSON report that is read. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** The failed tests of a report, and the files that did not load. */
function failuresOf({ testResults }: VitestReport): { name: string; message: string }[] {
  return testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [{ name: relative(root, file), message }];
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${relative(root, file)} › ${fullName}`,
      message: failureMessages.join('\n'),
    }));
  });
}

/** Runs Vitest on some projects and adds up what its report says. */
export async function vitest(
  projects: readonly string[],
  env: NodeJS.ProcessEnv,
  more: readonly string[] = [],
): Promise<void> {
  const from = performance.now();
  const dir = mkdtempSync(join(tmpdir(), 'taawun-report-'));
  const report = join(dir, 'report.json');
  const part = `tests: ${projects.join(', ')}`;
  const names = projects.flatMap((project) => ['--project', project]);
  const { code } = await node(
    [
      bin('vitest', 'vitest.mjs'),
      'run',
      ...names,
      ...more,
      // A log has no use for a dot per test; its failures stand at the end.
      ...(process.stdout.isTTY ? ['--reporter=dot'] : []),
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    env,
    true,
  );
  if (existsSync(report)) {
    const outcome = JSON.parse(readFileSync(report, 'utf8')) as VitestReport;
    sum.passed += outcome.numPassedTests;
    sum.failed += outcome.numFailedTests;
    sum.skipped += outcome.numPendingTests + outcome.numTodoTests;
    const failed = failuresOf(outcome);
    failures.push(...failed);
    // A run can fail without a failing test: a file that does not load, an error between tests.
    if (code !== 0 && outcome.numFailedTests === 0) {
      sum.failed++;
      if (failed.length === 0) failures.push({ name: part, message: 'an error outside of any test: see its output' });
    }
  } else {
    sum.failed++;
    failures.push({ name: part, message: 'ended without a report' });
  }
  rmSync(dir, { recursive: true, force: true });
  const seconds = (performance.now() - from) / 1000;
  took.push({ part, seconds });
  console.log(`${code === 0 ? '✓' : '✗'} ${part} (${seconds.toFixed(1)} s)`);
}

/** Runs what needs a database, beside PostgreSQL where it is installed. */
export async function withDatabase(run: (env: NodeJS.ProcessEnv) => Promise<unknown>): Promise<void> {
  const postgres = await startPostgres();
  if (!postgres) console.log('PostgreSQL is not installed here: its tests are skipped (CI installs it).');
  try {
    await run(postgres ? { TEST_DATABASE_URL: postgres.url } : {});
  } finally {
    await postgres?.stop();
  }
}
