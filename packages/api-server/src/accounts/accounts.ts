import { parseEmail, parseMobile } from '@taawun/domain';
import type { Locale, SignUp, User } from '@taawun/api-client';
import { successText, type Fault } from '@taawun/api-client/validation';
import type { ContentSource } from '@taawun/api-client/content';
import { recordConsents } from '../consents/consents.ts';
import { violatedConstraint } from '../db/errors.ts';
import type { Db } from '../db/schema.ts';
import { Failure, invalidField } from '../shared/failure.ts';
import { hashPassword, sha256 } from '../shared/secrets.ts';
import { checkNewPassword } from './passwords.ts';
import { toUser } from './users.ts';

async function takenFaults(db: Db, phone: string, email: string | null): Promise<Fault[]> {
  const rows = await db
    .selectFrom('users')
    .select(['phone', 'email'])
    .where((eb) => eb.or([eb('phone', '=', phone), ...(email === null ? [] : [eb('email', '=', email)])]))
    .execute();
  return [
    ...(rows.some((row) => row.phone === phone) ? [{ field: 'phone', rule: 'phoneTaken' } as const] : []),
    ...(email !== null && rows.some((row) => row.email === email)
      ? [{ field: 'email', rule: 'emailTaken' } as const]
      : []),
  ];
}

/**
 * Creates an account, which accepts the legal documents that the sign-up names. The unique constraints resolve concurrent sign-ups.
 * @throws Failure `validation` for a phone or e-mail that is invalid or taken, or a password that is easy to guess
 */
export async function signUp(db: Db, input: SignUp, shown: { locale: Locale; source: ContentSource }): Promise<User> {
  const phone = parseMobile(input.phone);
  if (phone === null) throw invalidField('phone', 'phone');
  const email = input.email === undefined ? null : parseEmail(input.email);
  const taken = await takenFaults(db, phone, email);
  if (taken.length) throw new Failure('validation', taken);
  const { firstname, lastname } = input;
  await checkNewPassword('password', input.password, { firstname, lastname, phone, email });
  const password_hash = await hashPassword(input.password);
  try {
    return await db.transaction().execute(async (tx) => {
      const row = await tx
        .insertInto('users')
        .values({ firstname, lastname, phone, email, password_hash })
        .returningAll()
        .executeTakeFirstOrThrow();
      await recordConsents(tx, { userId: row.id, occasion: 'sign_up', ...shown });
      return toUser(tx, row);
    });
  } catch (error) {
    if (violatedConstraint(error) === null) throw error;
    throw new Failure('validation', await takenFaults(db, phone, email));
  }
}

/** Revokes the token. */
export async function signOut(db: Db, token: string): Promise<void> {
  await db.deleteFrom('access_tokens').where('token_hash', '=', sha256(token)).execute();
}

/** Returns the success message of a completed step. */
export const done = (key: Parameters<typeof successText>[0], locale: Locale): { message: string } => ({
  message: successText(key, locale),
});
