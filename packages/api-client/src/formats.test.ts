import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeEmail, normalizePhone, normalizeUsername, toAsciiDigits } from './phone.ts';
import { timezoneHeader } from './timezone.ts';

test.each([
  [-180, 'UTC +3'],
  [0, 'UTC +0'],
  [-330, 'UTC +5:30'],
  [210, 'UTC -3:30'],
  [-345, 'UTC +5:45'],
  [30, 'UTC -0:30'],
])('%i minutes are %s', (offset, header) => expect(timezoneHeader(offset)).toBe(header));

test.each([
  '0551234567',
  '551234567',
  '+966551234567',
  '00966551234567',
  '٠٥٥١٢٣٤٥٦٧',
  '055 123 4567',
  '+966-55-123-4567',
  '\u202A+966 55 123 4567\u202C',
  '۰۵۵۱۲۳۴۵۶۷',
])('%s is a mobile number', (text) => expect(normalizePhone(text)).toBe('+966551234567'));
test.each(['', '055123456', '05512345678', '0112345678', '+971551234567', '05512345a7', '0551234567x'])(
  '%s is none',
  (text) => expect(normalizePhone(text)).toBeNull(),
);

test('a username is a phone or an address', () => {
  expect(normalizeUsername('٠٥٠٠٠٠٠٠٠١')).toEqual({ phone: '+966500000001' });
  expect(normalizeUsername(' Noura@Mail.example ')).toEqual({ email: 'noura@mail.example' });
  expect(normalizeUsername('noura')).toBeNull();
  expect(normalizeEmail('a@b')).toBeNull();
});

test('what is stored is stable', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('05', '5', '+9665', '009665'),
      fc.integer({ min: 0, max: 99_999_999 }),
      fc.string(),
      (start, n, text) => {
        const stored = `+9665${String(n).padStart(8, '0')}`;
        expect([normalizePhone(start + stored.slice(5)), normalizePhone(stored)]).toEqual([stored, stored]);
        expect(toAsciiDigits(toAsciiDigits(text))).toBe(toAsciiDigits(text));
      },
    ),
  );
});
