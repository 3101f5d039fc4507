// `npm test -- --write`: how long each part of a whole run took, into docs/bench/tests.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from '../../dev/builds.ts';
import { sum, took } from './run.ts';

/** Seconds that all may take on two processors. */
const LIMIT = 900;

const FILE = join(root, 'docs', 'bench', 'tests.md');

/** What has run; each has a section of the report. */
export type Scope = 'everything' | 'what a change has reached, and a sample';

const TITLE = '# The whole test';

/** Sections of the existing report, by title. */
function sectionsOf(text: string): Map<string, string> {
  return new Map(
    text
      .split(/^## /m)
      .slice(1)
      .map((section) => [section.slice(0, section.indexOf('\n')), section.trim()]),
  );
}

/** Writes the report of a run that took so many seconds; the section of the other scope stays. */
export function writeReport(seconds: number, scope: Scope): void {
  const sections = sectionsOf(existsSync(FILE) ? readFileSync(FILE, 'utf8') : '');
  const title = scope[0]?.toUpperCase() + scope.slice(1);
  sections.set(
    title,
    [
      title,
      '',
      `**${Math.round(seconds)} s**. ${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped. Parts run beside each other, so their sum is more than the whole.`,
      '',
      '| part | seconds |',
      '|---|---:|',
      ...took.map(({ part, seconds: own }) => `| ${part} | ${own.toFixed(1)} |`),
    ].join('\n'),
  );
  const lines = [
    TITLE,
    '',
    `\`npm test -- --write\` on ${availableParallelism()} processors; with \`--prove\` everything runs, without it the stories, suites of the server and published packages that a change has reached since all of them passed, and every twentieth of the others (decisions 36 and 79). The limit on two processors is ${LIMIT} s.`,
    '',
    'Before stories were checked in the page of their screenshots (decision 30) everything took 2,340 to 2,580 s: each story was rendered once by Vitest for its checks and once more for its screenshots, 2,760 of them in 293 s; they stood in light alone.',
    ...[...sections.values()].toSorted().flatMap((section) => ['', `## ${section}`]),
  ];
  writeFileSync(FILE, `${lines.join('\n')}\n`);
}
