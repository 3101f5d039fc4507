import { expect, test } from 'vitest';
import { isEmail, parseEmail, parseUsername } from '../index.ts';

test('a username is a phone number or an e-mail address', () => {
  expect(parseUsername('٠٥٠٠٠٠٠٠٠١')).toEqual({ phone: '+966500000001' });
  expect(parseUsername(' Noura@Mail.example ')).toEqual({ email: 'noura@mail.example' });
  expect(parseUsername('noura')).toBeNull();
  expect(parseEmail('a@b')).toBeNull();
});

test.each(['noura@taawun.example', "o'neil+gift@mail.taawun.example"])('%s is an address', (text) =>
  expect(isEmail(text)).toBe(true),
);
test.each(['a@b', 'نورة@taawun.example', 'a b@c.example', 'a@@c.example', `${'a'.repeat(250)}@b.example`])(
  '%s is not an internal path',
  (text) => expect(isEmail(text)).toBe(false),
);
