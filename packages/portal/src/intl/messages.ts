import type { Locale } from '@taawun/api-client';
import type { MessageId } from '@taawun/ui';

/** Messages of the loaded namespaces. */
export type Messages = Record<MessageId, string>;

/** Message namespaces beyond the common one. */
export const messageNamespaces = ['account', 'contact', 'content', 'dialogs', 'forms', 'giving'] as const;

export type MessageNamespace = (typeof messageNamespaces)[number];

type Catalogue = () => Promise<{ default: Partial<Messages> }>;

const catalogues: Record<Locale, Record<'site' | MessageNamespace, readonly Catalogue[]>> = {
  ar: {
    site: [() => import('@taawun/ui/intl/ar/core'), () => import('./ar/site.json')],
    content: [
      () => import('@taawun/ui/intl/ar/cards'),
      () => import('@taawun/ui/intl/ar/map'),
      () => import('./ar/content.json'),
    ],
    forms: [
      () => import('@taawun/ui/intl/ar/forms'),
      () => import('@taawun/ui/intl/ar/kit'),
      () => import('@taawun/ui/intl/ar/fields'),
    ],
    dialogs: [() => import('@taawun/ui/intl/ar/dialogs')],
    account: [() => import('./ar/account.json')],
    contact: [() => import('./ar/contact.json')],
    giving: [() => import('./ar/giving.json')],
  },
  en: {
    site: [() => import('@taawun/ui/intl/en/core'), () => import('./en/site.json')],
    content: [
      () => import('@taawun/ui/intl/en/cards'),
      () => import('@taawun/ui/intl/en/map'),
      () => import('./en/content.json'),
    ],
    forms: [
      () => import('@taawun/ui/intl/en/forms'),
      () => import('@taawun/ui/intl/en/kit'),
      () => import('@taawun/ui/intl/en/fields'),
    ],
    dialogs: [() => import('@taawun/ui/intl/en/dialogs')],
    account: [() => import('./en/account.json')],
    contact: [() => import('./en/contact.json')],
    giving: [() => import('./en/giving.json')],
  },
};

const loading = new Map<string, Promise<void>>();
const loaded = new Map<string, Messages>();
const merged = new Map<string, Messages>();

function load(locale: Locale, part: 'site' | MessageNamespace): Promise<void> {
  const key = `${locale}/${part}`;
  let pending = loading.get(key);
  if (!pending) {
    const fetchAll = async () => {
      const found = await Promise.all(catalogues[locale][part].map((catalogue) => catalogue()));
      loaded.set(key, Object.assign({}, ...found.map((catalogue) => catalogue.default)) as Messages);
    };
    pending = fetchAll();
    loading.set(key, pending);
    // A failed namespace is fetched again at the next call.
    pending.catch(() => loading.delete(key));
  }
  return pending;
}

/**
 * Loads the common messages of a language and those of some namespaces, each once. Rejects where one cannot be fetched.
 */
export async function loadMessages(locale: Locale, namespaces: readonly MessageNamespace[] = []): Promise<Messages> {
  await Promise.all([load(locale, 'site'), ...namespaces.map((part) => load(locale, part))]);
  return messagesOf(locale, namespaces);
}

const NONE = {} as Messages;

/**
 * Returns the loaded messages of a language, the same object each time. Where the language could not be fetched,
 * returns those of the loaded language, so that the error can be shown.
 */
export function messagesOf(locale: Locale, namespaces: readonly MessageNamespace[] = []): Messages {
  const key = [locale, ...namespaces].join('/');
  const known = merged.get(key);
  if (known) return known;
  const parts = (['site', ...namespaces] as const).map((part) => loaded.get(`${locale}/${part}`));
  if (parts.includes(undefined)) return Object.assign({}, loaded.values().next().value ?? NONE, ...parts) as Messages;
  const messages = Object.assign({}, ...parts) as Messages;
  merged.set(key, messages);
  return messages;
}
