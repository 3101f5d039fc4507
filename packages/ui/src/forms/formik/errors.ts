import type { IntlShape } from 'react-intl';
import type { RuleError } from '../rules/codes.ts';

/** Serialises a rule error or a server message. */
export const ofRule = (error: RuleError): string => JSON.stringify(error);
export const ofServer = (text: string): string => JSON.stringify({ text });

/** Formats a serialised error in the current language. */
export function errorText(intl: IntlShape, error: string, attribute: string): string {
  const parsed = JSON.parse(error) as RuleError | { text: string };
  return 'text' in parsed
    ? parsed.text
    : intl.formatMessage({ id: `rules.${parsed.code}` }, { attribute, ...parsed.values });
}

/** Returns the label of a field: the given label, or the message `fields.{name}`. */
export const labelText = (intl: IntlShape, name: string, labels: Map<string, string | undefined>): string =>
  labels.get(name) ?? intl.formatMessage({ id: `fields.${name}` });
