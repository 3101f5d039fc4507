import { decryptText, encryptText } from '../encryption/gcm.ts';

const keyOf = (key: string): Buffer => Buffer.from(key, 'hex');

/**
 * Encrypts a card token for the database; the key is not stored there.
 * @param key 64 hexadecimal digits
 */
export const encryptToken = (token: string, key: string): string => encryptText(keyOf(key), token);

/** Decrypts a card token; `null` when it was encrypted with another key. */
export const decryptToken = (encrypted: string, key: string): string | null => decryptText(keyOf(key), encrypted);
