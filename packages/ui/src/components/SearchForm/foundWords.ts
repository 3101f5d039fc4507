import { matches } from '../../forms/fields/search/normalize.ts';

/** Start and end of a found word in its text. */
export type FoundWord = readonly [start: number, end: number];

/** Returns the words of a text that a query finds: those that begin with one of its words, whatever the spelling. */
export function foundWords(text: string, query: string): FoundWord[] {
  const parts = query.split(/\s+/).filter(Boolean);
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].flatMap(({ 0: word, index }): FoundWord[] =>
    parts.some((part) => matches(word, part)) ? [[index, index + word.length]] : [],
  );
}
