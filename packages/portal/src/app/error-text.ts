import { useCallback } from 'react';
import { useIntl } from 'react-intl';

const KNOWN: ReadonlySet<string> = new Set(['network', 'timeout', 'unauthenticated', 'forbidden', 'notFound', 'conflict', 'validation', 'rateLimited', 'server', 'malformed']);

/** A failure in the reader's words: the server's where it gave some, else ours for the kind. */
export function useErrorText(): (kind: string, serverMessage: string | null) => string {
  const intl = useIntl();
  return useCallback(
    (kind, serverMessage) => serverMessage ?? intl.formatMessage({ id: `portal.error.${KNOWN.has(kind) ? kind : 'server'}` }),
    [intl],
  );
}
