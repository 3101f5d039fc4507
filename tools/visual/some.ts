// Builds a workshop of a few stories' files only, takes their pictures and holds them against the approved ones: `node tools/visual/some.ts a.stories.tsx …`.
// Prints what it found as one line of JSON.
import { spawnSync } from 'node:child_process';
import { root, storybookInto } from '../builds.ts';
import { checkPictures } from './check.ts';
import { askModes, builtStories, shotsOf } from './matrix.ts';
import { serveWorkshop } from './stage.ts';

const FOLDER = 'storybook-static/some';

const files = process.argv.slice(2);
const build = spawnSync(
  process.execPath,
  storybookInto(FOLDER),
  { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production', STORIES: files.join(',') } },
);
if (build.status !== 0) throw new Error(`${build.stdout}${build.stderr}`);
const site = await serveWorkshop(FOLDER);
try {
  const shots = shotsOf(builtStories(FOLDER), await askModes(site));
  const { findings, same } = await checkPictures({ site, shots, all: false, approve: false });
  console.log(JSON.stringify({ same, findings: findings.map(({ kind, story, mode, failure }) => ({ kind, id: story.id, mode, failure })) }));
} finally {
  await site.close();
}
