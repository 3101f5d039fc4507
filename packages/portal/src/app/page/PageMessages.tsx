import type { ReactNode } from 'react';
import { createIntl, createIntlCache, RawIntlProvider, useIntl, type IntlShape } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { localeOf } from '../../intl/locale.ts';
import { messageNamespaces, messagesOf, type Messages, type MessageNamespace } from '../../intl/messages.ts';
import { namespacesAt } from '../../routes/pages.ts';

const cache = createIntlCache();
const known = new WeakMap<Messages, IntlShape>();

const NONE: readonly MessageNamespace[] = [];

/**
 * The intl object of the current page: the common messages, those of its route, and those of `more`. All are loaded
 * already.
 */
export function usePageIntl(more: readonly MessageNamespace[] = NONE): IntlShape {
  const intl = useIntl();
  const { pathname } = useLocation();
  const own = namespacesAt(pathname);
  // Not memoised: a namespace that is not loaded yet may be loaded at the next render.
  const messages = messagesOf(
    localeOf(pathname),
    messageNamespaces.filter((name) => own.includes(name) || more.includes(name)),
  );
  let pageIntl = known.get(messages);
  if (!pageIntl) {
    const { locale: tag, defaultLocale, onError, onWarn } = intl;
    pageIntl = createIntl({ locale: tag, defaultLocale, onError, ...(onWarn ? { onWarn } : {}), messages }, cache);
    known.set(messages, pageIntl);
  }
  return pageIntl;
}

/**
 * Provides a page's own message namespaces. The app shell neither waits for them nor renders again when they are
 * loaded.
 */
export const PageMessages = ({ children }: { children: ReactNode }) => (
  <RawIntlProvider value={usePageIntl()}>{children}</RawIntlProvider>
);
