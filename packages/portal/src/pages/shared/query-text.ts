/**
 * Returns a trimmed, truncated query text without control characters and lone surrogates, which page titles and the API
 * reject.
 */
export const queryText = (text: string | null, length: number): string =>
  (text ?? '')
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, length)
    .toWellFormed();
