import { toAsciiDigits } from './digits.ts';

/**
 * Normalises text for searching: maps أ إ آ to ا, ة to ه and ى to ي; removes tashkeel, tatweel, standalone hamza and
 * Latin accents; converts digits to ASCII and letters to lower case. Not for display.
 */
export const normalizeText = (text: string): string =>
  toAsciiDigits(text)
    .normalize('NFD') // decomposes أ into ا and hamza, é into e and accent
    .replace(/[\p{M}\u0640\u200c-\u200f\u202a-\u202e\u2066-\u2069\u061cء'’‘ʻʼ`]/gu, '')
    .replaceAll('ة', 'ه')
    .replaceAll(/[ىی]/g, 'ي')
    .replaceAll('ٱ', 'ا')
    .replaceAll('ک', 'ك')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
