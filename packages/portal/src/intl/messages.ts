import { use } from 'react';
import type { Locale } from '@taawun/ui';

export type Messages = Record<string, string>;

const loaders: Record<Locale, () => Promise<Messages>> = {
  ar: async () => merge(await Promise.all([import('@taawun/ui/intl/ar'), import('./ar.json')])),
  en: async () => merge(await Promise.all([import('@taawun/ui/intl/en'), import('./en.json')])),
};

const merge = (catalogues: { default: Messages }[]): Messages => Object.assign({}, ...catalogues.map((catalogue) => catalogue.default));

const loading = new Map<Locale, Promise<Messages>>();
const loaded = new Map<Locale, Messages>();

/** Loads a language's words once; a page downloads only the language it speaks. */
export function loadMessages(locale: Locale): Promise<Messages> {
  let promise = loading.get(locale);
  if (!promise) {
    promise = loaders[locale]();
    loading.set(locale, promise);
    promise.then(
      (messages) => loaded.set(locale, messages),
      () => loading.delete(locale),
    );
  }
  return promise;
}

/** The words of a language; the root middleware has loaded them before anything renders. */
export function useMessages(locale: Locale): Messages {
  return loaded.get(locale) ?? use(loadMessages(locale));
}
