/**
 * Returns how many words may still be added; negative above the limit. The limit is exclusive: the word count must be
 * below `maxWords`.
 */
export const remainingWordCount = (count: number, maxWords: number): number => maxWords - 1 - count;
