import type { AnySchema, ISchema, Reference, StringSchema } from 'yup';
import type { RuleCode, RuleError } from './codes.ts';

/** Rule of a text field: adds a test to a yup schema. */
export type Rule = (schema: StringSchema) => StringSchema;

/** Creates the error of a failed rule. */
export const error = (code: RuleCode, values?: RuleError['values']): RuleError =>
  values ? { code, values } : { code };

/** Creates a rule that ignores empty values; only `required` rejects them. */
export const test =
  (code: RuleCode, check: (value: string) => boolean, values?: RuleError['values']): Rule =>
  (schema) =>
    schema.test({ name: code, message: { ...error(code, values) }, test: (value) => !value || check(value) });

/** Records that a field's rule depends on another field, so that a change of that field validates this one again. */
export const dependingOn = <Schema extends AnySchema>(schema: Schema, field: string): Schema =>
  schema.meta({ dependsOn: [...dependenciesOf(schema), field] });

/** Returns the fields that a field's rules depend on: recorded by `dependingOn` or by yup's `when`. */
export function dependenciesOf(schema: ISchema<unknown> | Reference | undefined): readonly string[] {
  if (!schema || !('spec' in schema)) return [];
  const { deps } = schema as AnySchema;
  const { dependsOn = [] } = ((schema as AnySchema).meta() ?? {}) as { dependsOn?: readonly string[] };
  return [...dependsOn, ...deps];
}
