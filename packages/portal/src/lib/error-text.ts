import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { Locale } from '@taawun/ui';

const KNOWN: ReadonlySet<string> = new Set([
  'network',
  'timeout',
  'unauthenticated',
  'forbidden',
  'notFound',
  'conflict',
  'validation',
  'rateLimited',
  'server',
  'malformed',
]);

/**
 * Returns the server's message, or `null` where it is in the other language because the language was switched after the
 * response. Arabic messages contain Arabic letters, English ones do not.
 */
export const inLanguage = (locale: Locale, message: string | null | undefined): string | null =>
  message && /[ء-ي]/.test(message) === (locale === 'ar') ? message : null;

/** The message of a failure in the page's language: the server's where there is one, else that of its kind. */
export function useErrorText(): (kind: string, serverMessage: string | null) => string {
  const intl = useIntl();
  return useCallback(
    (kind, serverMessage) =>
      inLanguage(intl.locale.startsWith('ar') ? 'ar' : 'en', serverMessage) ??
      intl.formatMessage({ id: `portal.error.${KNOWN.has(kind) ? kind : 'server'}` }),
    [intl],
  );
}
