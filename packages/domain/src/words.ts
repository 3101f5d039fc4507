/** Counts words, separated by white space, in any script. */
export const countWords = (text: string): number => text.split(/\s+/u).filter(Boolean).length;
