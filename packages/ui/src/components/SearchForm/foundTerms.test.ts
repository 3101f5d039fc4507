import { expect, it } from 'vitest';
import { foundTerms } from './foundTerms.ts';

it.each([
  ['سقيا النخيل في القصيم', 'نخيل', ['النخيل']],
  ['أحمد وأحلام في مكّة', 'احمد مكه', ['أحمد', 'مكّة']],
  ['Watering the palms, palm by palm', 'Palm', ['palms', 'palm', 'palm']],
  ['Watering the palms', 'water palms', ['Watering', 'palms']],
  ['Watering the palms', '  ', []],
  ['Watering the palms', 'alms', []],
])('finds in “%s” for “%s” %j', (text, query, terms) => {
  expect(foundTerms(text, query).map(([start, end]) => text.slice(start, end))).toEqual(terms);
});
