import type { scenarios } from '@taawun/api-client/mocks';

export type Theme = 'light' | 'dark' | 'contrast';
/** Transformation of the messages: none, longer texts, or texts with Latin and Arabic runs in each other. */
export type TextMode = 'real' | 'long' | 'mixed';

/** Storybook globals that code outside of React reads. The toolbar sets them. */
export interface StoryGlobals {
  theme: Theme;
  messages: TextMode;
  network: keyof typeof scenarios;
}

let current: StoryGlobals = { theme: 'light', messages: 'real', network: 'normal' };
const listeners = new Set<() => void>();

export const storyGlobals = (): StoryGlobals => current;

export function setStoryGlobals(next: StoryGlobals): void {
  if (next.theme === current.theme && next.messages === current.messages && next.network === current.network) return;
  current = next;
  for (const listener of listeners) listener();
}

/** Changes the theme of the rendered story without rendering it again: a theme changes colours only. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  setStoryGlobals({ ...current, theme });
}

/** Returns the unsubscribe function. */
export function subscribeToGlobals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
