import { createHash, randomBytes, randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { createTurns } from './turns.ts';

/** Each hash takes 19 MiB and a core for tens of milliseconds: pages and files must keep the rest. */
const inTurn = createTurns({ atATime: 2, maxWaiting: 32 });

/** Number of passwords that wait to be hashed or checked. */
export const waitingHashes = (): number => inTurn.waiting();

// Keyboards may encode the same letters as different code points; both sides are normalised.
const same = (password: string) => password.normalize('NFC');

/** Hashes with Argon2id and the library's parameters (19 MiB, 2 passes: OWASP's recommendation). */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(same(password)));

/**
 * Hashes a code with a salt of its account, so that one hash finds it among several. The parameters are written here: a
 * library with other ones must find the same.
 */
export const hashWithSalt = (code: string, salt: string): Promise<string> =>
  inTurn(() =>
    hash(code, { salt: Buffer.from(salt, 'base64'), memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 }),
  );

let dummy: Promise<string> | undefined;

/** Returns whether the password matches. Without an account it takes the same time and returns false. */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  dummy ??= hashPassword(randomBytes(16).toString('hex'));
  const known = stored ?? (await dummy);
  const fits = await inTurn(() => verify(known, same(password)));
  return fits && stored !== null;
}

/**
 * Creates the hash that unknown accounts are checked against, so that the first check takes no longer than the others.
 */
export const prepareSecrets = async (): Promise<void> => void (await checkPassword(null, ''));

/** Creates a token of 256 random bits for the client, and the hash for the database. */
export function createToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: sha256(token) };
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

// Without letters and digits that look alike.
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Creates a code that can be read aloud, of 5 bits for each character. */
export const readableCode = (length: number): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Creates a short id that can be read aloud: 8 characters, 40 bits. */
export const shortId = (): string => readableCode(8);

/** Returns a secret of 128 random bits, for addresses that only their receiver knows. */
export const newCode = (): string => randomBytes(16).toString('base64url');
