import { useSyncExternalStore } from 'react';
import type { Locale } from '@taawun/ui';

export type Messages = Record<string, string>;

/** What a page may say beyond the words that every page has. */
export type Words = 'account' | 'dialogs' | 'forms';

type Catalogue = () => Promise<{ default: Messages }>;

const catalogues: Record<Locale, Record<'site' | Words, readonly Catalogue[]>> = {
  ar: {
    site: [() => import('@taawun/ui/intl/ar/core'), () => import('@taawun/ui/intl/ar/cards'), () => import('@taawun/ui/intl/ar/map'), () => import('./ar/site.json')],
    forms: [() => import('@taawun/ui/intl/ar/forms'), () => import('@taawun/ui/intl/ar/kit'), () => import('@taawun/ui/intl/ar/fields')],
    dialogs: [() => import('@taawun/ui/intl/ar/dialogs')],
    account: [() => import('./ar/account.json')],
  },
  en: {
    site: [() => import('@taawun/ui/intl/en/core'), () => import('@taawun/ui/intl/en/cards'), () => import('@taawun/ui/intl/en/map'), () => import('./en/site.json')],
    forms: [() => import('@taawun/ui/intl/en/forms'), () => import('@taawun/ui/intl/en/kit'), () => import('@taawun/ui/intl/en/fields')],
    dialogs: [() => import('@taawun/ui/intl/en/dialogs')],
    account: [() => import('./en/account.json')],
  },
};

const loading = new Map<string, Promise<void>>();
const loaded = new Map<Locale, Messages>();
const listeners = new Set<() => void>();

function load(locale: Locale, part: 'site' | Words): Promise<void> {
  const key = `${locale}/${part}`;
  let promise = loading.get(key);
  if (!promise) {
    promise = Promise.all(catalogues[locale][part].map((catalogue) => catalogue())).then((found) => {
      loaded.set(locale, Object.assign({}, loaded.get(locale), ...found.map((catalogue) => catalogue.default)) as Messages);
      for (const listener of listeners) listener();
    });
    loading.set(key, promise);
    // What did not come is asked for again.
    promise.catch(() => loading.delete(key));
  }
  return promise;
}

/** Loads a language's words once, and of them only those that every page has and those of `words`. */
export async function loadMessages(locale: Locale, words: readonly Words[] = []): Promise<Messages> {
  await Promise.all([load(locale, 'site'), ...words.map((part) => load(locale, part))]);
  return loaded.get(locale) ?? {};
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const NONE: Messages = {};

/**
 * The words of a language as far as they are here; the root middleware has loaded a page's before it renders. Where they could
 * not be fetched, the error is told in the language that is here.
 */
export function useMessages(locale: Locale): Messages {
  const read = () => loaded.get(locale) ?? loaded.values().next().value ?? NONE;
  return useSyncExternalStore(subscribe, read, read);
}
