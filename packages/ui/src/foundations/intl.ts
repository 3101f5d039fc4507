import { createIntl, createIntlCache, type IntlShape, type MessageFormatElement } from 'react-intl';

/** A flat catalogue: message id → ICU text (or its compiled form). */
export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;

/** Formatters are dear to make and hold nothing of a page: the process has them once. */
const cache = createIntlCache();
const known = new Map<string, WeakMap<Messages, IntlShape>>();

/** A text that is missing is a programmer's mistake: loud while developing, the id on the page in production. */
function onError(error: Error & { code?: string }): void {
  // oxlint-disable-next-line eslint/no-console -- the only place where a missing message can be reported
  if (import.meta.env?.DEV) console.error(`[taawun] ${error.message}. Add the message to both catalogues (ar and en).`);
}
function onWarn(): void {
  // react-intl warns about rich text in messages it then formats correctly.
}

/** The language of a catalogue; the same object each time, so that a server reads a message once and not once a page. */
export function intlOf(locale: string, messages: Messages): IntlShape {
  let ofLocale = known.get(locale);
  if (!ofLocale) known.set(locale, (ofLocale = new WeakMap()));
  let intl = ofLocale.get(messages);
  if (!intl)
    ofLocale.set(messages, (intl = createIntl({ locale, defaultLocale: locale, messages, onError, onWarn }, cache)));
  return intl;
}
