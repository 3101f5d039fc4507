import type { ReactNode } from 'react';
import { createIntl, createIntlCache, RawIntlProvider, useIntl, type IntlShape } from 'react-intl';
import { useLocation, useMatches, type UIMatch } from 'react-router-dom';
import { localeOf } from '../intl/locale.ts';
import { allWords, messagesOf, type Messages } from '../intl/messages.ts';
import type { RouteHandle } from './page.ts';

const cache = createIntlCache();
const known = new WeakMap<Messages, IntlShape>();

/** What the pages at an address may say besides, from the outside in. */
const wordsOf = (matches: readonly Pick<UIMatch, 'handle'>[]) => allWords.filter((part) => matches.some(({ handle }) => (handle as RouteHandle | undefined)?.words?.includes(part)));

/** The language of the page at hand, with the words that it has besides; they have been loaded. */
export function usePageIntl(matches: readonly Pick<UIMatch, 'handle'>[]): IntlShape {
  const intl = useIntl();
  const locale = localeOf(useLocation().pathname);
  // Not remembered here: what has not come yet may be there the next time.
  const messages = messagesOf(locale, wordsOf(matches));
  let own = known.get(messages);
  if (!own) {
    const { locale: tag, defaultLocale, onError, onWarn } = intl;
    own = createIntl({ locale: tag, defaultLocale, onError, ...(onWarn ? { onWarn } : {}), messages }, cache);
    known.set(messages, own);
  }
  return own;
}

/** Gives a page the words that only some pages have: the frame around it never waits for them, and never draws anew because of them. */
export const PageWords = ({ children }: { children: ReactNode }) => <RawIntlProvider value={usePageIntl(useMatches())}>{children}</RawIntlProvider>;
