/** Returns the number of words in a text of any script, separated by white space. */
export const countWords = (text: string): number => text.split(/\s+/u).filter(Boolean).length;
