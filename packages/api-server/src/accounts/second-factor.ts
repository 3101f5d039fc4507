import type { Locale, SecondFactor } from '@taawun/api-client';
import type { Selectable } from 'kysely';
import type { FactorDatabase } from '../db/factor-schema.ts';
import type { Db } from '../db/schema.ts';
import { Failure, invalidField } from '../shared/failure.ts';
import { isFamiliar, networkKey, rememberNetwork } from './limits/networks.ts';
import { verifyPasskey } from './passkey-proof.ts';
import type { AccountPort } from './port.ts';
import { countRecoveryCodes, hashRecoveryCode, takeRecoveryCode } from './credentials/recovery-codes.ts';
import { sendSecurityNotice } from './security-notice.ts';
import { forgetAttempts, noteAttempt, noteGrowing } from './limits/throttle.ts';
import { stepOf } from './credentials/totp.ts';
import { readTwoStep } from './two-step.ts';
import type { UserRow } from './users.ts';

const MINUTE = 60_000;
/** Attempts from one network on one account. */
const STRICT = { max: 5, within: 15 * MINUTE };
/** Attempts from all unfamiliar networks: the password is known by then, and a code has six digits. */
const GROWING = { free: 10, within: 24 * 60 * MINUTE, first: MINUTE, longest: 60 * MINUTE };

interface Caller {
  address: string;
  locale: Locale;
}
type TwoStepRow = Selectable<FactorDatabase['two_step']>;

/** Uses up the time step of a code: neither it nor an older one is accepted again. */
async function takeTotp(db: Db, row: TwoStepRow, code: string, now: Date): Promise<boolean> {
  const step = stepOf(db, row, code, now);
  if (step === null) return false;
  const used = await db
    .updateTable('two_step')
    .set({ last_step: step })
    .where('user_id', '=', row.user_id)
    .where('secret_enc', '=', row.secret_enc)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Uses up a recovery code, and notifies the user how many are left. */
async function spendRecoveryCode(
  { db, messenger, now }: AccountPort,
  user: UserRow,
  { salt, code, locale }: { salt: string; code: string; locale: Locale },
): Promise<boolean> {
  const hash = await hashRecoveryCode(code, salt);
  return db.transaction().execute(async (tx) => {
    if (!(await takeRecoveryCode(tx, user.id, hash, now()))) return false;
    const left = await countRecoveryCodes(tx, user.id);
    await sendSecurityNotice(tx, messenger, user, 'recoveryCodeUsed', { left }, locale);
    return true;
  });
}

/** @throws Failure `validation` at the field of a wrong factor */
async function verifyFactor(
  port: AccountPort,
  user: UserRow,
  row: TwoStepRow,
  factor: SecondFactor,
  { address, locale }: Caller,
): Promise<void> {
  if (factor.method === 'passkey') {
    const owner = await verifyPasskey(port, factor, { userId: user.id, address });
    if (owner === null) throw invalidField('second_factor.credential', 'passkey');
  } else if (factor.method === 'totp') {
    if (!(await takeTotp(port.db, row, factor.code, port.now()))) throw invalidField('second_factor.code', 'code');
  } else {
    const { code } = factor;
    const fits = await spendRecoveryCode(port, user, { salt: row.recovery_salt ?? '', code, locale });
    if (!fits) throw invalidField('second_factor.code', 'recoveryCode');
  }
}

/**
 * Checks the second factor of an account whose password was right, and counts the attempt before. Does nothing where
 * two-step sign-in is off.
 * @throws Failure `second_factor_required` without one; `validation` at the field of a wrong one; `rate_limited`
 */
export async function checkSecondFactor(
  port: AccountPort,
  user: UserRow,
  factor: SecondFactor | undefined,
  caller: Caller,
): Promise<void> {
  const { db } = port;
  const row = await readTwoStep(db, user.id);
  if (!row) return;
  if (!factor) throw new Failure('second_factor_required');
  const key = `factor user ${user.id} from ${networkKey(caller.address)}`;
  await noteAttempt(db, key, STRICT);
  if (!(await isFamiliar(db, user.id, caller.address, 'second factor')))
    await noteGrowing(db, `factor user ${user.id}`, GROWING);
  await verifyFactor(port, user, row, factor, caller);
  await forgetAttempts(db, key);
  await rememberNetwork(db, user.id, caller.address, 'second factor');
}
