import { expect, it } from 'vitest';
import { anchorsOf, markdownProblems } from './markdown.ts';

const FILES: Record<string, string> = {
  'docs/other.md': '# Other page\n\n## The **second** part: `code`\n\n## The second part code\n',
  docs: '',
};
const read = (path: string) => FILES[path] ?? null;

it('accepts tables and links that hold', () => {
  const text =
    '# Page\n| name | for |\n|---|---|\n| `a \\| b` | [other](other.md#other-page) |\n\nText with [a place](#page), [the web](https://example.com/#x), [a folder](../docs) and `[no](link.md)`.\n\n```\n| no | table\n```\n';
  expect(markdownProblems('docs/page.md', text, read)).toEqual([]);
});

it('names the line of each bad table and link', () => {
  const text = [
    'Text',
    '| name | for |',
    '|---|---|',
    '| `a | b` | c |',
    '| d |',
    '| e | f',
    'Text [gone](gone.md), [lost](other.md#third) and [nowhere](#nowhere).',
    '',
    '| head |',
    '| row |',
  ].join('\n');
  expect(markdownProblems('docs/page.md', text, read)).toEqual([
    '2: a table needs a blank line before it',
    '4: a row of 3 cells in a table of 2: escape a `|` inside a cell as `\\|`',
    '5: a row of 1 cells in a table of 2: escape a `|` inside a cell as `\\|`',
    '6: a row ends without `|`',
    '7: a table needs a blank line after it',
    '7: the link to gone.md leads to no file',
    '7: the link to other.md#third names no heading',
    '7: the link to #nowhere names no heading',
    '9: a table needs a row of dashes under its head',
  ]);
});

it('gives headings the anchors of GitHub', () => {
  expect([...anchorsOf(FILES['docs/other.md'] ?? '')]).toEqual([
    'other-page',
    'the-second-part-code',
    'the-second-part-code-1',
  ]);
  expect([...anchorsOf('# التبرّع الشهري\n')]).toEqual(['التبرّع-الشهري']);
});
