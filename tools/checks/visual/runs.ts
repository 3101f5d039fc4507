// `npm run visual:runs`: runs all stories with their checks ten times, every second time shuffled. A difference in any run
// is a flake: it ends the series, and `npm run visual:review` shows it. `--write` adds each run to
// docs/bench/visual-runs.md; an interrupted series continues while the approved screenshots stay the same.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildStale, root } from '../../dev/builds.ts';
import { BASELINES } from './baselines.ts';
import { checkScreenshots } from './check.ts';
import { git } from './git.ts';
import { readDeclarations, builtStories } from './built-stories.ts';
import { shotsOf, shuffled } from './matrix.ts';
import { lineOf } from './results.ts';
import { serveStorybook } from './story-browser.ts';

const FILE = join(root, 'docs', 'bench', 'visual-runs.md');

interface Run {
  revision: string;
  order: string;
  same: number;
  differing: number;
  perSecond: number;
  /** Average number of running processes in the last minute of the run, its own included. */
  load: number;
}

const digest = createHash('sha256')
  .update(readFileSync(join(root, BASELINES)))
  .digest('hex')
  .slice(0, 12);

const rowOf = ({ revision, order, same, differing, perSecond, load }: Run, at: number): string =>
  `| ${at + 1} | ${revision} | ${order} | ${same} | ${differing} | ${perSecond.toFixed(1)} | ${load.toFixed(1)} |`;

function runOf(row: string): Run {
  const [, , revision = '', order = '', same, differing, perSecond, load] = row.split('|').map((cell) => cell.trim());
  return {
    revision,
    order,
    same: Number(same),
    differing: Number(differing),
    perSecond: Number(perSecond),
    load: Number(load),
  };
}

/** The runs of an unfinished series on the same approved screenshots. */
function earlierRuns(many: number): Run[] {
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  if (!text.includes(digest)) return [];
  const runs = text
    .split('\n')
    .filter((line) => /^\| \d+ \|/.test(line))
    .map(runOf);
  return runs.length >= many || runs.some(({ differing }) => differing > 0) ? [] : runs;
}

function writeReport(runs: readonly Run[], shots: number): void {
  const differing = runs.reduce((sum, run) => sum + run.differing, 0);
  const lines = [
    '# All screenshots, many times in a row',
    '',
    `\`npm run visual:runs -- --write\` on ${availableParallelism()} processors: ${shots} screenshots in each run, compared with the approved ones (\`${BASELINES}\`, SHA-256 ${digest}…) to the last pixel, with all checks and transcripts. **Runs in a row: ${runs.length}. Differences: ${differing}.** The load is the average number of running processes in the run's last minute, its own included: a higher one in one run means that other work slowed it down.`,
    '',
    '| run | revision | order | the same | different | screenshots a second | load |',
    '|---:|---|---|---:|---:|---:|---:|',
    ...runs.map(rowOf),
  ];
  writeFileSync(FILE, `${lines.join('\n')}\n`);
}

const { values } = parseArgs({ options: { runs: { type: 'string', default: '10' }, write: { type: 'boolean' } } });
const many = Number(values.runs);
const runs = values.write ? earlierRuns(many) : [];
await buildStale(['stories']);
const revision = git('rev-parse', '--short=8', 'HEAD');
const site = await serveStorybook();
let isStable = true;
try {
  const declared = await readDeclarations(site);
  const shots = shotsOf(builtStories(), declared);
  while (runs.length < many && isStable) {
    const seed = runs.length + 1;
    const isInOrder = seed % 2 === 1;
    const { findings, same, seconds } = await checkScreenshots({
      site,
      shots: isInOrder ? shots : shuffled(shots, seed),
      every: shots,
      approve: false,
      declared,
    });
    isStable = findings.length === 0;
    for (const finding of findings) console.log(lineOf(finding));
    runs.push({
      revision,
      order: isInOrder ? 'in order' : `shuffled by ${seed}`,
      same,
      differing: findings.length,
      perSecond: shots.length / seconds,
      load: loadavg()[0] ?? 0,
    });
    console.log(rowOf(runs.at(-1)!, runs.length - 1));
    if (values.write) writeReport(runs, shots.length);
  }
} finally {
  await site.close();
}
process.exitCode = isStable ? 0 : 1;
