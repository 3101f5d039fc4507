import { SLOW, scenarios } from '@taawun/api-client/mocks';
import type { ShippedLanguage } from '../packages/ui/src/foundations/locale.ts';
import type { StoryGlobals } from './story-globals.ts';

export type Locale = ShippedLanguage;

interface Item {
  value: string;
  title: string;
  right?: string;
}

const tool = <Icon extends string>(title: string, icon: Icon, items: readonly Item[]) => ({
  description: title,
  toolbar: { icon, title, dynamicTitle: true, items: [...items] },
});

/** Label of each scenario of the mocked server. */
const NETWORK: Record<keyof typeof scenarios, string> = {
  normal: 'Network: online',
  empty: 'Network: no content',
  slow: `Network: slow (${SLOW / 1000} s)`,
  pending: 'Network: no response',
  serverDown: 'Network: offline',
  unavailable: 'Network: 503, unavailable',
  serverError: 'Network: 500, server error',
  validation: 'Network: validation errors',
  unauthenticated: 'Network: 401, invalid token',
  confirmationRequired: 'Network: 403, confirmation required',
  secondFactorRequired: 'Network: 403, second factor required',
  forbidden: 'Network: 403, not a member',
  notFound: 'Network: 404, not found',
  rateLimited: 'Network: 429, too many attempts',
  paymentDeclined: 'Network: payment declined',
};

/** Toolbar menus in their order. The first value of each, except for the locale, does not change the story. */
export const globalTypes = {
  locale: tool('Language and direction', 'globe', [
    { value: 'ar', right: 'RTL', title: 'العربية' },
    { value: 'en', right: 'LTR', title: 'English' },
    { value: 'ur', right: 'RTL', title: 'اردو' },
    { value: 'fr', right: 'LTR', title: 'Français' },
  ]),
  languages: tool('Languages', 'sidebyside', [
    { value: 'one', title: 'Languages: one' },
    { value: 'both', title: 'Languages: side by side' },
  ]),
  theme: tool('Theme', 'mirror', [
    { value: 'light', title: 'Theme: light' },
    { value: 'dark', title: 'Theme: dark' },
    { value: 'contrast', title: 'Theme: high contrast' },
  ]),
  brand: tool('Brand', 'paintbrush', [
    { value: 'taawun', title: 'Brand: Taawun' },
    { value: 'second', title: 'Brand: another' },
  ]),
  text: tool('Text size', 'zoom', [
    { value: '100', title: 'Text size: 100 %' },
    { value: '150', title: 'Text size: 150 %' },
    { value: '200', title: 'Text size: 200 %' },
  ]),
  motion: tool('Motion', 'lightning', [
    { value: 'system', title: 'Motion: system' },
    { value: 'reduced', title: 'Motion: reduced' },
  ]),
  messages: tool('Text', 'paragraph', [
    { value: 'real', title: 'Text: real' },
    { value: 'long', title: 'Text: long', right: '× 1.4' },
    { value: 'mixed', title: 'Text: mixed direction', right: 'ع + A' },
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
  brand: 'taawun',
  text: '100',
  motion: 'system',
  messages: 'real',
  network: 'normal',
} as const satisfies Record<keyof typeof globalTypes, string>;

/** Returns the value of a global if it is one of its items, else its initial value. Numbers in the URL are parsed. */
const oneOf = (name: keyof typeof globalTypes, globals: Record<string, unknown>): string => {
  const value = String(globals[name]);
  return globalTypes[name].toolbar.items.some((item) => item.value === value) ? value : initialGlobals[name];
};

/** Reads the toolbar's values; an unknown value becomes the initial one. */
export function readGlobals(
  globals: Record<string, unknown>,
): StoryGlobals & { locale: Locale; brand: string; text: string; motion: string } {
  const read = (name: keyof typeof globalTypes) => oneOf(name, globals);
  return {
    locale: read('locale') as Locale,
    theme: read('theme') as StoryGlobals['theme'],
    brand: read('brand'),
    text: read('text'),
    motion: read('motion'),
    messages: read('messages') as StoryGlobals['messages'],
    network: read('network') as StoryGlobals['network'],
  };
}
