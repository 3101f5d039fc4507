import type { MessageId } from '../../intl/messageIds.ts';
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

/** Id of a field's label where none is given. The developer names the field, so the id is not known to the types. */
export const labelId = (name: string): MessageId => `fields.${name}` as MessageId;

/** Returns the label of a field: the given label, or the message `fields.{name}`. */
export const labelText = (intl: IntlShape, name: string, labels: Map<string, string | undefined>): string =>
  labels.get(name) ?? intl.formatMessage({ id: labelId(name) });
