import { describe, expect, test } from 'vitest';
import { contract } from '../contract.gen.ts';
import { operationTable } from '../operations.gen.ts';
import type { OperationId } from '../types.ts';
import { bodyValidator, explain, parameterValidator, responseValidator, schemaValidator } from './ajv.ts';
import { checkRequest, errorBody, fieldErrors, localeOf, responseProblems } from './check.ts';
import { attributeText, faultText } from './texts.ts';

const person = {
  firstname: 'نورة',
  lastname: 'العتيبي',
  phone: '0551234567',
  password: 'nakhla-9',
  confirm_password: 'nakhla-9',
};
const rules = (id: OperationId, raw: Parameters<typeof checkRequest>[1]) =>
  Object.fromEntries(
    (checkRequest(id, raw).faults ?? []).map(({ field, rule, limit }) => [
      field,
      limit === undefined ? rule : `${rule} ${limit}`,
    ]),
  );
const without = (field: keyof typeof person) =>
  Object.fromEntries(Object.entries(person).filter(([name]) => name !== field));

test.each([
  [
    'nothing at all',
    undefined,
    {
      firstname: 'required',
      lastname: 'required',
      phone: 'required',
      password: 'required',
      confirm_password: 'required',
    },
  ],
  ['a list', [], { body: 'valid' }],
  ['null', null, { body: 'valid' }],
  ['a missing field', without('phone'), { phone: 'required' }],
  ['an empty field', { ...person, firstname: '' }, { firstname: 'required' }],
  ['only spaces', { ...person, firstname: ' \u00A0 ' }, { firstname: 'required' }],
  ['an empty optional field', { ...person, email: '' }, { email: 'minLength 1' }],
  ['a wrong address', { ...person, email: 'noura' }, { email: 'email' }],
  ['a wrong number', { ...person, phone: '12' }, { phone: 'phone' }],
  ['a wrong type', { ...person, phone: 551234567 }, { phone: 'valid' }],
  ['a short password', { ...person, password: '123', confirm_password: '123' }, { password: 'minLength 8' }],
  ['another password', { ...person, confirm_password: 'other-9' }, { confirm_password: 'sameAs' }],
  ['an unknown field', { ...person, is_member: true }, { is_member: 'unknown' }],
  ['a NUL', { ...person, firstname: 'a\0b' }, { firstname: 'characters' }],
  ['half a character', { ...person, lastname: 'a\ud800' }, { lastname: 'characters' }],
  ['a long name', { ...person, firstname: 'ن'.repeat(61) }, { firstname: 'maxLength 60' }],
  ['two faults', { ...person, phone: 'x', email: 'y' }, { phone: 'phone', email: 'email' }],
])('sign-up with %s', (_, body, expected) => expect(rules('requestSignUpCode', { body })).toEqual(expected));

const signIn = { username: '0551234567', password: 'x' };
const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: {} };
test.each([
  ['an empty object', {}, { 'second_factor.method': 'required' }],
  ['an empty code', { method: 'totp', code: '' }, { 'second_factor.code': 'required' }],
  ['a NUL inside', { method: 'recovery_code', code: 'a\0b' }, { second_factor: 'characters' }],
  [
    'half a credential',
    { method: 'passkey', challenge_id: 'x', credential },
    {
      'second_factor.challenge_id': 'valid',
      'second_factor.credential': 'valid',
    },
  ],
])('a second factor with %s is named by the path of its field', (_, second_factor, expected) =>
  expect(rules('signIn', { body: { ...signIn, second_factor } })).toEqual(expected),
);

test('a valid sign-up is returned unchanged', () => {
  expect(checkRequest('requestSignUpCode', { body: { ...person, firstname: ' <b>نورة</b> 👩🏽‍🌾 ' } })).toMatchObject({
    faults: null,
    input: { firstname: ' <b>نورة</b> 👩🏽‍🌾 ' },
  });
});

test('parameters are converted to the types of the contract, bodies are not', () => {
  expect(checkRequest('listNews', { query: { page: '2', utm: 'x' } })).toMatchObject({
    input: { page: 2, per_page: 12 },
  });
  expect(checkRequest('listSettings', {})).toMatchObject({ input: { pagination: 'all' } });
  expect(rules('listNews', { query: { page: 'two', per_page: '0', search: 'a\0' } })).toEqual({
    page: 'number',
    per_page: 'minimum 1',
    search: 'characters',
  });
  expect(rules('listNews', { query: { page: ['1', '2'] } })).toEqual({ page: 'number' });
  // Written as a number, but beyond every number.
  expect(rules('listNews', { query: { page: '-1e309', per_page: '1e309' } })).toEqual({
    page: 'number',
    per_page: 'number',
  });
  expect(rules('createCheckout', { body: { monthly_price: Infinity } })).toMatchObject({ monthly_price: 'number' });
  expect(rules('listDocuments', { query: { group: 'other' } })).toEqual({ group: 'valid' });
  const contact = { user_name: 'n', user_email: 'n@mail.example', topic_id: '1', message: 'long enough' };
  expect(rules('sendContact', { body: contact, headers: { 'idempotency-key': 'x' } })).toEqual({
    topic_id: 'number',
    'Idempotency-Key': 'minLength 8',
  });
  expect(
    rules('createCheckout', {
      body: { target_type: 'program', monthly_price: 99, months: 1.5, idempotency_key: 'a-long-key' },
    }),
  ).toEqual({ monthly_price: 'minimum 100', months: 'number', target_slug: 'required' });
});

describe('messages', () => {
  test('match the specification in both languages', () => {
    expect(fieldErrors([{ field: 'phone', rule: 'required' }], 'ar')).toEqual({ phone: ['حقل رقم الجوال مطلوب'] });
    expect(fieldErrors([{ field: 'phone', rule: 'required' }], 'en')).toEqual({ phone: ['Phone field is required'] });
    expect(faultText({ field: 'email', rule: 'email' }, 'en')).toBe('Email field is not valid Email Address');
    expect(faultText({ field: 'monthly_price', rule: 'minimum', limit: 100 }, 'ar')).toBe(
      'يجب ألا يقل حقل المبلغ الشهري عن ١',
    );
  });
  test.each([
    [0, 'أي حرف'],
    [1, 'حرف واحد'],
    [2, 'حرفين'],
    [6, '٦ أحرف'],
    [60, '٦٠ حرفًا'],
    [200, '٢٠٠ حرف'],
  ])('use the Arabic plural form of %i letters', (limit, expected) =>
    expect(faultText({ field: 'password', rule: 'minLength', limit }, 'ar')).toBe(
      `يجب ألا يقل حقل كلمة المرور عن ${expected}`,
    ),
  );
  test('exist for every field of every request', () => {
    const names = Object.values(
      (contract as { components: { schemas: Record<string, { properties?: object }> } }).components.schemas,
    ).length;
    expect(names).toBeGreaterThan(30);
    for (const id of Object.keys(operationTable) as OperationId[]) {
      for (const name of [...operationTable[id].query, ...operationTable[id].params])
        expect(attributeText(name, 'ar'), name).toMatch(/\p{Script=Arabic}/u);
    }
    for (const schema of [
      'NewAccount',
      'SignUp',
      'SignIn',
      'ForgotPassword',
      'ResetPassword',
      'ChangePassword',
      'ContactRequest',
      'PageFeedback',
      'CheckoutRequest',
    ]) {
      const { properties } = schemaValidator(schema).schema as { properties: object };
      for (const name of Object.keys(properties)) expect(attributeText(name, 'ar'), name).toMatch(/\p{Script=Arabic}/u);
    }
  });
  test('fall back to Arabic for an unknown language', () =>
    expect([localeOf('en'), localeOf('ar'), localeOf('fr'), localeOf(undefined)]).toEqual(['en', 'ar', 'ar', 'ar']));
});

describe('the contract itself', () => {
  interface Media {
    schema: object;
    example?: unknown;
  }
  interface Operation {
    operationId: OperationId;
    requestBody?: { content: Record<string, Media> };
    responses: Record<string, { content?: Record<string, Media> }>;
  }
  const operations = Object.values((contract as { paths: Record<string, Record<string, Operation>> }).paths).flatMap(
    (item) => Object.values(item).filter((each) => 'operationId' in each),
  );

  test.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '%s compiles, and its examples are what it says',
    (id, operation) => {
      for (const place of ['path', 'query', 'header'] as const) parameterValidator(id, place);
      const example = operation.requestBody?.content['application/json']?.example;
      const validate = bodyValidator(id);
      expect(example === undefined || validate?.(example), validate ? explain(validate).join('\n') : '').toBe(true);
      for (const [status, { content }] of Object.entries(operation.responses)) {
        expect(responseValidator(id, Number(status))).toBeTypeOf('function');
        const answer = content?.['application/json']?.example;
        expect(answer === undefined ? [] : responseProblems(id, Number(status), answer)).toEqual([]);
      }
    },
  );
  test.each(
    Object.entries(
      (contract as { components: { schemas: Record<string, { example?: unknown }> } }).components.schemas,
    ).filter(([, schema]) => schema.example !== undefined),
  )('the example of %s is one', (name, { example }) => expect(schemaValidator(name)(example)).toBe(true));
  test('the error format matches the contract', () => {
    const body = errorBody('validation', 'ar', 'r1', [{ field: 'phone', rule: 'required' }]);
    expect(responseProblems('requestSignUpCode', 422, body)).toEqual([]);
    expect(responseProblems('requestSignUpCode', 422, { ...body, extra: 1 })).not.toEqual([]);
    expect(responseProblems('getBranch', 418, body)).toEqual(['openapi.yaml knows no status 418 for getBranch']);
  });
});
