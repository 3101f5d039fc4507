import { expect, it } from 'vitest';
import { normalizeText } from './normalize-text.ts';

it.each([
  ['hamza on and below alif', 'أحمد إبراهيم آمنة', 'احمد ابراهيم امنه'],
  ['the end of a word', 'فاطمة موسى', 'فاطمه موسي'],
  ['a standalone hamza', 'شراء', 'شرا'],
  ['marks and tatweel', 'مُحَمَّــد', 'محمد'],
  ['letters of Persian and Urdu keyboards', 'علی کریم ٱلله', 'علي كريم الله'],
  ['digits', 'فرع ١٢ و ۱۲', 'فرع 12 و 12'],
  ['accents and case', 'École Ali', 'ecole ali'],
  ['spaces and marks of direction', '  a\u200f \n b\u2069 ', 'a b'],
])('finds one spelling by another: %s', (_, text, normalized) => {
  expect(normalizeText(text)).toBe(normalized);
});
