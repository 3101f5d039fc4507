import type { Locale } from '@taawun/api-client';
import type { ContentSource } from '@taawun/api-client/content';
import type { Db, Tx } from '../db/schema.ts';
import { sha256 } from '../shared/secrets.ts';

/** Pages whose text is accepted by signing up and by applying for membership. */
const DOCUMENTS = ['terms-conditions', 'privacy-policy'] as const;

interface Consent {
  userId: number;
  occasion: 'sign_up' | 'membership';
  locale: Locale;
  /** Published content, read before the transaction. */
  source: ContentSource;
}

/** Stores which versions of the legal documents a user has accepted, in the transaction of the request. */
export async function recordConsents(tx: Tx, { userId, occasion, locale, source }: Consent): Promise<void> {
  const accepted_at = new Date();
  await tx
    .insertInto('consents')
    .values(
      DOCUMENTS.map((document) => ({
        user_id: userId,
        document,
        version: sha256(JSON.stringify(source.pageSettings[document] ?? [])).slice(0, 16),
        occasion,
        locale,
        accepted_at,
      })),
    )
    .execute();
}

/** Returns a user's consents, oldest first. */
export const listConsents = (db: Db, userId: number) =>
  db
    .selectFrom('consents')
    .select(['document', 'version', 'occasion', 'locale', 'accepted_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
