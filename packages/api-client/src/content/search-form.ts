import { toAsciiDigits } from '@taawun/domain';

/** Normalises a text for search: ignores letter case, Arabic diacritics, forms of alef and yeh, and digit sets. */
export function searchForm(text: string): string {
  return toAsciiDigits(text)
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .toLowerCase();
}
