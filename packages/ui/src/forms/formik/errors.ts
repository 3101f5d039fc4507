import { ValidationError, type AnyObjectSchema } from 'yup';
import type { IntlShape } from 'react-intl';
import { isRuleError, type RuleError } from '../rules/codes.ts';
import type { Values } from './store.ts';

/** Serialised forms of an error: a rule's code, or the server's text. */
export const ofRule = (error: RuleError): string => JSON.stringify(error);
export const ofServer = (text: string): string => JSON.stringify({ text });

/** Runs the schema; the first error of each field. Errors that are not ours (a broken test) are thrown on. */
export async function validate(schema: AnyObjectSchema | undefined, values: Values): Promise<Record<string, string>> {
  if (!schema) return {};
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found: Record<string, string> = {};
    for (const inner of error.inner.length > 0 ? error.inner : [error]) {
      const first: unknown = inner.errors[0];
      const name = inner.path ?? '';
      const rule = isRuleError(first) ? first : { code: 'valid' as const };
      // Emptiness explains everything else that is wrong with a field.
      if (!found[name] || rule.code === 'required') found[name] = ofRule(rule);
    }
    return found;
  }
}

/** The text of a serialised error in the current language. */
export function errorText(intl: IntlShape, error: string, attribute: string): string {
  const parsed = JSON.parse(error) as RuleError | { text: string };
  return 'text' in parsed ? parsed.text : intl.formatMessage({ id: `rules.${parsed.code}` }, { attribute, ...parsed.values });
}

/** The label of a field: given, or the key `fields.{name}`. */
export const labelText = (intl: IntlShape, name: string, labels: Map<string, string | undefined>): string => labels.get(name) ?? intl.formatMessage({ id: `fields.${name}` });
