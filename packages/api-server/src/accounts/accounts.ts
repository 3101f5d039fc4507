import type { Locale } from '@taawun/api-client';
import { successText } from '@taawun/api-client/validation';
import type { Db } from '../db/schema.ts';
import { sha256 } from '../shared/secrets.ts';

/** Revokes the token. */
export async function signOut(db: Db, token: string): Promise<void> {
  await db.deleteFrom('access_tokens').where('token_hash', '=', sha256(token)).execute();
}

/** Returns the success message of a completed step. */
export const done = (key: Parameters<typeof successText>[0], locale: Locale): { message: string } => ({
  message: successText(key, locale),
});
