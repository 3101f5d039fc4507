import type { scenarios } from '@taawun/api-client/mocks';

export type Theme = 'light' | 'dark' | 'contrast';
/** How the words are changed on their way to the stage: not at all, made longer, or with Latin and Arabic runs in each other. */
export type Words = 'real' | 'long' | 'mixed';

/** What the toolbar says, as far as code outside of React asks for it. */
export interface Stage {
  theme: Theme;
  words: Words;
  network: keyof typeof scenarios;
}

let stage: Stage = { theme: 'light', words: 'real', network: 'normal' };
const listeners = new Set<() => void>();

export const stageOf = (): Stage => stage;

export function setStage(next: Stage): void {
  if (next.theme === stage.theme && next.words === stage.words && next.network === stage.network) return;
  stage = next;
  for (const listener of listeners) listener();
}

/** Another theme for the story that stands there, which is not shown anew: themes are nothing but colours. */
export function wear(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  setStage({ ...stage, theme });
}

export function onStage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
