/** Words that may still be written; negative when there are too many. The rule is "fewer than", so the last allowed number is `maxWords - 1`. */
export const wordsLeft = (words: number, maxWords: number): number => maxWords - 1 - words;
