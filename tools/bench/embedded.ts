// `npm run bench:embedded`: the embedded database with and without fsync, alternately in one run; how long the event
// loop waits while a statement runs; its memory. `--write` updates docs/bench/embedded.md.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureEmbedded } from '../../packages/api-server/test/bench/embedded.ts';
import { root } from '../dev/builds.ts';

const ROUNDS = 4;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const folder = mkdtempSync(join(tmpdir(), 'taawun-embedded-'));
try {
  const { durable, relaxed, statement, slowest, delay, checks, memory } = await measureEmbedded(folder, ROUNDS);
  const text = [
    '# The embedded database',
    '',
    `\`npm run bench:embedded -- --write\` on ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}. ${ROUNDS} rounds each, alternately; transactions of two statements, one after the other. Ratios count, absolute figures depend on the disk and on what else runs.`,
    '',
    '| | |',
    '|---|---|',
    `| committed transactions a second, each on the disk (fsync) | ${Math.round(mean(durable))} (${durable.map(Math.round).join(', ')}) |`,
    `| without fsync | ${Math.round(mean(relaxed))} (${relaxed.map(Math.round).join(', ')}) |`,
    `| ratio | ${(mean(relaxed) / mean(durable)).toFixed(1)} |`,
    `| a statement of ${(statement / 1_000).toFixed(1)} s: ${checks} health checks, the slowest | ${slowest.toFixed(1)} ms |`,
    `| longest delay of the event loop meanwhile | ${delay.toFixed(1)} ms |`,
    `| memory (RSS) of the process with one database, after a second one was closed | ${memory.after} MiB (${memory.before} MiB before both) |`,
    '',
  ].join('\n');
  console.log(text);
  if (process.argv.includes('--write')) writeFileSync(join(root, 'docs', 'bench', 'embedded.md'), text);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
