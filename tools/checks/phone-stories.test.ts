import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../dev/builds.ts';

const SOURCES = 'packages/ui/src';
/** Styles of one width of the window or of the box around a component. */
const BY_WIDTH = /@(media|container)[^{]*\b(width|inline-size)\b/;
/** A story on a phone, or stories that are captured in both windows. */
const SEEN_NARROW = /\.\.\.onPhone|windowParameters/;

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

it('every component with styles of its own for a narrow window has a story on a phone', () => {
  const folders = new Set(
    globSync(`${SOURCES}/**/*.styles.ts`, { cwd: root })
      .filter((file) => !file.startsWith(`${SOURCES}/foundations/`) && BY_WIDTH.test(read(file)))
      .map((file) => dirname(file)),
  );
  const unseen = [...folders].filter(
    (folder) => !globSync(`${folder}/**/*.stories.tsx`, { cwd: root }).some((file) => SEEN_NARROW.test(read(file))),
  );
  expect(unseen, 'Write a story with `...onPhone` (testing/modes.ts)').toEqual([]);
});
