import { useSyncExternalStore } from 'react';
import { addons } from 'storybook/preview-api';
import type { ThemeChoice } from '@taawun/ui';
import { subscribeToGlobals, storyGlobals, type Theme } from '../story-globals.ts';

const read = () => storyGlobals().theme;
const choose = (choice: ThemeChoice): void =>
  addons.getChannel().emit('updateGlobals', { globals: { theme: choice === 'auto' ? 'light' : choice } });

/** Returns the toolbar's theme. The theme switch of the page changes the toolbar's value. */
export function useTheme(): [Theme, (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribeToGlobals, read), choose];
}
