// Runs the bad stories like all stories and prints their faults as one line of JSON.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, STORIES_ENV, storybookInto } from '../../dev/builds.ts';
import { readDeclarations, builtStories } from '../visual/built-stories.ts';
import { checksOf, shotsOf } from '../visual/matrix.ts';
import { serveStorybook } from '../visual/story-browser.ts';
import { Transcripts } from '../stories/transcripts.ts';
import { takeAll } from '../visual/take.ts';

const FOLDER = join('node_modules', '.cache', 'taawun', 'bad-stories');

/** By the story's name and language. */
const faults: Record<string, string[]> = {};
const add = (name: string, mode: string, lines: readonly string[]): void => {
  (faults[`${name} ${mode}`] ??= []).push(...lines);
};

execFileSync(process.execPath, storybookInto(FOLDER, 'tools/checks/bad-stories'), {
  cwd: root,
  stdio: 'pipe',
  env: { ...process.env, NODE_ENV: 'production', ...STORIES_ENV },
});
const transcripts = new Transcripts();
const site = await serveStorybook(FOLDER);
try {
  const declared = await readDeclarations(site);
  const shots = shotsOf(builtStories(FOLDER), declared).filter(({ mode }) => mode === 'ar' || mode === 'en');
  await takeAll(
    site,
    shots,
    ({ story, mode }, { failure }) => add(story.name, mode, failure === undefined ? [] : [failure]),
    {
      checksOf: checksOf(declared),
      onChecked: ({ story, mode }, { faults: lines, transcript }) => {
        add(story.name, mode, lines);
        if (transcript) transcripts.add(story, transcript);
      },
    },
  );
  for (const { story, locale, line } of transcripts.brokenRules(declared)) add(story.name, locale, [line]);
} finally {
  await site.close();
  rmSync(join(root, FOLDER), { recursive: true, force: true });
}
console.log(JSON.stringify(faults));
