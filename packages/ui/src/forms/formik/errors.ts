import type { MessageId } from '../../intl/messageIds.ts';
import type { IntlShape } from 'react-intl';
import { writeTime } from '../../intl/times.ts';
import type { RuleError } from '../rules/codes.ts';

/** Serialises a rule error or a server message. */
export const ofRule = (error: RuleError): string => JSON.stringify(error);
export const ofServer = (text: string): string => JSON.stringify({ text });

/** Values of a rule's message; a time of day is written as the language writes it. */
function valuesOf(intl: IntlShape, { code, values }: RuleError): RuleError['values'] {
  if (code !== 'timeMin' && code !== 'timeMax') return values;
  return { ...values, time: writeTime(intl.locale, String(values?.['time'])) };
}

/** Formats a serialised error in the current language. */
export function errorText(intl: IntlShape, error: string, attribute: string): string {
  const parsed = JSON.parse(error) as RuleError | { text: string };
  return 'text' in parsed
    ? parsed.text
    : intl.formatMessage({ id: `rules.${parsed.code}` }, { attribute, ...valuesOf(intl, parsed) });
}

/** Id of a field's label where none is given. The developer names the field, so the id is not known to the types. */
export const labelId = (name: string): MessageId => `fields.${name}` as MessageId;

/** Returns the label of a field: the given label, or the message `fields.{name}`. */
export const labelText = (intl: IntlShape, name: string, labels: Map<string, string | undefined>): string =>
  labels.get(name) ?? intl.formatMessage({ id: labelId(name) });
