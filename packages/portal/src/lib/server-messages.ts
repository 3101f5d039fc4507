import { useMemo } from 'react';
import type { FieldErrors } from '@taawun/api-client';
import { useLocale } from '@taawun/ui';
import { inLanguage } from './error-text.ts';
import { localeFor } from '../intl/locale.ts';

/** Adds a full stop where the text has no final punctuation. */
export const asSentence = (text: string): string =>
  /[.!?؟…]["”»)]?$/.test(text.trim()) ? text.trim() : `${text.trim()}.`;

/**
 * The server's field errors in the page's language. Errors in the other language are dropped until the next submission.
 */
export function useFieldErrors(errors: FieldErrors | null | undefined): FieldErrors | null {
  const locale = localeFor(useLocale().language);
  return useMemo(() => {
    const readable = Object.entries(errors ?? {}).filter(([, [message]]) => inLanguage(locale, message) !== null);
    return readable.length ? Object.fromEntries(readable) : null;
  }, [errors, locale]);
}
