// Reports private terms in names, comments, test titles and Markdown: `node tools/checks/terms/check.ts [folder…]`.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../dev/builds.ts';
import { findingsOf } from './find.ts';

const FILES = ['*.ts', '*.tsx', '*.mjs', '*.cjs', '*.md', '*.mdx'];
/** Excluded: generated files, and files about the terms themselves. */
const LEFT_OUT =
  /\.gen\.ts$|^docs\/(?:api|bench)\/|^tools\/checks\/terms\/|CHANGELOG\.md$|^packages\/ui\/llms|^\.changeset\//;

const folders = process.argv.slice(2);
const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...FILES], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1 << 26,
});
const files = stdout
  .split('\n')
  .filter((file) => file && !LEFT_OUT.test(file))
  .filter((file) => folders.length === 0 || folders.some((folder) => file.startsWith(folder)));
let count = 0;
for (const file of files) {
  let text: string;
  try {
    text = readFileSync(join(root, file), 'utf8');
  } catch {
    continue;
  }
  for (const { line, found, write } of findingsOf(file, text)) {
    console.error(`${file}:${line} "${found}" is a private term: write ${write}.`);
    count++;
  }
}
if (count) {
  console.error(`${count} banned terms. The glossary is tools/checks/terms/terms.ts.`);
  process.exitCode = 1;
} else console.log(`${files.length} files use the field's terms.`);
