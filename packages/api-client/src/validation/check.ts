import { countWords, displayNameFault, displayTextFault } from '@taawun/domain';
import { DONATION_WORD_LIMIT } from '@taawun/domain/giving';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { operationTable } from '../operations.gen.ts';
import type { ErrorBody, ErrorCode, FieldErrors, InputOf, Locale, OperationId } from '../types.ts';
import { bodyValidator, explain, parameterValidator, requiredFields, responseValidator } from './ajv.ts';
import { successStatus } from './protocol.ts';
import { errorText, faultText, type Fault, type Rule } from './texts.ts';

/** Unvalidated request: parameters as text, headers in lower case, body as parsed JSON (`undefined`: absent). */
export interface RawRequest {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, unknown>;
  body?: unknown;
}

export type Checked<Id extends OperationId> =
  | { faults: Fault[] }
  | { faults: null; input: InputOf<Id>; idempotencyKey: string | null };

/** Returns the locale of an `X-locale` header: Arabic unless it is `en`. */
export const localeOf = (header: unknown): Locale => (header === 'en' ? 'en' : 'ar');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// PostgreSQL cannot store NUL, and a lone surrogate is not a character: both are rejected rather than altered.
function isUnstorable(value: unknown): boolean {
  // Iterative: a body may nest lists ten thousands deep.
  const waiting: unknown[] = [value];
  while (waiting.length) {
    const next = waiting.pop();
    if (Array.isArray(next)) for (const each of next) waiting.push(each);
    else if (isRecord(next)) waiting.push(...Object.keys(next), ...Object.values(next));
    else if (typeof next === 'string' && (next.includes('\0') || /\p{Surrogate}/u.test(next))) return true;
  }
  return false;
}

const FORMAT_RULES: Record<string, Rule> = {
  email: 'email',
  'saudi-mobile': 'phone',
  'phone-or-email': 'phoneOrEmail',
};

function ruleOf({ keyword, params, schema }: ErrorObject): { rule: Rule; limit?: number } {
  switch (keyword) {
    case 'maxLength':
    case 'minLength':
    case 'maximum':
    case 'minimum':
      return { rule: keyword, limit: Number(params['limit']) };
    case 'format':
      return { rule: FORMAT_RULES[String(params['format'])] ?? 'valid' };
    case 'type':
      return { rule: schema === 'integer' || schema === 'number' || params['type'] === 'integer' ? 'number' : 'valid' };
    case 'pattern':
      // The contract's pattern for "not blank".
      return { rule: params['pattern'] === '\\S' ? 'required' : 'valid' };
    case 'required':
      return { rule: 'required' };
    default:
      return { rule: 'valid' };
  }
}

const valueAt = (data: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, step) => (isRecord(inner) ? inner[step] : undefined), data);

/** Objects that a program has written: their faults are named at the whole of them. */
const OPAQUE: ReadonlySet<string> = new Set(['credential']);

/** Names the field at a path of a body: `outer.inner` in an object. */
function fieldAt(...steps: string[]): string {
  const opaque = steps.findIndex((step) => OPAQUE.has(step));
  return (opaque < 0 ? steps : steps.slice(0, opaque + 1)).filter((step) => step !== '').join('.') || 'body';
}

function faultsOf(errors: readonly ErrorObject[], data: unknown, optional: (field: string) => boolean): Fault[] {
  return errors.flatMap((error): Fault[] => {
    const { missingProperty, additionalProperty } = error.params as Record<string, string | undefined>;
    const path = error.instancePath.split('/').slice(1);
    const isOpaque = path.some((step) => OPAQUE.has(step));
    if (missingProperty !== undefined)
      return [{ field: fieldAt(...path, missingProperty), rule: isOpaque ? 'valid' : 'required' }];
    if (additionalProperty !== undefined) return [{ field: fieldAt(...path, additionalProperty), rule: 'unknown' }];
    // The field that selects one of the forms of a body.
    if (error.keyword === 'discriminator') {
      const { tag, tagValue } = error.params as { tag: string; tagValue: unknown };
      return [{ field: fieldAt(...path, tag), rule: tagValue === undefined ? 'required' : 'valid' }];
    }
    const field = fieldAt(...path);
    if (isOpaque) return [{ field, rule: 'valid' }];
    // An empty required field is reported as missing, whatever other rules it violates.
    if (valueAt(data, path) === '' && (path.length > 1 || !optional(field))) return [{ field, rule: 'required' }];
    return [{ field, ...ruleOf(error) }];
  });
}

/** Keeps one error per field: missing before invalid, then in the contract's order. */
function firstPerField(faults: readonly Fault[]): Fault[] {
  const first = new Map<string, Fault>();
  for (const fault of faults) {
    const known = first.get(fault.field);
    if (!known || (fault.rule === 'required' && known.rule !== 'required')) first.set(fault.field, fault);
  }
  return [...first.values()];
}

/** Ajv converts `1e309` to Infinity, and then applies no rule of numbers to it. */
const notFinite = (parameters: Record<string, unknown>): Fault[] =>
  Object.entries(parameters).flatMap(([field, value]) =>
    typeof value === 'number' && !Number.isFinite(value) ? [{ field, rule: 'number' }] : [],
  );

function run(validate: ValidateFunction | null, data: unknown): Fault[] {
  if (!validate) return [];
  const unstorable = isRecord(data)
    ? Object.entries(data)
        .filter(([, value]) => isUnstorable(value))
        .map(([field]): Fault => ({ field, rule: 'characters' }))
    : [];
  const rejectedFields = new Set(unstorable.map(({ field }) => field));
  if (validate(data)) return isRecord(data) ? [...unstorable, ...notFinite(data)] : unstorable;
  const names = requiredFields(validate);
  const faults = faultsOf(validate.errors ?? [], data, (field) => !names.includes(field));
  return [...unstorable, ...faults.filter(({ field }) => !rejectedFields.has(field))];
}

/** Fields that only a gift has. */
const GIFT_FIELDS = ['sender_name', 'gift_message', 'receiver_mobile', 'receiver_email', 'notify_on'] as const;

/** Texts of a donor that the site sends to others or shows to everybody. */
const QUOTED = [
  [['donor_name', 'receiver_name', 'sender_name'], displayNameFault],
  [['message', 'gift_message'], displayTextFault],
] as const;

/** Validates rules across fields, which the schema cannot express. */
function crossFieldFaults(id: OperationId, body: Record<string, unknown>): Fault[] {
  const faults: Fault[] = [];
  const { confirm_password: confirmation, target_type: target, target_slug: slug } = body;
  const password = id === 'changePassword' ? body['new_password'] : body['password'];
  if (
    typeof password === 'string' &&
    typeof confirmation === 'string' &&
    confirmation !== '' &&
    password !== confirmation
  ) {
    faults.push({ field: 'confirm_password', rule: 'sameAs' });
  }
  if (id === 'createCheckout' && (target === 'program' || target === 'product') && slug === undefined)
    faults.push({ field: 'target_slug', rule: 'required' });
  if (id === 'createCheckout') {
    for (const field of ['message', 'gift_message']) {
      const text = body[field];
      if (typeof text === 'string' && countWords(text) >= DONATION_WORD_LIMIT)
        faults.push({ field, rule: 'maxWords', limit: DONATION_WORD_LIMIT });
    }
    const given = GIFT_FIELDS.filter((field) => body[field] !== undefined);
    for (const [fields, faultOf] of QUOTED)
      for (const field of fields) {
        const text = body[field];
        const rule = typeof text === 'string' ? faultOf(text) : null;
        if (rule) faults.push({ field, rule });
      }
    if (given.length > 0 && body['receiver_name'] === undefined)
      faults.push({ field: 'receiver_name', rule: 'required' });
  }
  return faults;
}

/** Validates a request against the contract and returns its input, or one error per invalid field. */
export function checkRequest<Id extends OperationId>(id: Id, raw: RawRequest): Checked<Id> {
  const params = { ...raw.params };
  const query = { ...raw.query };
  const takesBody = operationTable[id].body !== 'none';
  const body = raw.body === undefined ? {} : raw.body;
  const key = raw.headers?.['idempotency-key'];
  const headers = key === undefined ? {} : { 'Idempotency-Key': key };
  const faults = [
    ...run(parameterValidator(id, 'path'), params),
    ...run(parameterValidator(id, 'query'), query),
    ...run(parameterValidator(id, 'header'), headers),
    ...(takesBody ? run(bodyValidator(id), body) : []),
    ...(takesBody && isRecord(body) ? crossFieldFaults(id, body) : []),
  ];
  if (faults.length) return { faults: firstPerField(faults) };
  const known = new Set<string>(operationTable[id].query);
  const knownQuery = Object.fromEntries(Object.entries(query).filter(([name]) => known.has(name)));
  const input = { ...params, ...knownQuery, ...(takesBody && isRecord(body) ? body : {}) };
  return { faults: null, input: input as InputOf<Id>, idempotencyKey: typeof key === 'string' ? key : null };
}

/** Converts validation errors to the contract's `errors`. */
export function fieldErrors(faults: readonly Fault[], locale: Locale): FieldErrors {
  return Object.fromEntries(firstPerField(faults).map((fault) => [fault.field, [faultText(fault, locale)]]));
}

/** Builds the contract's error response. */
export function errorBody(
  code: ErrorCode,
  locale: Locale,
  requestId: string,
  faults: readonly Fault[] = [],
): ErrorBody {
  return {
    message: errorText(code, locale),
    code,
    ...(faults.length > 0 && { errors: fieldErrors(faults, locale) }),
    request_id: requestId,
  };
}

/** Returns contract violations of a response; empty when it is valid. */
export function responseProblems(id: OperationId, status: number, body: unknown): string[] {
  const { answer } = operationTable[id];
  if (answer !== 'json' && status === successStatus(id))
    return body instanceof Blob && body.type === `application/${answer}` && body.size > 0
      ? []
      : [`${id} answers a file of the type ${answer} as a Blob`];
  const validate = responseValidator(id, status);
  if (!validate) return [`openapi.yaml knows no status ${status} for ${id}`];
  return validate(body) ? [] : explain(validate);
}
