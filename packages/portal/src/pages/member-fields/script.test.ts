import { expect, it } from 'vitest';
import { scriptOf } from './script.ts';

it.each([
  ['نورة بنت فهد العتيبي', 'arabic'],
  ['Noura Fahad Al-Otaibi', 'latin'],
  ["Zoë O'Brien", 'latin'],
  ['نورة Alotaibi', null],
  ['Иван', null],
  ['123', null],
  ['', null],
])('script of %j is %s', (name, script) => {
  expect(scriptOf(name)).toBe(script);
});
