import { afterEach, beforeEach, expect, inject, vi } from 'vitest';
import { commands } from 'vitest/browser';

declare module 'vitest' {
  interface ProvidedContext {
    locale: 'ar' | 'en';
    'storybook/test-initial-globals': { locale: 'ar' | 'en' };
  }
}

const noise = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];

// The add-on resets the mouse itself only when the root configuration is a browser's; under `projects` it does not.
beforeEach(async () => {
  for (const spy of noise) spy.mockClear();
  await (commands as unknown as { resetMousePosition: () => Promise<void> }).resetMousePosition();
});

afterEach(({ story, task }) => {
  if (!story || task.result?.errors?.length) return;
  // Were the internal key that carries the locale ever renamed, both runs would show one language: say so.
  expect(document.documentElement.lang).toBe(inject('locale'));
  expect(noise.flatMap((spy) => spy.mock.calls.map(([message]) => String(message))), 'console of the story').toEqual([]);
});
