import { CONFIRMATION_LIFE } from '@taawun/domain';
import type { SessionConfirmation } from '@taawun/api-client';
import type { Db } from '../db/schema.ts';
import { Failure, invalidField } from '../shared/failure.ts';
import { sha256 } from '../shared/secrets.ts';
import { checkPasswordOf } from './sign-in.ts';
import type { UserRow } from './users.ts';

interface ConfirmingCaller {
  user: UserRow;
  token: string | null;
  address: string;
  now: Date;
}

type Proof<Method extends SessionConfirmation['method']> = Extract<SessionConfirmation, { method: Method }>;

/** Verifies the proof of each way to confirm; throws a failure at the field that is wrong. */
const VERIFY: {
  [Method in SessionConfirmation['method']]: (db: Db, caller: ConfirmingCaller, proof: Proof<Method>) => Promise<void>;
} = {
  password: async (db, { user, address }, { password }) => {
    const fits = await checkPasswordOf(db, { user, username: user.phone, address }, password);
    if (!fits) throw invalidField('password', 'ownPassword');
  },
};

/**
 * Confirms the session of `token`, by the proof of its user, for sensitive changes.
 * @returns until when
 * @throws Failure `validation` at the field of a wrong proof; `rate_limited`; `unauthenticated` when the session has
 *   ended, or the password was changed, meanwhile
 */
export async function confirmSession(db: Db, caller: ConfirmingCaller, proof: SessionConfirmation): Promise<Date> {
  const { user, token, now } = caller;
  await VERIFY[proof.method](db, caller, proof);
  const confirmed = await db
    .updateTable('access_tokens')
    .set({ confirmed_at: now })
    .where('token_hash', '=', token === null ? '' : sha256(token))
    .where('user_id', '=', user.id)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('users')
          .select('id')
          .where('id', '=', user.id)
          .where('password_hash', '=', user.password_hash)
          .where('locked_at', 'is', null),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  if (!confirmed) throw new Failure('unauthenticated');
  return new Date(now.getTime() + CONFIRMATION_LIFE);
}
