import { describe, expect, it } from 'vitest';
import { inLanguage } from './error-text.ts';
import { asSentence } from './server-messages.ts';

it.each([
  ['حدث خطأ ما', 'حدث خطأ ما.'],
  ['Something Went Wrong', 'Something Went Wrong.'],
  ['أعد المحاولة بعد قليل.', 'أعد المحاولة بعد قليل.'],
  ['هل تعيد المحاولة؟', 'هل تعيد المحاولة؟'],
  ['Try again… ', 'Try again…'],
  ['He said “no.”', 'He said “no.”'],
])('%j as a sentence is %j', (text, expected) => expect(asSentence(text)).toBe(expected));

describe('message of the server', () => {
  it.each([
    ['ar', 'حدث خطأ ما', 'حدث خطأ ما'],
    ['en', 'Something Went Wrong', 'Something Went Wrong'],
    ['ar', 'رقم الآيبان SA03 غير صحيح', 'رقم الآيبان SA03 غير صحيح'],
    ['en', 'حدث خطأ ما', null],
    ['ar', 'Something Went Wrong', null],
    ['ar', null, null],
    ['en', undefined, null],
    ['en', '', null],
  ] as const)('in %s: %j', (locale, message, expected) => expect(inLanguage(locale, message)).toBe(expected));
});
