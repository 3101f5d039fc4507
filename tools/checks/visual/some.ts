// Builds a Storybook of some story files and runs them: `node tools/checks/visual/some.ts a.stories.tsx …`. Prints the
// findings as one line of JSON, or with `--lines` one line each. With `--changed file,…`, stories outside of the folders
// of these files run in few modes.
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { root, SOME_STORIES as FOLDER, STORIES_ENV, storybookInto } from '../../dev/builds.ts';
import { checkScreenshots } from './check.ts';
import { lineOf } from './results.ts';
import { readDeclarations, builtStories } from './built-stories.ts';
import { shotsOf, type Shot } from './matrix.ts';
import { serveStorybook } from './story-browser.ts';

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { lines: { type: 'boolean' }, changed: { type: 'string' } },
});
/** Folders of changed components. */
const folders = new Set(values.changed?.split(',').map((file) => dirname(file)));
/** Modes of stories that only contain a changed component. Its own stories run in all modes. */
const BRIEF = new Set(['ar', 'en', 'ar 390', 'en 390']);
const isWanted = ({ story, mode }: Shot): boolean =>
  values.changed === undefined || folders.has(dirname(story.file)) || BRIEF.has(mode);

const build = spawnSync(process.execPath, [...storybookInto(FOLDER), '--stats-json'], {
  cwd: root,
  encoding: 'utf8',
  env: { ...process.env, NODE_ENV: 'production', ...STORIES_ENV, STORIES: files.join(',') },
});
if (build.status !== 0) throw new Error(`${build.stdout}${build.stderr}`);
const site = await serveStorybook(FOLDER);
try {
  const declared = await readDeclarations(site);
  const shots = shotsOf(builtStories(FOLDER), declared).filter(isWanted);
  const { findings, same } = await checkScreenshots({ site, shots, approve: false, declared });
  if (values.lines) {
    for (const finding of findings) console.log(lineOf(finding));
    process.exitCode = findings.length > 0 ? 1 : 0;
  } else
    console.log(
      JSON.stringify({
        same,
        findings: findings.map(({ kind, story, mode, failure }) => ({
          kind,
          id: story.id,
          file: story.file,
          source: story.source,
          mode,
          failure,
        })),
      }),
    );
} finally {
  await site.close();
}
