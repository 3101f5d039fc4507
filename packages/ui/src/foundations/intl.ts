import { createIntl, createIntlCache, type IntlShape, type MessageFormatElement } from 'react-intl';

/** Flat message catalogue: message id → ICU text or its compiled form. */
export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;

/** Formatters are expensive to create and hold no request state: one cache for the process. */
const cache = createIntlCache();
const known = new Map<string, WeakMap<Messages, IntlShape>>();

/** Reports a missing message: logs an error in development; in production the page shows the id. */
function onError(error: Error & { code?: string }): void {
  if (!import.meta.env?.DEV) return;
  // oxlint-disable-next-line eslint/no-console -- the only place where a missing message can be reported
  console.error(`[taawun] ${error.message}. Add it to the messages of this locale; until then the page shows its id.`);
}
function onWarn(): void {
  // Empty: react-intl warns about rich text in messages that it then formats correctly.
}

/**
 * Returns the `IntlShape` of a catalogue, memoised, so that a server parses each message once and not once per page.
 */
export function intlOf(locale: string, messages: Messages): IntlShape {
  let ofLocale = known.get(locale);
  if (!ofLocale) known.set(locale, (ofLocale = new WeakMap()));
  let intl = ofLocale.get(messages);
  if (!intl)
    ofLocale.set(messages, (intl = createIntl({ locale, defaultLocale: locale, messages, onError, onWarn }, cache)));
  return intl;
}
