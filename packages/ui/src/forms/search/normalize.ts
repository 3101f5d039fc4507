/**
 * A text as readers compare it: أ إ آ like ا, ة like ه, ى like ي, no tashkeel, no tatweel, no hamza of its own, either digit set, no case and no Latin
 * accents. For searching, never for display.
 */
import { toAsciiDigits } from '@taawun/domain';
export const normalize = (text: string): string =>
  toAsciiDigits(text)
    .normalize('NFD') // splits أ into ا and its hamza, é into e and its accent
    .replace(/[\p{M}\u0640\u200c-\u200f\u202a-\u202e\u2066-\u2069\u061cء'’‘ʻʼ`]/gu, '')
    .replaceAll('ة', 'ه')
    .replaceAll(/[ىی]/g, 'ي')
    .replaceAll('ٱ', 'ا')
    .replaceAll('ک', 'ك')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/** Every word of the query begins a word of the text, in any order; the article ال does not matter. */
export function matches(text: string, query: string): boolean {
  const words = normalize(text).split(/[\s\-/(),،.]+/);
  return normalize(query)
    .split(' ')
    .every(
      (part) =>
        part === '' ||
        words.some(
          (word) => word.startsWith(part) || word.replace(/^(ال|لل)/, '').startsWith(part.replace(/^ال(?=..)/, '')),
        ),
    );
}
