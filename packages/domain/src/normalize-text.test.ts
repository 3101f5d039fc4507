import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normalizeText } from './normalize-text.ts';

it.each([
  ['hamza', 'أحمد', 'احمد'],
  ['hamza', 'إبراهيم', 'ابراهيم'],
  ['hamza', 'آل سعود', 'ال سعود'],
  ['hamza', 'أحمد إبراهيم آمنة', 'احمد ابراهيم امنه'],
  ['hamza', 'شاطئ', 'شاطي'],
  ['hamza', 'مسؤول', 'مسوول'],
  ['standalone hamza', 'شراء', 'شرا'],
  ['standalone hamza', 'سماء', 'سما'],
  ['the end of a word', 'فاطمة موسى', 'فاطمه موسي'],
  ['the end of a word', 'مكة المكرمة', 'مكه المكرمه'],
  ['tashkeel and tatweel', 'مُحَمَّــد', 'محمد'],
  ['tashkeel and tatweel', 'مُصْطَفَى', 'مصطفي'],
  ['tashkeel and tatweel', 'القصــيم', 'القصيم'],
  ['letters of Persian and Urdu keyboards', 'علی کریم ٱلله', 'علي كريم الله'],
  ['digits', 'فرع ١٢ و ۱۲', 'فرع 12 و 12'],
  ['digits', 'حي ٥', 'حي 5'],
  ['accents and case', 'École Ali', 'ecole ali'],
  ['accents and case', 'Émile', 'emile'],
  ['spaces', '  a   b ', 'a b'],
  ['spaces and marks of direction', '  a\u200f \n b\u2069 ', 'a b'],
])('normalises %s: %s', (_, text, normalized) => {
  expect(normalizeText(text)).toBe(normalized);
});

it('is idempotent', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(normalizeText(normalizeText(text))).toBe(normalizeText(text));
    }),
  ));
