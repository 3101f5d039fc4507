import { useMemo } from 'react';
import type { FieldErrors } from '@taawun/api-client';
import { useLocale } from '@taawun/ui';
import { inLanguage } from './error-text.ts';

/** A text that another one may follow: with a full stop, where it has no end of its own. */
export const asSentence = (text: string): string =>
  /[.!?؟…]["”»)]?$/.test(text.trim()) ? text.trim() : `${text.trim()}.`;

/** The server's field errors in the page's language. One in the other language is dropped: the next submit brings it anew. */
export function useFieldErrors(errors: FieldErrors | null | undefined): FieldErrors | null {
  const { locale } = useLocale();
  return useMemo(() => {
    const kept = Object.entries(errors ?? {}).filter(([, [message]]) => inLanguage(locale, message) !== null);
    return kept.length ? Object.fromEntries(kept) : null;
  }, [errors, locale]);
}
