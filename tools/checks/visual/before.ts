// Renders the approved screenshots again, at the commit that approved them: its sources, dependencies and tools.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BASELINES, keyOf } from './baselines.ts';
import { digestOf } from './digest.ts';
import { checkOutInto, lastChangeOf, treeFor } from './git.ts';
import { screenshotFile, type Finding } from './results.ts';

const tree = treeFor('approved');

/** Checks the commit out into a folder of its own, which stays until another commit approves screenshots. */
function checkOut(commit: string): void {
  if (
    existsSync(tree) &&
    spawnSync('git', ['rev-parse', 'HEAD'], { cwd: tree, encoding: 'utf8' }).stdout.trim() === commit
  )
    return;
  checkOutInto(tree, commit);
}

/** Renders the approved screenshots of the findings into the results. Returns a message for each that failed. */
export async function renderApproved(findings: readonly Finding[]): Promise<string[]> {
  const wanted = findings.filter(({ before }) => before !== null && !existsSync(screenshotFile(before)));
  if (!wanted.length) return [];
  const commit = lastChangeOf(BASELINES);
  if (!commit) return ['No commit has approved screenshots yet.'];
  checkOut(commit);
  const keys = join(tree, 'visual', 'wanted.txt');
  const into = join(tree, 'visual', 'rendered');
  mkdirSync(into, { recursive: true });
  writeFileSync(keys, wanted.map(({ story, mode }) => keyOf(story.id, mode)).join('\n'));
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['tools/run.mjs', 'tools/checks/visual/run.ts', '--take', keys, '--into', into],
      {
        cwd: tree,
        stdio: 'inherit',
      },
    );
    child.on('error', reject).on('close', resolve);
  });
  if (code !== 0)
    return [`The approved screenshots could not be rendered again at ${commit.slice(0, 12)} (exit code ${code}).`];
  return wanted.flatMap(({ story, mode, before }) => {
    const rendered = join(into, `${before}.png`);
    if (!existsSync(rendered))
      return [`${story.id} [${mode}] is rendered differently at ${commit.slice(0, 12)} than when it was approved.`];
    const png = readFileSync(rendered);
    if (digestOf(png) === before) writeFileSync(screenshotFile(before), png);
    return [];
  });
}
