import { CONFIRMATION_LIFE } from '@taawun/domain';
import type { SessionConfirmation } from '@taawun/api-client';
import { Failure, invalidField } from '../shared/failure.ts';
import { sha256 } from '../shared/secrets.ts';
import { verifyPasskey } from './passkey-proof.ts';
import type { AccountPort } from './port.ts';
import { checkPasswordOf } from './sign-in.ts';
import type { UserRow } from './users.ts';

interface ConfirmingCaller {
  user: UserRow;
  token: string | null;
  address: string;
}

type Proof<Method extends SessionConfirmation['method']> = Extract<SessionConfirmation, { method: Method }>;

/** Verifies the proof of each way to confirm; throws a failure at the field that is wrong. */
const VERIFY: {
  [Method in SessionConfirmation['method']]: (
    port: AccountPort,
    caller: ConfirmingCaller,
    proof: Proof<Method>,
  ) => Promise<void>;
} = {
  password: async ({ db }, { user, address }, { password }) => {
    const fits = await checkPasswordOf(db, { user, username: user.phone, address }, password);
    if (!fits) throw invalidField('password', 'ownPassword');
  },
  passkey: async (port, { user, address }, proof) => {
    const owner = await verifyPasskey(port, proof, { userId: user.id, address });
    if (owner === null) throw invalidField('credential', 'passkey');
  },
};

/**
 * Confirms the session of `token`, by the proof of its user, for sensitive changes.
 * @returns until when
 * @throws Failure `validation` at the field of a wrong proof; `rate_limited`; `unauthenticated` when the session has
 *   ended, or the password was changed, meanwhile
 */
export async function confirmSession(
  port: AccountPort,
  caller: ConfirmingCaller,
  proof: SessionConfirmation,
): Promise<Date> {
  const { user, token } = caller;
  const verify = VERIFY[proof.method];
  await verify(port, caller, proof as never);
  const now = port.now();
  const confirmed = await port.db
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
