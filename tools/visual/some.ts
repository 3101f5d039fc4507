// Builds a Storybook of a few files only and runs their stories: `node tools/visual/some.ts a.stories.tsx …`. Prints what it found as one line of JSON,
// or, with `--lines`, a line for each finding.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root, STORIES_ENV, storybookInto } from '../builds.ts';
import { checkPictures } from './check.ts';
import { lineOf } from './results.ts';
import { askModes, builtStories, shotsOf } from './matrix.ts';
import { serveWorkshop } from './stage.ts';

const FOLDER = join('node_modules', '.cache', 'taawun', 'some-stories');

const asLines = process.argv.includes('--lines');
const files = process.argv.slice(2).filter((argument) => argument !== '--lines');
const build = spawnSync(
  process.execPath,
  storybookInto(FOLDER),
  { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production', ...STORIES_ENV, STORIES: files.join(',') } },
);
if (build.status !== 0) throw new Error(`${build.stdout}${build.stderr}`);
const site = await serveWorkshop(FOLDER);
try {
  const asked = await askModes(site);
  const shots = shotsOf(builtStories(FOLDER), asked);
  const { findings, same } = await checkPictures({ site, shots, all: false, approve: false, asked });
  if (asLines) {
    for (const finding of findings) console.log(lineOf(finding));
    process.exitCode = findings.length > 0 ? 1 : 0;
  } else console.log(JSON.stringify({ same, findings: findings.map(({ kind, story, mode, failure }) => ({ kind, id: story.id, file: story.file, mode, failure })) }));
} finally {
  await site.close();
}
