/**
 * Words of an address without what no title can hold: control characters would be refused, and half a character is
 * none.
 */
export const words = (text: string | null, length: number): string =>
  (text ?? '')
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, length)
    .toWellFormed();
