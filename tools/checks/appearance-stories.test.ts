import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../dev/builds.ts';

const SOURCES = 'packages/ui/src';
/** Sources that are no component. */
const ASIDE = /^packages\/ui\/src\/(foundations|testing|docs)\/|\.(stories|test|guide)\.tsx$/;

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Folders of components with some styles, none of whose stories match. */
const unseen = (styles: RegExp, stories: RegExp): string[] => {
  const folders = new Set(
    globSync(`${SOURCES}/**/*.{styles.ts,tsx}`, { cwd: root })
      .filter((file) => !ASIDE.test(file) && styles.test(read(file)))
      .map((file) => dirname(file)),
  );
  return [...folders].filter(
    (folder) => !globSync(`${folder}/**/*.stories.tsx`, { cwd: root }).some((file) => stories.test(read(file))),
  );
};

it.each([
  {
    of: 'a width of the window or of the box around it',
    styles: /@(media|container)[^{]*\b(width|inline-size)\b/,
    // A story on a phone, or stories that are captured in both windows.
    stories: /\.\.\.onPhone|windowParameters/,
    mend: 'Write a story with `...onPhone` (testing/modes.ts)',
  },
  { of: 'paper', styles: /@media print/, stories: /\.\.\.onPaper/, mend: 'Write a story with `...onPaper`' },
])('every component with styles for $of has a story that shows them', ({ styles, stories, mend }) => {
  expect(unseen(styles, stories), mend).toEqual([]);
});
