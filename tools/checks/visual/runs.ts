// `npm run visual:runs`: all stories with their checks many times in a row, every second time in another order. What comes out differently once is a flake: the
// runs end with it, and `npm run visual:review` shows it.
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildStale, root } from '../../dev/builds.ts';
import { checkPictures } from './check.ts';
import { askModes, builtStories, shotsOf, shuffled } from './matrix.ts';
import { lineOf } from './results.ts';
import { serveWorkshop } from './stage.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '10' }, write: { type: 'boolean' } } });
const many = Number(values.runs);
const busy = loadavg()[0] ?? 0;
await buildStale(['stories']);
const site = await serveWorkshop();
const rows: string[] = [];
let differing = 0;
try {
  const asked = await askModes(site);
  const shots = shotsOf(builtStories(), asked);
  for (let at = 1; at <= many && differing === 0; at++) {
    const inOrder = at % 2 === 1;
    const { findings, same, seconds } = await checkPictures({
      site,
      shots: inOrder ? shots : shuffled(shots, at),
      every: shots,
      approve: false,
      asked,
    });
    differing += findings.length;
    for (const finding of findings) console.log(lineOf(finding));
    rows.push(
      `| ${at} | ${inOrder ? 'in order' : `shuffled by ${at}`} | ${same} | ${findings.length} | ${(shots.length / seconds).toFixed(1)} |`,
    );
    console.log(rows.at(-1));
    if (!values.write) continue;
    const text = [
      '# All pictures, many times in a row',
      '',
      `\`npm run visual:runs -- --write\`: one build of the workshop, ${shots.length} screenshots in each run, held against the approved ones to the last pixel, with all checks and transcripts. **${rows.length} runs in a row, ${differing} differences.** Load of the machine before: ${busy.toFixed(1)}.`,
      '',
      '| run | order | the same | not | pictures a second |',
      '|---:|---|---:|---:|---:|',
      ...rows,
    ];
    writeFileSync(join(root, 'docs', 'bench', 'visual-runs.md'), `${text.join('\n')}\n`);
  }
} finally {
  await site.close();
}
process.exitCode = differing ? 1 : 0;
