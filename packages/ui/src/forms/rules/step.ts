import type { AnySchema, ISchema, Reference, StringSchema } from 'yup';
import type { RuleCode, RuleError } from './codes.ts';

/** One rule of a text: a step that adds its test to a yup schema. */
export type Rule = (schema: StringSchema) => StringSchema;

/** What a failed rule gives. */
export const error = (code: RuleCode, values?: RuleError['values']): RuleError =>
  values ? { code, values } : { code };

/** A test that an empty value passes: only `required` speaks about emptiness. */
export const test =
  (code: RuleCode, check: (value: string) => boolean, values?: RuleError['values']): Rule =>
  (schema) =>
    schema.test({ name: code, message: { ...error(code, values) }, test: (value) => !value || check(value) });

/** Notes that a field's rule looks at another field, so that a change of that one checks this one again. */
export const dependingOn = <Schema extends AnySchema>(schema: Schema, field: string): Schema =>
  schema.meta({ dependsOn: [...dependenciesOf(schema), field] });

/** The fields that a field's rules look at: as `dependingOn` noted, and those of yup's `when`. */
export function dependenciesOf(schema: ISchema<unknown> | Reference | undefined): readonly string[] {
  if (!schema || !('spec' in schema)) return [];
  const { deps } = schema as AnySchema;
  const { dependsOn = [] } = ((schema as AnySchema).meta() ?? {}) as { dependsOn?: readonly string[] };
  return [...dependsOn, ...deps];
}
