import { expect, test } from 'vitest';
import { displayNameFault, displayTextFault } from './display-name.ts';

test.each([
  'نورة العتيبي',
  'Sara Al-Harbi',
  'أ. محمد',
  'Dr. Ahmad',
  'J. R. R.',
  'مؤسسة ٢٠٣٠',
  'می\u200cخواهم',
  'A & B',
])('%s is a name', (name) => expect(displayNameFault(name)).toBeNull());
test.each(['a\nb', 'a\r\nBcc: x', 'a\u0000', 'a\u0085b', 'a\u2028b', '\u202eb', 'a\tb'])(
  '%j has unsafe characters',
  (name) => expect(displayNameFault(name)).toBe('characters'),
);
test.each([
  'http://evil.example',
  'hxxp://x',
  'www.evil',
  'evil.example',
  'see bit.ly/abc',
  't.me',
  'me@evil.example',
  'موقع.شبكة',
  '1.2/x',
])('%s is a link', (name) => expect(displayNameFault(name)).toBe('noLinks'));
test('a text has lines, and no links either', () => {
  expect(displayTextFault('first\nsecond.\r\nthird')).toBeNull();
  expect(displayTextFault('first\nbit.ly/x')).toBe('noLinks');
  expect(displayTextFault('first\u0007')).toBe('characters');
});
