import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { FieldErrors } from '@taawun/api-client';
import { useLocale, type Locale } from '@taawun/ui';

const KNOWN: ReadonlySet<string> = new Set(['network', 'timeout', 'unauthenticated', 'forbidden', 'notFound', 'conflict', 'validation', 'rateLimited', 'server', 'malformed']);

/** A text that another one may follow: with a full stop, where it has no end of its own. */
export const asSentence = (text: string): string => (/[.!?؟…]["”»)]?$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);

/**
 * The server's message, or `null` where it is in the other language: the page's was switched after the answer.
 * Every Arabic message has Arabic letters, and no English one has.
 */
export const inLanguage = (locale: Locale, message: string | null | undefined): string | null =>
  message && /\p{Script=Arabic}/u.test(message) === (locale === 'ar') ? message : null;

/** The message of a failure in the page's language: the server's where it gave one, else ours for the kind. */
export function useErrorText(): (kind: string, serverMessage: string | null) => string {
  const intl = useIntl();
  const { locale } = useLocale();
  return useCallback(
    (kind, serverMessage) => inLanguage(locale, serverMessage) ?? intl.formatMessage({ id: `portal.error.${KNOWN.has(kind) ? kind : 'server'}` }),
    [intl, locale],
  );
}

/** The server's field errors in the page's language. One in the other language is dropped: the next submit brings it anew. */
export function useFieldErrors(errors: FieldErrors | null | undefined): FieldErrors | null {
  const { locale } = useLocale();
  return useMemo(() => {
    const kept = Object.entries(errors ?? {}).filter(([, [message]]) => inLanguage(locale, message) !== null);
    return kept.length ? Object.fromEntries(kept) : null;
  }, [errors, locale]);
}
