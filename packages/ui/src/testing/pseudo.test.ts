import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import ar from '../intl/ar.ts';
import en from '../intl/en.ts';
import { pseudoCatalogue, pseudoMessage } from './pseudo.ts';

/** Returns the structure of a message without its text. */
function bones(elements: readonly MessageFormatElement[]): unknown[] {
  return elements.flatMap((element): unknown[] => {
    if (element.type === TYPE.literal) return [];
    if (element.type === TYPE.tag) return [element.value, bones(element.children)];
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return [
        element.value,
        Object.entries(element.options)
          .map(([name, { value }]) => [name, bones(value)])
          .toSorted(([one], [other]) => String(one).localeCompare(String(other))),
      ];
    return [element.type === TYPE.pound ? '#' : `${element.type} ${element.value}`];
  });
}

describe.each([
  ['ar', ar],
  ['en', en],
] as const)('transforms the catalogue of %s', (_, catalogue) => {
  it.each(['long', 'mixed'] as const)('preserves arguments, plurals and tags when %s', (kind) => {
    for (const [id, message] of Object.entries(pseudoCatalogue(catalogue, kind)))
      expect(bones(parse(message)), id).toEqual(bones(parse(catalogue[id as keyof typeof catalogue])));
  });

  it('grows by at least 40 % where there is text', () => {
    const short = Object.entries(catalogue).filter(
      ([, message]) => /^[\p{L}\s.]+$/u.test(message) && pseudoMessage(message, 'long').length < message.length * 1.4,
    );
    expect(short).toEqual([]);
  });
});

it('marks Latin letters and stretches Arabic ones', () => {
  expect(pseudoMessage('Save changes', 'long')).toBe('Šåvé çhåñĝéš åñð šömé');
  expect(pseudoMessage('تبرّع الآن', 'long')).toContain('ـ');
  expect(pseudoMessage('{count, plural, one {# share} other {# shares}}', 'long')).toMatch(
    /^\{count,plural,one\{# šhåré[^{}]+\} other\{# šhåréš[^{}]+\}\}$/,
  );
});

it('inserts a run of the other script after the first word', () => {
  expect(pseudoMessage('تبرّع الآن', 'mixed')).toBe('تبرّع Taawun 2030 (v2) الآن');
  expect(pseudoMessage('Donate now', 'mixed')).toBe('Donate تعاون ٢٠٣٠ (ن٢) now');
  expect(pseudoMessage('{name}', 'mixed')).toBe('{name}');
});
