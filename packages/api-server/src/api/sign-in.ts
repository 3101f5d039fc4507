import type { OutputOf } from '@taawun/api-client';
import { done } from '../accounts/accounts.ts';
import { confirmSession } from '../accounts/confirm-session.ts';
import { requestPasskeyChallenge } from '../accounts/passkey-challenges.ts';
import { requestPasskeyRegistration } from '../accounts/passkey-registration.ts';
import { addPasskey, removePasskey, renamePasskey } from '../accounts/passkeys.ts';
import { signIn } from '../accounts/sign-in.ts';
import { signInWithPasskey } from '../accounts/sign-in-with-passkey.ts';
import {
  disableTwoStep,
  enableTwoStep,
  readSignInSecurity,
  renewRecoveryCodes,
  requestTwoStep,
} from '../accounts/two-step.ts';
import { requireUser, type Call } from '../context/call.ts';

/** Operations that sign in and confirm, and those that change how an account does. */
export type SignInOperation =
  | 'signIn'
  | 'signInWithPasskey'
  | 'confirmSession'
  | 'getSignInSecurity'
  | 'requestPasskeyChallenge'
  | 'requestPasskeyRegistration'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
  | 'requestTwoStep'
  | 'enableTwoStep'
  | 'disableTwoStep'
  | 'renewRecoveryCodes';

export const signInOperations: { [Id in SignInOperation]: (call: Call<Id>) => Promise<OutputOf<Id>> } = {
  confirmSession: async (call) => {
    const caller = { user: requireUser(call), token: call.token, address: call.address };
    return { confirmed_until: (await confirmSession(call.services, caller, call.input)).toISOString() };
  },
  signIn: ({ services, input, ...visitor }) => signIn(services, input, visitor),
  signInWithPasskey: ({ services, input, ...visitor }) => signInWithPasskey(services, input, visitor),
  getSignInSecurity: (call) => readSignInSecurity(call.services.db, requireUser(call).id),
  requestPasskeyChallenge: ({ services }) => requestPasskeyChallenge(services),
  requestPasskeyRegistration: (call) => requestPasskeyRegistration(call.services, requireUser(call), call.locale),
  addPasskey: async (call) => ({
    ...done('passkey_added', call.locale),
    passkey: await addPasskey(call.services, requireUser(call), call.input, call.locale),
  }),
  renamePasskey: async (call) => ({
    ...done('passkey_renamed', call.locale),
    passkey: await renamePasskey(call.services.db, requireUser(call).id, call.input),
  }),
  removePasskey: async (call) => {
    await removePasskey(call.services, requireUser(call), call.input.id, call.locale);
    return done('passkey_removed', call.locale);
  },
  requestTwoStep: (call) => requestTwoStep(call.services, requireUser(call), call.locale),
  enableTwoStep: async (call) => ({
    ...done('two_step_on', call.locale),
    recovery_codes: await enableTwoStep(call.services, requireUser(call), call.input.code, call.locale),
  }),
  disableTwoStep: async (call) => {
    const user = requireUser(call);
    await call.services.db.transaction().execute((tx) => disableTwoStep(tx, call.services, user, call.locale));
    return done('two_step_off', call.locale);
  },
  renewRecoveryCodes: async (call) => ({
    ...done('recovery_codes_renewed', call.locale),
    recovery_codes: await renewRecoveryCodes(call.services, requireUser(call), call.locale),
  }),
};
