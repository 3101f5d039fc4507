import { useCallback, useSyncExternalStore } from 'react';
import type { ThemeChoice } from '@taawun/ui';

/** Themes that do not follow the system. */
export const FIXED_THEMES: readonly ThemeChoice[] = ['light', 'dark'];

/** Key of `localStorage`. */
export const THEME_KEY = 'theme';

const listeners = new Set<() => void>();
const isChoice = (value: unknown): value is ThemeChoice =>
  value === 'auto' || FIXED_THEMES.some((theme) => theme === value);

function read(): ThemeChoice {
  try {
    const value = localStorage.getItem(THEME_KEY);
    return isChoice(value) ? value : 'auto';
  } catch {
    return 'auto';
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The chosen theme, stored on this device; `auto` follows the system. */
export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const choice = useSyncExternalStore(subscribe, read, () => 'auto' as const);
  const choose = useCallback((next: ThemeChoice) => {
    try {
      localStorage.setItem(THEME_KEY, next);
    } catch {
      // Without storage the system's theme is used.
    }
    for (const listener of listeners) listener();
  }, []);
  return [choice, choose];
}
