import { toAsciiDigits } from './digits.ts';

/** Separators that people type in codes, and the invisible marks of pasted Arabic text. */
const SEPARATORS = /[\s\-.\u2010-\u2015\u00a0\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Normalises a code for storage: ASCII digits, capital letters, no separators. */
export const normalizeCode = (text: string): string => toAsciiDigits(text).replace(SEPARATORS, '').toUpperCase();
