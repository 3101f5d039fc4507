// language-check-ignore explicit-locale -- graphemes are the same in every language
const characters = new Intl.Segmenter('ar', { granularity: 'grapheme' });

/** A text in two parts. They overlap by the part of a word that is visible: assistive technology receives it whole. */
export interface TruncatedText {
  /** The beginning, up to the end of a word; empty when the first word alone is too long. */
  start: string;
  /** Visible part of the word after `start`; empty when the text is cut between two words. */
  fragment: string;
  /** Everything after `start`. */
  rest: string;
}

/**
 * Splits a text of more than `length` characters; `null` when the text is not longer. A character is a grapheme: a
 * letter with its vowel marks, an emoji with its parts. Splits at a word boundary, unless the visible text would be
 * shorter than half of `length`.
 */
export function truncate(text: string, length: number): TruncatedText | null {
  if (text.length <= length) return null;
  let count = 0;
  let word = { index: 0, count: 0 };
  for (const { segment, index } of characters.segment(text)) {
    if (segment.trim() === '') word = { index, count };
    if (count === length) {
      const start = text.slice(0, word.index).trimEnd();
      const fragment = word.count >= length / 2 ? '' : text.slice(start.length, index).trimEnd();
      return { start, fragment, rest: text.slice(start.length) };
    }
    count += 1;
  }
  return null;
}
