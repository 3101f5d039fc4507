import type { ReactNode } from 'react';
import { createIntl, createIntlCache, RawIntlProvider, useIntl, type IntlShape } from 'react-intl';
import { useLocation, useMatches, type UIMatch } from 'react-router-dom';
import { localeOf } from '../../intl/locale.ts';
import { messageNamespaces, messagesOf, type Messages, type MessageNamespace } from '../../intl/messages.ts';
import type { RouteHandle } from './page.ts';

const cache = createIntlCache();
const known = new WeakMap<Messages, IntlShape>();

/** Message namespaces of the matched routes. */
const wordsOf = (matches: readonly Pick<UIMatch, 'handle'>[]) =>
  messageNamespaces.filter((part) =>
    matches.some(({ handle }) => (handle as RouteHandle | undefined)?.words?.includes(part)),
  );

const NONE: readonly MessageNamespace[] = [];

/**
 * The intl object of the current page: the common messages, those of the matched routes, and those of `more`. All are
 * loaded already.
 */
export function useIntlWith(
  matches: readonly Pick<UIMatch, 'handle'>[],
  more: readonly MessageNamespace[] = NONE,
): IntlShape {
  const intl = useIntl();
  const locale = localeOf(useLocation().pathname);
  // Not memoised: a namespace that is not loaded yet may be loaded at the next render.
  const own = wordsOf(matches);
  const messages = messagesOf(
    locale,
    more.length ? messageNamespaces.filter((part) => own.includes(part) || more.includes(part)) : own,
  );
  let words = known.get(messages);
  if (!words) {
    const { locale: tag, defaultLocale, onError, onWarn } = intl;
    words = createIntl({ locale: tag, defaultLocale, onError, ...(onWarn ? { onWarn } : {}), messages }, cache);
    known.set(messages, words);
  }
  return words;
}

/** The intl object of the current page. */
export const usePageIntl = (matches: readonly Pick<UIMatch, 'handle'>[]): IntlShape => useIntlWith(matches);

/**
 * Provides a page's own message namespaces. The app shell neither waits for them nor renders again when they are
 * loaded.
 */
export const PageMessages = ({ children }: { children: ReactNode }) => (
  <RawIntlProvider value={usePageIntl(useMatches())}>{children}</RawIntlProvider>
);
