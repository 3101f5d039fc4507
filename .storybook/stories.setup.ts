import { toLocaleDigits } from '@taawun/domain';
import { afterEach, beforeEach, expect, inject, vi, type TestContext } from 'vitest';
import { commands, page } from 'vitest/browser';
import { HOSTILE } from '../packages/ui/src/testing/hostile.ts';
import { moving, overflows, smallTargets, turned, unisolated } from '../packages/ui/src/testing/storyInvariants.ts';

declare module 'vitest' {
  interface ProvidedContext {
    locale: 'ar' | 'en';
    'storybook/test-initial-globals': { locale: 'ar' | 'en' };
  }
}

const noise = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];

// The add-on resets the mouse only when the root configuration has a browser; with `projects` it does not.
beforeEach(async () => {
  for (const spy of noise) spy.mockClear();
  await (commands as unknown as { resetMousePosition: () => Promise<void> }).resetMousePosition();
});

/** Extreme texts of stories: their own control characters and markup change their direction. */
const turnedByHand = [HOSTILE.mixed, HOSTILE.markup].flatMap((text) => [text, toLocaleDigits(text, 'ar')]);
/** Whether a story declares that text in it is reordered on purpose: `parameters: { i18n: { bidiReordering: '…' } }`. */
const turnedOnPurpose = ({ i18n }: { i18n?: { bidiReordering?: string } }): boolean => Boolean(i18n?.bidiReordering);

const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Returns the overflows of the story, after its play function, at 320 px and at 320 px with 200 % text. */
async function narrow(layout: unknown): Promise<string[]> {
  const root = document.documentElement;
  // Storybook's own padding around a story that does not fill the window.
  document.body.style.padding = layout === 'fullscreen' ? '' : '16px';
  // The add-on sets the viewport of every story before it renders.
  await page.viewport(320, 800);
  const found = overflows().map((line) => `at 320 px ${line}`);
  root.style.fontSize = '200%';
  await frame();
  found.push(...overflows().map((line) => `at 320 px and 200 % text ${line}`));
  root.style.removeProperty('font-size');
  document.body.style.removeProperty('padding');
  return found;
}

/** The add-on adds the story to the context of its test. */
interface StoryContext extends TestContext {
  story?: { storyName: string; parameters: Record<string, unknown> };
}

afterEach(async ({ story, task }: StoryContext) => {
  if (!story || task.result?.errors?.length) return;
  // The key of the locale is internal to the add-on: were it renamed, both runs would render one language.
  expect(document.documentElement.lang).toBe(inject('locale'));
  expect(
    noise.flatMap((spy) => spy.mock.calls.map(([message]) => String(message))),
    'console of the story',
  ).toEqual([]);
  const broken = [
    ...moving(),
    ...turned(),
    ...(inject('locale') === 'ar' && !turnedOnPurpose(story.parameters) ? unisolated(turnedByHand) : []),
    ...smallTargets(),
    ...(await narrow(story.parameters['layout'])),
  ];
  if (broken.length)
    throw new Error(`The story "${story.storyName}" violates an invariant of the library:\n- ${broken.join('\n- ')}`);
});
