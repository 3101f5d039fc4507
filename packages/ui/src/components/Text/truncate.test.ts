import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { truncate } from './truncate.ts';

const graphemes = (text: string): string[] =>
  Array.from(new Intl.Segmenter('ar', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);

describe('truncate', () => {
  it.each([
    ['كَلِمَة', 4, null],
    ['كَلِمَتان', 4, 'كَلِمَت…'],
    ['👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 1, '👨‍👩‍👧‍👦…'],
    ['one two', 4, 'one…'],
    ['', 1, null],
    ['one two three', 9, 'one two…'],
    ['one two three', 7, 'one two…'],
    ['a interminable', 8, 'a interm…'],
    ['توزيع التمور على الأسر', 16, 'توزيع التمور على…'],
  ])('truncates %s to %i', (text, length, expected) => expect(truncate(text, length)).toBe(expected));

  it('returns a prefix of whole graphemes, not longer than allowed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.integer({ min: 1, max: 60 }), (text, length) => {
        const cut = truncate(text, length);
        expect(cut === null).toBe(graphemes(text).length <= length);
        if (cut === null) return;
        const shown = graphemes(cut.slice(0, -1));
        expect(cut.endsWith('…')).toBe(true);
        expect(shown.length).toBeLessThanOrEqual(length);
        expect(graphemes(text).slice(0, shown.length)).toEqual(shown);
      }),
    );
  });
});
