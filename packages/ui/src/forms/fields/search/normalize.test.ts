import { describe, expect, it } from 'vitest';
import { matches } from './normalize.ts';

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
