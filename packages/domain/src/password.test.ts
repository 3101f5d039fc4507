import { expect, test } from 'vitest';
import { passwordFault } from './password.ts';

const owner = { firstname: 'Noura', lastname: 'العتيبي', phone: '+966551112223', email: 'noura.o@mail.example' };
const common = (text: string) => ['password', '12345678'].includes(text);
const faultOf = (password: string) => passwordFault(password, owner, common);

test.each(['password', 'PassWord', ' 12345678 '])('%j is common', (text) =>
  expect(faultOf(text)).toBe('passwordCommon'),
);
test.each([
  'noura123',
  'NOURA-العتيبي',
  '0551112223',
  '966551112223',
  '+966551112223',
  'noura.o@mail.example',
  'noura.o1!',
  'العتيبي١٢٣',
  'nouranouranoura',
])('%s is made of the owner’s data', (text) => expect(faultOf(text)).toBe('passwordOwn'));
test.each(['taawun-1', 'noura likes tea', 'كلمة السر الطويلة', '55111-and-more', 'password-of-mine'])(
  '%s is accepted',
  (text) => expect(faultOf(text)).toBeNull(),
);
test('an owner without e-mail, and with names of one letter', () => {
  expect(passwordFault('abcdefgh', { firstname: 'a', lastname: 'b', phone: '', email: null }, common)).toBeNull();
});
