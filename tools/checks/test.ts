// `npm test`: everything that CI runs and that has not passed before (test/proven.ts), with a summary line; with `--prove`
// all of it. `npm test -- checks|unit|stories|journeys|published`: parts of
// it. `npm test -- --changed [revision]`: only what a change can affect.
import { parseArgs } from 'node:util';
import { buildStale } from '../dev/builds.ts';
import { changed } from './test/changed.ts';
import { checks } from './test/checks.ts';
import { everything, prove, unproven } from './test/proven.ts';
import { writeReport } from './test/report.ts';
import { check, failures, node, sum, vitest, withDatabase } from './test/run.ts';

const started = performance.now();

/** Builds what the stories and the journeys open. */
async function build(names: readonly string[]): Promise<void> {
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
  await check('published packages in applications outside the workspace', () =>
    node(['tools/release/published/run.ts']),
  );
  await check('docs/api matches the public API', () => node(['tools/release/published/api.ts', '--check']));
  await check('bundle size of each entry', () => node(['tools/release/published/size.ts']));
};

/** The beginning of a message, long enough to see what is wrong. */
const brief = (message: string): string => {
  const lines = message.split('\n');
  return [...lines.slice(0, 30), ...(lines.length > 30 ? [`… ${lines.length - 30} more lines`] : [])].join('\n');
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean' }, write: { type: 'boolean' }, prove: { type: 'boolean' } },
});
const parts = new Set(positionals);
const isWanted = (part: string) => parts.size === 0 || parts.has(part);

if (values.changed) {
  await changed(positionals[0] ?? 'HEAD');
} else {
  // A part that is named runs whole.
  const selected = parts.size > 0 || values.prove ? everything() : unproven();
  await Promise.all([
    isWanted('checks') ? checks() : null,
    isWanted('journeys') || isWanted('stories')
      ? build(isWanted('journeys') ? ['portal', 'portal server', 'stories'] : ['stories'])
      : null,
  ]);
  await withDatabase(async (env) => {
    if (isWanted('unit')) await vitest(['node', 'components'], env);
    if (isWanted('unit') && selected.server.length > 0) await vitest(['server'], env, selected.server);
    if (isWanted('stories'))
      await check('stories', () =>
        node(['tools/checks/visual/run.ts', ...(values.prove ? ['--prove'] : ['--unproven'])]),
      );
    // Both wait more than they work.
    await Promise.all([
      isWanted('journeys') && selected.journeys.length > 0 ? vitest(['journeys'], env, selected.journeys) : null,
      isWanted('published') && selected.published ? published() : null,
    ]);
  });
}

if (values.prove && parts.size === 0 && sum.failed === 0) prove();
const seconds = (performance.now() - started) / 1000;
// Last, where a log that is cut still shows it.
for (const { name, message } of failures) console.log(`\n✗ ${name}\n${brief(message)}`);
console.log(`\nEverything took ${Math.round(seconds)} s.`);
if (values.write) writeReport(seconds, values.prove ? 'everything' : 'what a change has reached, and a sample');
console.log(`${sum.passed} passed, ${sum.failed} failed${sum.skipped ? `, ${sum.skipped} skipped` : ''}`);
process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0;
