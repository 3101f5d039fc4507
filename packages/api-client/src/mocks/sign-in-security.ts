import * as fixtures from '../fixtures/index.ts';
import type { Locale, OutputOf, Passkey } from '../types.ts';
import { successText, type Fault } from '../validation/index.ts';
import type { MockAnswers } from './call.ts';
import { MOCK_TOTP_CODE, REJECTED_CREDENTIAL, type MockPasskey, type MockTwoStep } from './state/factor-state.ts';
import { newMockCodes } from './factor-setup.ts';
import { MockFailure } from './failure.ts';
import { notifyMock } from './notices.ts';
import { takeChallenge } from './sign-in.ts';
import { nextId, state, type MockAccount } from './state/state.ts';

type SecurityOperation =
  | 'getSignInSecurity'
  | 'requestPasskeyChallenge'
  | 'requestPasskeyRegistration'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
  | 'requestTwoStep'
  | 'disableTwoStep'
  | 'enableTwoStep'
  | 'renewRecoveryCodes';

const MINUTE = 60_000;
const CHALLENGE_LIFE = 5 * MINUTE;
const MAX_PASSKEYS = 10;
/** Host of the mocked site, for the device. */
const HOST = 'localhost';
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

const requireUser = (account: MockAccount | null): MockAccount => {
  if (!account) throw new MockFailure('unauthenticated');
  return account;
};
const fault = (field: string, rule: Fault['rule']) => new MockFailure('validation', [{ field, rule }]);

const association = fixtures.settings.find(({ type }) => type === 'association_short_name');
const associationName = (locale: Locale): string => fixtures.localize(association?.value ?? '', locale);

const passkeysOf = ({ id }: MockAccount): MockPasskey[] => state.passkeys.filter(({ owner }) => owner === id);
const shown = ({ id, name, created_at, last_used_at }: MockPasskey): Passkey => ({
  id,
  name,
  created_at,
  last_used_at,
});

function openChallenge(owner: number | null): { id: string; challenge: string } {
  const id = nextId();
  state.challenges.set(id, { owner, expires_at: Date.now() + CHALLENGE_LIFE });
  return { id, challenge: id.replaceAll('-', '') };
}

function requireFewPasskeys(own: MockAccount): void {
  if (passkeysOf(own).length >= MAX_PASSKEYS) throw new MockFailure('passkey_limit');
}

function passkeyOf(own: MockAccount, id: string): MockPasskey {
  const found = passkeysOf(own).find((each) => each.id === id);
  if (!found) throw new MockFailure('not_found');
  return found;
}

/** Returns what was requested or turned on. */
const twoStepOf = ({ id }: MockAccount): MockTwoStep | undefined => state.twoSteps.get(id);

function registration(own: MockAccount, locale: Locale): OutputOf<'requestPasskeyRegistration'> {
  requireFewPasskeys(own);
  const { id, challenge } = openChallenge(own.id);
  return {
    challenge_id: id,
    options: {
      challenge,
      rp: { id: HOST, name: associationName(locale) },
      user: {
        id: btoa(`mock-user-${own.id}`).replaceAll('=', ''),
        name: own.phone,
        displayName: `${own.firstname} ${own.lastname}`,
      },
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      timeout: CHALLENGE_LIFE,
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      excludeCredentials: passkeysOf(own).map(({ credential }) => ({ id: credential, type: 'public-key' })),
    },
  };
}

/** How an account signs in beside the password, over the same rules as the embedded server. */
export const securityAnswers: MockAnswers<SecurityOperation> = {
  getSignInSecurity: ({ account }) => {
    const own = requireUser(account);
    const twoStep = twoStepOf(own);
    const enabledAt = twoStep?.enabled_at ?? null;
    return {
      passkeys: passkeysOf(own).map(shown),
      two_step: enabledAt === null ? null : { enabled_at: enabledAt },
      recovery_codes_left: twoStep?.codes.length ?? 0,
    };
  },
  requestPasskeyChallenge: () => {
    const { id, challenge } = openChallenge(null);
    return {
      challenge_id: id,
      options: { challenge, rpId: HOST, timeout: CHALLENGE_LIFE, userVerification: 'required' },
    };
  },
  requestPasskeyRegistration: ({ account, locale }) => registration(requireUser(account), locale),
  addPasskey: ({ account, input, locale }) => {
    const own = requireUser(account);
    const valid = takeChallenge(input.challenge_id, own.id);
    const known = state.passkeys.some(({ credential }) => credential === input.credential.id);
    if (!valid || known || input.credential.id === REJECTED_CREDENTIAL) throw fault('credential', 'passkey');
    requireFewPasskeys(own);
    const passkey = {
      id: nextId(),
      owner: own.id,
      credential: input.credential.id,
      name: input.name.trim(),
      created_at: new Date().toISOString(),
      last_used_at: null,
    };
    state.passkeys.push(passkey);
    notifyMock(own, 'passkeyAdded', {});
    return { message: successText('passkey_added', locale), passkey: shown(passkey) };
  },
  renamePasskey: ({ account, input, locale }) => {
    const passkey = passkeyOf(requireUser(account), input.id);
    passkey.name = input.name.trim();
    return { message: successText('passkey_renamed', locale), passkey: shown(passkey) };
  },
  removePasskey: ({ account, input, locale }) => {
    const own = requireUser(account);
    const passkey = passkeyOf(own, input.id);
    state.passkeys = state.passkeys.filter((each) => each !== passkey);
    notifyMock(own, 'passkeyRemoved', {});
    return { message: successText('passkey_removed', locale) };
  },
  requestTwoStep: ({ account, locale }) => {
    const own = requireUser(account);
    if (twoStepOf(own)?.enabled_at) throw new MockFailure('two_step_on');
    state.twoSteps.set(own.id, { enabled_at: null, codes: [] });
    const issuer = encodeURIComponent(associationName(locale));
    const uri = `otpauth://totp/${issuer}:${encodeURIComponent(own.phone)}?issuer=${issuer}&secret=${SECRET}&algorithm=SHA1&digits=6&period=30`;
    return { secret: SECRET, uri };
  },
  enableTwoStep: ({ account, input, locale }) => {
    const own = requireUser(account);
    const requested = twoStepOf(own);
    if (!requested) throw new MockFailure('two_step_off');
    if (requested.enabled_at) throw new MockFailure('two_step_on');
    if (input.code !== MOCK_TOTP_CODE) throw fault('code', 'code');
    const codes = newMockCodes();
    state.twoSteps.set(own.id, { enabled_at: new Date().toISOString(), codes });
    notifyMock(own, 'twoStepOn', {});
    return { message: successText('two_step_on', locale), recovery_codes: codes };
  },
  disableTwoStep: ({ account, locale }) => {
    const own = requireUser(account);
    const was = twoStepOf(own);
    state.twoSteps.delete(own.id);
    if (was?.enabled_at) notifyMock(own, 'twoStepOff', {});
    return { message: successText('two_step_off', locale) };
  },
  renewRecoveryCodes: ({ account, locale }) => {
    const own = requireUser(account);
    const twoStep = twoStepOf(own);
    if (!twoStep?.enabled_at) throw new MockFailure('two_step_off');
    twoStep.codes = newMockCodes();
    notifyMock(own, 'recoveryCodesRenewed', {});
    return { message: successText('recovery_codes_renewed', locale), recovery_codes: twoStep.codes };
  },
};
