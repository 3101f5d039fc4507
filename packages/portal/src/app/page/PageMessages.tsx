import type { ReactNode } from 'react';
import { createIntl, createIntlCache, RawIntlProvider, useIntl, type IntlShape } from 'react-intl';
import { useLocation, useMatches, type UIMatch } from 'react-router-dom';
import { localeOf } from '../../intl/locale.ts';
import { messageNamespaces, messagesOf, type Messages, type MessageNamespace } from '../../intl/messages.ts';
import type { RouteHandle } from './page.ts';

const cache = createIntlCache();
const known = new WeakMap<Messages, IntlShape>();

/** What the pages at an address may say besides, from the outside in. */
const wordsOf = (matches: readonly Pick<UIMatch, 'handle'>[]) =>
  messageNamespaces.filter((part) =>
    matches.some(({ handle }) => (handle as RouteHandle | undefined)?.words?.includes(part)),
  );

const NONE: readonly MessageNamespace[] = [];

/** The language of the page at hand, with the words that it has besides, and those of a part that is no page's own; they have been loaded. */
export function useIntlWith(
  matches: readonly Pick<UIMatch, 'handle'>[],
  more: readonly MessageNamespace[] = NONE,
): IntlShape {
  const intl = useIntl();
  const locale = localeOf(useLocation().pathname);
  // Not remembered here: what has not come yet may be there the next time.
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

/** The language of the page at hand. */
export const usePageIntl = (matches: readonly Pick<UIMatch, 'handle'>[]): IntlShape => useIntlWith(matches);

/** Gives a page the words that only some pages have: the frame around it never waits for them, and never draws anew because of them. */
export const PageMessages = ({ children }: { children: ReactNode }) => (
  <RawIntlProvider value={usePageIntl(useMatches())}>{children}</RawIntlProvider>
);
