// Builds a workshop of a few stories' files only, takes their pictures and holds them against the approved ones: `node tools/visual/some.ts a.stories.tsx …`.
// Prints what it found as one line of JSON.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../builds.ts';
import { checkPictures } from './check.ts';
import { askModes, builtStories, type Shot } from './matrix.ts';
import { serveWorkshop, Stage } from './stage.ts';

const FOLDER = 'storybook-static/some';

const files = process.argv.slice(2);
const build = spawnSync(
  process.execPath,
  [join(root, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js'), 'build', '-c', '.storybook', '-o', FOLDER, '--quiet', '--disable-telemetry'],
  { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production', STORIES: files.join(',') } },
);
if (build.status !== 0) throw new Error(`${build.stdout}${build.stderr}`);
const site = await serveWorkshop(FOLDER);
try {
  const stage = await Stage.open(site);
  const asked = await askModes(stage).finally(() => stage.close());
  const shots = builtStories(FOLDER).flatMap((story): Shot[] => (asked.get(story.id)?.names ?? []).map((mode) => ({ story, mode })));
  const { findings, same } = await checkPictures({ site, shots, all: false, approve: false });
  console.log(JSON.stringify({ same, findings: findings.map(({ kind, story, mode, failure }) => ({ kind, id: story.id, mode, failure })) }));
} finally {
  await site.close();
}
