import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { ApiErrorKind, Locale } from '@taawun/api-client';
import type { PaymentReason } from '@taawun/domain';
import type { MessageId } from '@taawun/ui';

/** The message of each kind of failure: a new kind does not compile until it has one in both languages. */
const MESSAGE_IDS: Readonly<Record<ApiErrorKind, MessageId>> = {
  // The failure of an aborted call is never shown.
  aborted: 'portal.error.server',
  confirmationRequired: 'portal.error.confirmationRequired',
  conflict: 'portal.error.conflict',
  forbidden: 'portal.error.forbidden',
  malformed: 'portal.error.malformed',
  network: 'portal.error.network',
  notFound: 'portal.error.notFound',
  rateLimited: 'portal.error.rateLimited',
  secondFactorRequired: 'portal.error.secondFactorRequired',
  server: 'portal.error.server',
  timeout: 'portal.error.timeout',
  unauthenticated: 'portal.error.unauthenticated',
  validation: 'portal.error.validation',
};

const isCallFailure = (kind: ApiErrorKind | PaymentReason): kind is ApiErrorKind => kind in MESSAGE_IDS;

/**
 * Returns the server's message, or `null` where it is in the other language because the language was switched after the
 * response. Arabic messages contain Arabic letters, English ones do not.
 */
export const inLanguage = (locale: Locale, message: string | null | undefined): string | null =>
  message && /[ء-ي]/.test(message) === (locale === 'ar') ? message : null;

/** The message of a failure in the page's language: the server's where there is one, else that of its kind. */
export function useErrorText(): (kind: ApiErrorKind | PaymentReason, serverMessage: string | null) => string {
  const intl = useIntl();
  return useCallback(
    (kind, serverMessage) =>
      inLanguage(intl.locale.startsWith('ar') ? 'ar' : 'en', serverMessage) ??
      // The payment's dialog has messages of its own for the reasons of the bank and the gateway.
      intl.formatMessage({ id: isCallFailure(kind) ? MESSAGE_IDS[kind] : 'portal.error.server' }),
    [intl],
  );
}
