import { shortenedName } from '@taawun/domain';
import type { CertificateVerification, Locale } from '@taawun/api-client';
import { readMember } from '../accounts/users.ts';
import type { Db } from '../db/schema.ts';
import { nameIn } from '../shared/print.ts';
import { newCode } from '../shared/secrets.ts';

interface Certificate {
  number: string;
  user_id: number;
  /** ISO day. */
  date: string;
  shares: number;
}

/** Returns the code that verifies a certificate: the same one for each copy that states the same. */
export async function issueCertificate(db: Db, certificate: Certificate): Promise<string> {
  const { number, shares } = certificate;
  await db
    .insertInto('share_certificates')
    .values({ ...certificate, code: newCode() })
    .onConflict((conflict) => conflict.columns(['number', 'shares']).doNothing())
    .execute();
  const { code } = await db
    .selectFrom('share_certificates')
    .select('code')
    .where('number', '=', number)
    .where('shares', '=', shares)
    .executeTakeFirstOrThrow();
  return code;
}

/** Verifies a certificate's code. An unknown code reveals nothing. */
export async function verifyCertificate(db: Db, code: string, locale: Locale): Promise<CertificateVerification> {
  const row = await db.selectFrom('share_certificates').selectAll().where('code', '=', code).executeTakeFirst();
  const member = row && (await readMember(db, row.user_id));
  if (!member) return { valid: false, certificate: null };
  const { number, date, shares } = row;
  return { valid: true, certificate: { number, date, shares, member_name: shortenedName(nameIn(locale, member)) } };
}
