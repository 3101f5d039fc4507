import { ValidationError, type AnyObjectSchema } from 'yup';
import { isRuleError } from '../rules/codes.ts';
import { dependenciesOf } from '../rules/step.ts';
import { ofRule } from './errors.ts';
import type { Errors, Values } from './store.ts';

/** The first error of each field. Errors that are not ours (a broken test) are thrown on. */
function firstErrors(error: unknown): Record<string, string> {
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

/** Runs the whole schema: before sending. */
export async function checkAll(schema: AnyObjectSchema | undefined, values: Values): Promise<Errors> {
  try {
    await schema?.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    return firstErrors(error);
  }
}

/**
 * What a change of one field can have put right or wrong: that field, those whose rules name it (`sameAs`), and those that are wrong
 * now. A keystroke in a form of thirty fields then checks one or two of them; sending checks all.
 */
export async function checkChange(schema: AnyObjectSchema | undefined, values: Values, changed: string, errors: Errors): Promise<Errors> {
  const fields = schema?.fields ?? {};
  const names = Object.keys(fields).filter((name) => name === changed || name in errors || dependenciesOf(fields[name]).includes(changed));
  const next: Record<string, string> = {};
  await Promise.all(names.map(async (name) => {
    try {
      await schema?.validateAt(name, values, { abortEarly: false });
    } catch (error) {
      Object.assign(next, firstErrors(error));
    }
  }));
  return next;
}
