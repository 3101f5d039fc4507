// Every component's page says what the component is for, in both languages (packages/ui/src/docs/guide.ts).
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Both, ComponentGuide } from '../../packages/ui/src/docs/guide.ts';
import { root } from '../dev/builds.ts';

const UI = join(root, 'packages/ui/src');
const stories = globSync('**/*.stories.tsx', { cwd: UI }).toSorted();
const titleOf = (file: string): string | undefined =>
  /title: '([^']+)'/.exec(readFileSync(join(UI, file), 'utf8'))?.[1];
const titles = new Set(stories.map(titleOf));
/** Stories of no component of the public API: the brand, recipes of forms, and toasts without their library. */
const WITHOUT = new Set([
  'theme/Brand.stories.tsx',
  'forms/recipes/Recipes.stories.tsx',
  'feedback/toast/PlainToasts.stories.tsx',
]);

const textsOf = (guide: ComponentGuide): readonly Both[] => [
  guide.purpose,
  ...guide.use,
  ...guide.avoid.map(({ text }) => text),
  ...guide.anatomy.flatMap(({ name, text }) => [name, text]),
  ...guide.content,
  ...guide.keyboard.map(({ text }) => text),
  ...guide.accessibility,
  ...guide.examples.flatMap((pair) => [pair.do.text, pair.dont.text]),
];

describe.each(stories.filter((file) => !WITHOUT.has(file)))('the guide beside %s', (file) => {
  let guide: ComponentGuide;
  beforeAll(async () => {
    ({ guide } = (await import(join(UI, file.replace('.stories.tsx', '.guide.tsx')))) as { guide: ComponentGuide });
  });

  it('has every part', () => {
    expect(guide.name).toMatch(/^\p{Script=Arabic}/u);
    for (const part of ['use', 'avoid', 'anatomy', 'content', 'accessibility', 'examples'] as const)
      expect(guide[part], part).not.toEqual([]);
    const isInteractive = readFileSync(join(UI, file), 'utf8').includes('interactiveParameters');
    expect(isInteractive && guide.keyboard.length === 0, 'an interactive component without keys').toBe(false);
  });

  it('is in Arabic and in English, each with its own punctuation', () => {
    for (const [arabic, english] of textsOf(guide)) {
      expect(arabic).toMatch(/\p{Script=Arabic}/u);
      expect(arabic).not.toMatch(/\p{Script=Arabic}["'”]?[,;?]/u);
      expect(arabic).not.toMatch(/[0-9](?!\p{Script=Latin})\s*\p{Script=Arabic}/u);
      expect(english).not.toMatch(/^\p{Script=Arabic}|[،؛؟]/u);
      expect(english.trim()).not.toBe('');
    }
  });

  it('names other components by the titles of their stories', () => {
    const others = guide.avoid.flatMap(({ instead }) => instead ?? []);
    expect(others.filter((title) => !titles.has(title))).toEqual([]);
  });
});
