// language-check-ignore explicit-locale -- graphemes are the same in every language
const characters = new Intl.Segmenter('ar', { granularity: 'grapheme' });

/**
 * The first `length` characters with an ellipsis, or `null` when the text is no longer than that. A character is what a reader calls
 * one: a letter with its vowel marks, an emoji with its parts. A word is not cut where the words before it fill at least half of the length.
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
