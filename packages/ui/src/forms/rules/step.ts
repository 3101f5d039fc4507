import type { StringSchema } from 'yup';
import type { RuleCode, RuleError } from './codes.ts';

/** One rule of a text: a step that adds its test to a yup schema. */
export type Rule = (schema: StringSchema) => StringSchema;

/** What a failed rule gives. */
export const error = (code: RuleCode, values?: RuleError['values']): RuleError => (values ? { code, values } : { code });

/** A test that an empty value passes: only `required` speaks about emptiness. */
export const test = (code: RuleCode, check: (value: string) => boolean, values?: RuleError['values']): Rule => (schema) =>
  schema.test({ name: code, message: { ...error(code, values) }, test: (value) => !value || check(value) });
