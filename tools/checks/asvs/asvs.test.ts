import { expect, test } from 'vitest';
import { asvsProblems } from './asvs.ts';

const REQUIRED = ['V1.1.1', 'V1.1.2', 'V2.1.1', 'V2.1.2'];
const page = (rows: readonly string[], sum = 'Of 4: 2 held, 0 argued, 0 open, 2 not applicable.') =>
  `# ASVS\n\n${sum}\n\n| requirement | state | how | shown by |\n|---|---|---|---|\n${rows.join('\n')}\n`;
const problems = (rows: readonly string[], sum?: string) =>
  asvsProblems(page(rows, sum), REQUIRED, (path) => path === 'a.test.ts');

const GOOD = ['| V1.1.1 V1.1.2 | held | so | `a.test.ts` |', '| V2.* | not applicable | no such thing | |'];

test('a page with each requirement once has no problem', () => {
  expect(problems(GOOD)).toEqual([]);
});
test.each([
  ['a missing one', [GOOD[0] ?? '', '| V2.1.1 | not applicable | none | |'], 'V2.1.2: is missing.'],
  ['one that stands twice', [...GOOD, '| V1.1.1 | held | so | |'], 'V1.1.1: stands twice.'],
  ['one of another version', [...GOOD, '| V9.9.9 | held | so | |'], 'V9.9.9: is no requirement.'],
  ['an unknown state', ['| V1.1.1 V1.1.2 | fine | so | |', GOOD[1] ?? ''], '"fine" is no state'],
  ['no reason', ['| V1.1.1 V1.1.2 | held | | |', GOOD[1] ?? ''], 'no reason'],
  ['a file that is gone', ['| V1.1.1 V1.1.2 | held | so | `b.test.ts` |', GOOD[1] ?? ''], 'b.test.ts does not exist'],
])('%s is a problem', (_, rows, problem) => {
  expect(problems(rows).join('\n')).toContain(problem);
});
test('the sum is counted', () => {
  expect(problems(GOOD, 'Of 4: 4 held, 0 argued, 0 open, 0 not applicable.')).toEqual([
    'The sum is wrong. Write: Of 4: 2 held, 0 argued, 0 open, 2 not applicable.',
  ]);
});
