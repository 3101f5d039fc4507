import { useMemo, type ReactNode } from 'react';
import { createIntl, createIntlCache, RawIntlProvider, useIntl, type IntlShape } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { localeOf } from '../intl/locale.ts';
import { messagesOf, type Messages, type Words } from '../intl/messages.ts';

const cache = createIntlCache();
const known = new WeakMap<Messages, IntlShape>();

/** The language of the page at hand, with the words of `words` besides; they have been loaded. */
export function useWords(words: readonly Words[]): IntlShape {
  const intl = useIntl();
  const locale = localeOf(useLocation().pathname);
  return useMemo(() => {
    if (!words.length) return intl;
    const messages = messagesOf(locale, words);
    let own = known.get(messages);
    if (!own) {
      const { locale: tag, defaultLocale, onError, onWarn } = intl;
      own = createIntl({ locale: tag, defaultLocale, onError, ...(onWarn ? { onWarn } : {}), messages }, cache);
      known.set(messages, own);
    }
    return own;
  }, [intl, locale, words]);
}

/** Gives a page the words that only some pages have: the frame around it never waits for them, and never draws anew because of them. */
export const PageWords = ({ words, children }: { words: readonly Words[]; children: ReactNode }) => <RawIntlProvider value={useWords(words)}>{children}</RawIntlProvider>;
