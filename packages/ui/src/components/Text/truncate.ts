const characters = new Intl.Segmenter('ar', { granularity: 'grapheme' });

/**
 * The first `length` characters with an ellipsis, or `null` when the text is no longer than that. A character is what a reader calls
 * one: a letter with its vowel marks, an emoji with its parts.
 */
export function truncate(text: string, length: number): string | null {
  if (text.length <= length) return null;
  const all = Array.from(characters.segment(text), ({ segment }) => segment);
  return all.length <= length ? null : `${all.slice(0, length).join('').trimEnd()}…`;
}
