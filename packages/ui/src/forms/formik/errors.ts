import type { MessageId } from '../../intl/messageIds.ts';
import type { IntlShape } from 'react-intl';
import type { RuleError } from '../rules/codes.ts';

/** Serialised forms of an error: a rule's code, or the server's text. */
export const ofRule = (error: RuleError): string => JSON.stringify(error);
export const ofServer = (text: string): string => JSON.stringify({ text });

/** The text of a serialised error in the current language. */
export function errorText(intl: IntlShape, error: string, attribute: string): string {
  const parsed = JSON.parse(error) as RuleError | { text: string };
  return 'text' in parsed
    ? parsed.text
    : intl.formatMessage({ id: `rules.${parsed.code}` }, { attribute, ...parsed.values });
}

/** Id of a field's label where none is given. The developer names the field, so the id is not known to the types. */
export const labelId = (name: string): MessageId => `fields.${name}` as MessageId;

/** The label of a field: given, or the message `fields.{name}`. */
export const labelText = (intl: IntlShape, name: string, labels: Map<string, string | undefined>): string =>
  labels.get(name) ?? intl.formatMessage({ id: labelId(name) });
