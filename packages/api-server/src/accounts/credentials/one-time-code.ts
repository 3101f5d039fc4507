import { randomInt } from 'node:crypto';

const MINUTE = 60_000;

/** Validity of a code, in ms. */
export const CODE_LIFE = 10 * MINUTE;
/** Minimum age of the last code before a new one is sent, in ms. */
export const RESEND_AFTER = MINUTE;
/** Attempts at one code. */
export const MAX_GUESSES = 5;
/** Codes for one account or phone. */
export const CODE_LIMIT = { max: 6, within: 60 * MINUTE };

/** Returns a random code of six digits. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');
