import { ValidationError, type AnySchema } from 'yup';
import { describe, expect, it } from 'vitest';
import { rules } from './index.ts';

async function codeOf(schema: AnySchema, value: unknown): Promise<unknown> {
  try {
    await schema.validate(value);
    return null;
  } catch (error) {
    if (error instanceof ValidationError) return error.errors[0];
    throw error;
  }
}

const { string, secret } = rules;
const large = new File([new Uint8Array(1024 * 1024)], 'a.pdf');
const cases: [string, AnySchema, unknown, unknown][] = [
  ['required', string(rules.required()), '  ', { code: 'required' }],
  ['required, undefined', string(rules.required()), undefined, { code: 'required' }],
  ['optional', string(rules.email()), '', null],
  ['maxLength', string(rules.maxLength(3)), 'أربعة', { code: 'maxLength', values: { max: 3 } }],
  ['maxLength counts characters', string(rules.maxLength(2)), '👍👍', null],
  ['minLength', string(rules.minLength(3)), 'لا', { code: 'minLength', values: { min: 3 } }],
  ['valid', string(rules.valid(/^[A-Z]{4}\d{4}$/)), 'RRRD292', { code: 'valid' }],
  ['number', string(rules.number()), '١٢٣', null],
  ['number', string(rules.number()), '12a', { code: 'number' }],
  ['numeric', string(rules.numeric()), '١٬٢٠٠٫٥', null],
  ['numeric', string(rules.numeric()), 'x', { code: 'numeric' }],
  ['password_min', secret(rules.passwordMin()), '1234567', { code: 'password_min', values: { min: 8 } }],
  ['password of any kind', secret(rules.passwordMin()), 'كلمتي هي', null],
  ['email', string(rules.email()), 'a@b', { code: 'email' }],
  ['email', string(rules.email()), 'noura@taawun.example', null],
  ['validPhoneNumber', string(rules.phone()), '0400000001', { code: 'validPhoneNumber' }],
  ['phone', string(rules.phone()), '٠٥٠٠٠٠٠٠٠١', null],
  ['validPhoneOrEmail', string(rules.phoneOrEmail()), '05000', { code: 'validPhoneOrEmail' }],
  ['maxWords', string(rules.maxWords(3)), 'واحد اثنان ثلاثة', { code: 'maxWords', values: { maxWords: 3 } }],
  ['url', string(rules.url()), 'javascript:alert(1)', { code: 'url' }],
  ['url', string(rules.url()), 'https://taawun.example/x', null],
  ['accepted', rules.accepted(), false, { code: 'accepted' }],
  ['imageType', rules.image(), new File(['x'], 'a.gif', { type: 'image/gif' }), { code: 'imageType' }],
  [
    'imageSize',
    rules.image({ maxMb: 1 }),
    new File([new Uint8Array(1024 * 1024)], 'a.png', { type: 'image/png' }),
    { code: 'imageSize', values: { count: 1 } },
  ],
  ['files, required', rules.files({ required: true }), [], { code: 'required' }],
  ['files, optional', rules.files({ types: ['pdf'], maxMb: 1, maxFiles: 1, maxTotalMb: 1 }), undefined, null],
  [
    'filesType',
    rules.files({ types: ['pdf'] }),
    [new File(['x'], 'a.PDF'), new File(['x'], 'b.exe')],
    { code: 'filesType' },
  ],
  ['filesSize', rules.files({ maxMb: 1 }), [large], { code: 'filesSize', values: { count: 1 } }],
  ['filesCount', rules.files({ maxFiles: 1 }), [large, large], { code: 'filesCount', values: { count: 1 } }],
  ['filesTotal', rules.files({ maxTotalMb: 1 }), [large, large], { code: 'filesTotal', values: { count: 1 } }],
  ['filesTotal, inclusive', rules.files({ maxTotalMb: 1 }), [large], null],
];

describe('rules give codes and values, never text', () => {
  it.each(cases)('%s', async (_name, schema, value, expected) => expect(await codeOf(schema, value)).toEqual(expected));

  it('sameAs compares with another field', async () => {
    const schema = rules.object({ password: secret(), confirm_password: secret(rules.sameAs('password')) });
    expect(await codeOf(schema, { password: 'taawun-1', confirm_password: 'taawun-2' })).toEqual({ code: 'sameAs' });
    expect(await codeOf(schema, { password: 'taawun-1', confirm_password: 'taawun-1' })).toBeNull();
  });

  it('casts to the stored format', () => {
    expect(string(rules.phone()).cast(' ٠٥٠ ٠٠٠ ٠٠٠١ ')).toBe('+966500000001');
    expect(string(rules.number()).cast('٥٢٣٨١')).toBe('52381');
    expect(secret().cast(' spaces stay ')).toBe(' spaces stay ');
  });
});

describe('internal paths', () => {
  const schema = string(rules.internalPath());
  it.each(['/', '/profile/address', '/en/news/a-b_c~1?page=2#top', '/news/%D8%A7'])('accepts %s', async (path) =>
    expect(await codeOf(schema, path)).toBeNull(),
  );
  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'profile',
    '/a b',
    'javascript:alert(1)',
    '/<script>',
  ])('rejects %s', async (path) => expect(await codeOf(schema, path)).toEqual({ code: 'internalPath' }));
});
