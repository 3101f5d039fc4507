import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matches, normalize } from './normalize.ts';

describe('normalize', () => {
  it.each([
    ['أحمد', 'احمد'],
    ['إبراهيم', 'ابراهيم'],
    ['آل سعود', 'ال سعود'],
    ['مكة المكرمة', 'مكه المكرمه'],
    ['مُصْطَفَى', 'مصطفي'],
    ['القصــيم', 'القصيم'],
    ['شاطئ', 'شاطي'],
    ['مسؤول', 'مسوول'],
    ['سماء', 'سما'],
    ['Émile', 'emile'],
    ['حي ٥', 'حي 5'],
    ['  a   b ', 'a b'],
  ])('normalises %s to %s', (text, expected) => expect(normalize(text)).toBe(expected));
  it('is idempotent', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(normalize(normalize(text))).toBe(normalize(text));
      }),
    ));
});

describe('matches', () => {
  it.each([
    ['مكة المكرمة', 'مكه'],
    ['مكة المكرمة', 'مكرمة'],
    ['المدينة المنورة', 'منوره مدينه'],
    ['الأحساء', 'احسا'],
    ['الأحساء', 'الاحس'],
    ['حي ٥', '5'],
    ['Al Qassim', 'qas'],
    ['أبها', ''],
    ['بنك (الراجحي)', 'راجحي'],
  ])('%s is found by %s', (text, query) => expect(matches(text, query)).toBe(true));
  it.each([
    ['مكة المكرمة', 'جدة'],
    ['الرياض', 'ياض'],
    ['بريدة', 'بريدة عنيزة'],
  ])('%s is not found by %s', (text, query) => expect(matches(text, query)).toBe(false));
});
