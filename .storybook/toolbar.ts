import { SLOW, scenarios } from '@taawun/api-client/mocks';
import type { Stage } from './stage.ts';

export type Locale = 'ar' | 'en';

interface Item {
  value: string;
  title: string;
  right?: string;
}

const tool = <Icon extends string>(title: string, icon: Icon, items: readonly Item[]) => ({
  description: title,
  toolbar: { icon, title, dynamicTitle: true, items: [...items] },
});

/** What each scenario of the mocked server is called. */
const NETWORK: Record<keyof typeof scenarios, string> = {
  normal: 'Network: works',
  empty: 'Network: nothing there',
  slow: `Network: slow (${SLOW / 1000} s)`,
  pending: 'Network: never answers',
  serverDown: 'Network: no connection',
  unavailable: 'Network: 503, closed for now',
  serverError: 'Network: 500, fails',
  validation: 'Network: refuses every form',
  unauthenticated: 'Network: token is worth nothing',
  forbidden: 'Network: no member',
  notFound: 'Network: finds nothing',
  rateLimited: 'Network: too many attempts',
  paymentDeclined: 'Network: payment declined',
};

/** The toolbar, in the order in which it stands. The first value of each but the locale leaves a story as it is. */
export const globalTypes = {
  locale: tool('Language and direction', 'globe', [
    { value: 'ar', right: 'RTL', title: 'العربية' },
    { value: 'en', right: 'LTR', title: 'English' },
  ]),
  languages: tool('Languages', 'sidebyside', [
    { value: 'one', title: 'One language' },
    { value: 'both', title: 'Both side by side' },
  ]),
  theme: tool('Theme', 'mirror', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
    { value: 'contrast', title: 'High contrast' },
  ]),
  text: tool('Text size', 'zoom', [
    { value: '100', title: 'Text 100 %' },
    { value: '150', title: 'Text 150 %' },
    { value: '200', title: 'Text 200 %' },
  ]),
  motion: tool('Motion', 'lightning', [
    { value: 'system', title: 'Motion as the system says' },
    { value: 'reduced', title: 'Reduced motion' },
  ]),
  words: tool('Words', 'paragraph', [
    { value: 'real', title: 'Real words' },
    { value: 'long', title: 'Long words', right: '× 1.4' },
    { value: 'mixed', title: 'Mixed direction', right: 'ع + A' },
  ]),
  network: tool(
    'Network',
    'transfer',
    Object.entries(NETWORK).map(([value, title]) => ({ value, title })),
  ),
};

export const initialGlobals = {
  locale: 'ar',
  languages: 'one',
  theme: 'light',
  text: '100',
  motion: 'system',
  words: 'real',
  network: 'normal',
} as const satisfies Record<keyof typeof globalTypes, string>;

/** What an address says is text or, if it looks like one, a number. */
const oneOf = (name: keyof typeof globalTypes, globals: Record<string, unknown>): string => {
  const value = String(globals[name]);
  return globalTypes[name].toolbar.items.some((item) => item.value === value) ? value : initialGlobals[name];
};

/** The toolbar's values, each one that it has. */
export function readGlobals(
  globals: Record<string, unknown>,
): Stage & { locale: Locale; text: string; motion: string } {
  const read = (name: keyof typeof globalTypes) => oneOf(name, globals);
  return {
    locale: read('locale') as Locale,
    theme: read('theme') as Stage['theme'],
    text: read('text'),
    motion: read('motion'),
    words: read('words') as Stage['words'],
    network: read('network') as Stage['network'],
  };
}
