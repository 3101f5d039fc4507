import { useSyncExternalStore } from 'react';
import { addons } from 'storybook/preview-api';
import type { ThemeChoice } from '../../packages/portal/src/lib/theme.ts';
import { onStage, stageOf, type Theme } from '../stage.ts';

const read = () => stageOf().theme;
const choose = (choice: ThemeChoice): void =>
  addons.getChannel().emit('updateGlobals', { globals: { theme: choice === 'auto' ? 'light' : choice } });

/** The toolbar's theme; the page's own switch moves the toolbar's. */
export function useTheme(): [Theme, (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(onStage, read), choose];
}
