import type { Branch } from '@taawun/api-client';
import type { Locale } from '@taawun/ui';
import { createStore } from './store.ts';

/** What every page has: asked again on each change of route (specification, section 7). */
export interface RootData {
  branches: Branch[];
  /** The settings as a map from type to value. */
  settings: Record<string, string>;
  /** Of the footer's notice; loaded, so that server and browser agree on New Year's Eve. */
  year: number;
  /** Unread notifications of whoever is signed in. */
  unread: number;
}

/** What the frame of the site last heard, by language; of this browser only. */
export const frames = createStore<Partial<Record<Locale, RootData>>>({});

/** The bell's number from now on, in whichever language. */
export function rememberUnread(unread: number): void {
  frames.set(Object.fromEntries(Object.entries(frames.get()).map(([locale, frame]) => [locale, { ...frame, unread }])));
}

export function rememberFrame(locale: Locale, loaded: RootData | undefined): void {
  if (loaded) frames.set({ ...frames.get(), [locale]: loaded });
}
