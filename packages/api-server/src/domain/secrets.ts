import { createHash, randomBytes, randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// The same letters typed on another keyboard may come as other code points; both sides go through this.
const same = (password: string) => password.normalize('NFC');

/** Argon2id with the library's parameters (19 MiB, 2 passes: OWASP's recommendation). */
export const hashPassword = (password: string): Promise<string> => hash(same(password));

let dummy: Promise<string> | undefined;

/** Whether the password fits. Without an account it takes the same time and is false. */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  dummy ??= hashPassword(randomBytes(16).toString('hex'));
  const fits = await verify(stored ?? (await dummy), same(password));
  return fits && stored !== null;
}

/** Makes the hash that unknown accounts are checked against, so that the first of them takes no longer than the others. */
export const prepareSecrets = async (): Promise<void> => void (await checkPassword(null, ''));

/** 256 random bits for a person to hold, and the hash that the database holds. */
export function createToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: sha256(token) };
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

// Without the letters and digits that are taken for each other.
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A short id that a person can read out: 8 characters, 40 bits. */
export const shortId = (): string => Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
