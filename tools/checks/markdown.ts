// Tables and links of what people read on GitHub: README, CONTRIBUTING, docs and the packages' README.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../dev/builds.ts';

const FILES = ['README.md', 'CONTRIBUTING.md', 'docs/**/*.md', 'packages/*/README.md'];

/** The lines outside fenced and indented code; code lines are empty, so that line numbers stay. */
function proseOf(text: string): string[] {
  let fence: string | null = null;
  return text.split('\n').map((line) => {
    const mark = /^\s*(```+|~~~+)/.exec(line)?.[1];
    if (mark && (fence === null || line.trim() === fence)) {
      fence = fence === null ? mark : null;
      return '';
    }
    return fence === null && !/^( {4}|\t)/.test(line) ? line : '';
  });
}

const isRow = (line: string | undefined): boolean => line !== undefined && /^\s*\|/.test(line);
const isOpen = (line: string | undefined): boolean => line === undefined || line.trim() === '' || /^#{1,6} /.test(line);
/** Cells of a row: GitHub splits at every `|` that no backslash escapes, in code too. */
const cellsOf = (line: string): number =>
  (line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .match(/(?<!\\)\|/g)?.length ?? 0) + 1;

function tableProblems(lines: readonly string[]): [line: number, problem: string][] {
  const found: [number, string][] = [];
  for (let start = 0; start < lines.length; start++) {
    if (!isRow(lines[start])) continue;
    let end = start;
    while (isRow(lines[end + 1])) end++;
    const columns = cellsOf(lines[start] ?? '');
    if (!isOpen(lines[start - 1])) found.push([start, 'a table needs a blank line before it']);
    if (!isOpen(lines[end + 1])) found.push([end + 1, 'a table needs a blank line after it']);
    if (!/^[\s|:-]*-[\s|:-]*$/.test(lines[start + 1] ?? ''))
      found.push([start, 'a table needs a row of dashes under its head']);
    for (let row = start; row <= end; row++) {
      const line = lines[row] ?? '';
      if (cellsOf(line) !== columns)
        found.push([
          row,
          `a row of ${cellsOf(line)} cells in a table of ${columns}: escape a \`|\` inside a cell as \`\\|\``,
        ]);
      else if (!/(?<!\\)\|\s*$/.test(line)) found.push([row, 'a row ends without `|`']);
    }
    start = end;
  }
  return found;
}

/** The anchors that GitHub gives to the headings of a text. */
export function anchorsOf(text: string): Set<string> {
  const seen = new Map<string, number>();
  return new Set(
    proseOf(text).flatMap((line) => {
      const heading = /^#{1,6} +(.+?)\s*#*$/.exec(line)?.[1];
      if (heading === undefined) return [];
      const slug = heading
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
        .replaceAll(/\s/g, '-');
      const count = seen.get(slug) ?? 0;
      seen.set(slug, count + 1);
      return [count === 0 ? slug : `${slug}-${count}`];
    }),
  );
}

type Read = (path: string) => string | null;

/**
 * Returns the problems of a Markdown file as `line: problem`.
 * @param read returns a file by its path from the root, `''` for a folder, `null` when it does not exist
 */
export function markdownProblems(file: string, text: string, read: Read): string[] {
  const lines = proseOf(text);
  const found = tableProblems(lines);
  lines.forEach((line, index) => {
    for (const [, target = ''] of line.replace(/`[^`]*`/g, '').matchAll(/\]\(([^()\s]+)(?:\s+"[^"]*")?\)/g)) {
      if (/^[a-z][a-z+.-]*:|^\/\//i.test(target)) continue;
      const [path = '', anchor] = target.split('#');
      const linked = path === '' ? text : read(normalize(join(dirname(file), decodeURIComponent(path))));
      if (linked === null) found.push([index, `the link to ${target} leads to no file`]);
      else if (anchor && (path === '' || path.endsWith('.md')) && !anchorsOf(linked).has(decodeURIComponent(anchor)))
        found.push([index, `the link to ${target} names no heading`]);
    }
  });
  return found.toSorted(([one], [other]) => one - other).map(([line, problem]) => `${line + 1}: ${problem}`);
}

const readFromRoot: Read = (path) => {
  const full = join(root, path);
  if (!existsSync(full)) return null;
  return statSync(full).isDirectory() ? '' : readFileSync(full, 'utf8');
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = globSync(FILES, { cwd: root }).toSorted();
  const problems = files.flatMap((file) =>
    markdownProblems(file, readFileSync(join(root, file), 'utf8'), readFromRoot).map((problem) => `${file}:${problem}`),
  );
  if (problems.length) {
    console.error(problems.join('\n'));
    process.exit(1);
  }
  console.log(`${files.length} Markdown files: tables and links hold.`);
}
