// language-check-ignore explicit-locale -- graphemes are the same in every language
const characters = new Intl.Segmenter('ar', { granularity: 'grapheme' });

/**
 * Returns the first `length` characters with an ellipsis, or `null` when the text is not longer. A character is a
 * grapheme: a letter with its vowel marks, an emoji with its parts. Cuts at a word boundary, unless the result would be
 * shorter than half of `length`. Reads no further than the cut.
 */
export function truncate(text: string, length: number): string | null {
  if (text.length <= length) return null;
  let count = 0;
  let space = { index: 0, count: 0 };
  for (const { segment, index } of characters.segment(text)) {
    if (segment.trim() === '') space = { index, count };
    if (count === length) return `${text.slice(0, space.count >= length / 2 ? space.index : index).trimEnd()}…`;
    count += 1;
  }
  return null;
}
