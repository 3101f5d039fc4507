/**
 * Returns the number of remaining words; negative above the limit. The limit is exclusive: at most `maxWords - 1`
 * words.
 */
export const wordsLeft = (words: number, maxWords: number): number => maxWords - 1 - words;
