import type { AccessToken, PasskeySignIn } from '@taawun/api-client';
import { invalidField } from '../shared/failure.ts';
import { openSession } from './open-session.ts';
import { verifyPasskey } from './passkey-proof.ts';
import type { AccountPort } from './port.ts';
import type { Visitor } from './sign-in.ts';

/**
 * Creates an access token by a passkey, which is both factors. Every rejection has the same error, also that of a locked
 * account.
 * @throws Failure `validation` at `credential`; `rate_limited`
 */
export async function signInWithPasskey(
  port: AccountPort,
  { fb_web_token = null, ...proof }: PasskeySignIn,
  visitor: Visitor,
): Promise<AccessToken> {
  const userId = await verifyPasskey(port, proof, { userId: null, address: visitor.address });
  if (userId === null) throw invalidField('credential', 'passkey');
  visitor.concerns(userId);
  return port.db.transaction().execute(async (tx) => {
    const user = await tx
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .where('locked_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    // The passkey may have been removed meanwhile: no session may outlive it.
    const passkey = await tx
      .selectFrom('passkeys')
      .select('id')
      .where('user_id', '=', userId)
      .where('credential_id', '=', proof.credential.id)
      .executeTakeFirst();
    if (!user || !passkey) throw invalidField('credential', 'passkey');
    return openSession(tx, userId, { ...visitor, fb_web_token });
  });
}
