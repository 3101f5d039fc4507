// language-check-ignore explicit-locale -- graphemes are the same in every language
const characters = new Intl.Segmenter('ar', { granularity: 'grapheme' });

/**
 * Returns the first `length` characters with an ellipsis, or `null` when the text is not longer. A character is a
 * grapheme: a letter with its vowel marks, an emoji with its parts. Cuts at a word boundary, unless the result would be
 * shorter than half of `length`.
 */
export function truncate(text: string, length: number): string | null {
  if (text.length <= length) return null;
  const all = Array.from(characters.segment(text), ({ segment }) => segment);
  if (all.length <= length) return null;
  const space =
    all[length]?.trim() === ''
      ? length
      : all.findLastIndex((segment, index) => index < length && segment.trim() === '');
  return `${all
    .slice(0, space >= length / 2 ? space : length)
    .join('')
    .trimEnd()}…`;
}
