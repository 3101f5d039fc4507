import { confirmedUntil, normalizeCode } from '@taawun/domain';
import type { AccessToken, PasskeyAssertion, SecondFactor } from '../types.ts';
import type { Fault } from '../validation/index.ts';
import type { MockAnswers } from './call.ts';
import { MOCK_TOTP_CODE, REJECTED_CREDENTIAL, type MockPasskey } from './state/factor-state.ts';
import { MockFailure } from './failure.ts';
import { notifyMock } from './notices.ts';
import { accountOf, openSession, state, type MockAccount } from './state/state.ts';

const MAX_FAILURES = 10;
const DAY = 86_400_000;

const fault = (field: string, rule: Fault['rule']) => new MockFailure('validation', [{ field, rule }]);

/** Uses up a challenge. Returns whether it was valid for this account, or for any where `owner` is `null`. */
export function takeChallenge(id: string, owner: number | null): boolean {
  const challenge = state.challenges.get(id);
  state.challenges.delete(id);
  return challenge !== undefined && challenge.owner === owner && challenge.expires_at > Date.now();
}

interface Proof {
  challenge_id: string;
  credential: PasskeyAssertion;
}

/**
 * Returns the passkey of a proof.
 * @throws MockFailure `validation` at `field`
 */
function passkeyOf({ challenge_id, credential }: Proof, field: string, owner?: MockAccount): MockPasskey {
  const valid = takeChallenge(challenge_id, null);
  const passkey = state.passkeys.find(
    (each) => each.credential === credential.id && (owner === undefined || each.owner === owner.id),
  );
  if (!valid || !passkey || credential.id === REJECTED_CREDENTIAL) throw fault(field, 'passkey');
  passkey.last_used_at = new Date().toISOString();
  return passkey;
}

const issueToken = (account: MockAccount): AccessToken => ({
  access_token: openSession(account),
  token_type: 'Bearer',
  expires_at: new Date(Date.now() + 30 * DAY).toISOString(),
});

/** Runs a check of an account or an unknown username, and counts its failures together with those of the others. */
function counted<T>(key: string, check: () => T): T {
  const failures = state.failures.get(key) ?? 0;
  if (failures >= MAX_FAILURES) throw new MockFailure('rate_limited', [], 900);
  try {
    return check();
  } catch (failure) {
    if (failure instanceof MockFailure && failure.code === 'validation') state.failures.set(key, failures + 1);
    throw failure;
  }
}

function checkSecondFactor(account: MockAccount, factor: SecondFactor | undefined): void {
  const twoStep = state.twoSteps.get(account.id);
  if (!twoStep?.enabled_at) return;
  if (!factor) throw new MockFailure('second_factor_required');
  if (factor.method === 'passkey') return void passkeyOf(factor, 'second_factor.credential', account);
  if (factor.method === 'totp') {
    if (factor.code !== MOCK_TOTP_CODE) throw fault('second_factor.code', 'code');
    return;
  }
  const left = twoStep.codes.filter((code) => normalizeCode(code) !== normalizeCode(factor.code));
  if (left.length === twoStep.codes.length) throw fault('second_factor.code', 'recoveryCode');
  twoStep.codes = left;
  notifyMock(account, 'recoveryCodeUsed', { left: left.length });
}

/** Signing in and confirming a session, over the same rules as the embedded server. */
export const signInAnswers: MockAnswers<'signIn' | 'signInWithPasskey' | 'confirmSession'> = {
  signIn: ({ input }) => {
    const found = accountOf(input.username);
    const key = found ? String(found.id) : input.username;
    const account = counted(key, () => {
      if (found?.password !== input.password) throw fault('password', 'credentials');
      checkSecondFactor(found, input.second_factor);
      return found;
    });
    state.failures.delete(key);
    return issueToken(account);
  },
  signInWithPasskey: ({ input }) => {
    const { owner } = passkeyOf(input, 'credential');
    const account = state.accounts.find(({ id }) => id === owner);
    if (!account) throw fault('credential', 'passkey');
    return issueToken(account);
  },
  confirmSession: ({ account, input, token }) => {
    if (!account) throw new MockFailure('unauthenticated');
    const key = String(account.id);
    counted(key, () => {
      if (input.method === 'passkey') passkeyOf(input, 'credential', account);
      else if (account.password !== input.password) throw fault('password', 'ownPassword');
    });
    state.failures.delete(key);
    const now = new Date();
    state.confirmations.set(token ?? '', { at: now.getTime(), by: 'confirmSession' });
    return { confirmed_until: confirmedUntil(now)?.toISOString() ?? '' };
  },
};
