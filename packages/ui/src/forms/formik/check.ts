import { ValidationError, type AnyObjectSchema } from 'yup';
import { isRuleError } from '../rules/codes.ts';
import { dependenciesOf } from '../rules/step.ts';
import { ofRule } from './errors.ts';
import type { Errors, Values } from './store.ts';

/**
 * Returns the first error of each field.
 * @throws errors that are not validation errors.
 */
function firstErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ValidationError)) throw error;
  const found: Record<string, string> = {};
  for (const inner of error.inner.length > 0 ? error.inner : [error]) {
    const first: unknown = inner.errors[0];
    const name = inner.path ?? '';
    const rule = isRuleError(first) ? first : { code: 'valid' as const };
    // `required` takes precedence over all other errors of a field.
    if (!found[name] || rule.code === 'required') found[name] = ofRule(rule);
  }
  return found;
}

/** Validates all values with the schema, before submission. */
export async function checkAll(schema: AnyObjectSchema | undefined, values: Values): Promise<Errors> {
  try {
    await schema?.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    return firstErrors(error);
  }
}

const dependants = new WeakMap<AnyObjectSchema, Map<string, string[]>>();

/**
 * Returns the fields whose validity can change with the given field: itself and the fields whose rules reference it
 * (`sameAs`).
 */
function affectedBy(schema: AnyObjectSchema, changed: string): string[] {
  let known = dependants.get(schema);
  if (!known) dependants.set(schema, (known = new Map()));
  let names = known.get(changed);
  if (!names) {
    names = Object.keys(schema.fields).filter(
      (name) => name === changed || dependenciesOf(schema.fields[name]).includes(changed),
    );
    known.set(changed, names);
  }
  return names;
}

/**
 * Returns the errors after a change of one field. Validates only the affected fields and keeps the other errors;
 * submission validates all fields.
 */
export async function checkChange(
  schema: AnyObjectSchema | undefined,
  values: Values,
  changed: string,
  errors: Errors,
): Promise<Errors> {
  if (!schema) return errors;
  const names = affectedBy(schema, changed);
  const next = Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
  await Promise.all(
    names.map(async (name) => {
      try {
        await schema.validateAt(name, values, { abortEarly: false });
      } catch (error) {
        Object.assign(next, firstErrors(error));
      }
    }),
  );
  return next;
}
