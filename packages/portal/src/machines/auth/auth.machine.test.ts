import { createActor, fromPromise, waitFor, type SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { describe, expect, it, vi } from 'vitest';
import {
  createAuthMachine,
  type AuthEmitted,
  type AuthEvent,
  type AuthUser,
  type Credentials,
  type SignUpValues,
} from './auth.machine.ts';
import type { PasskeyProof } from '../shared/passkeys.ts';

const MEMBER: AuthUser = { is_member: true };
const VISITOR: AuthUser = { is_member: false };
const CREDENTIALS: Credentials = { username: '0500000001', password: 'taawun-1' };
const PROOF: PasskeyProof = {
  method: 'passkey',
  challenge_id: '0b0e6c5e-6f0c-4d1f-9a53-0f7a4b3c2d1e',
  credential: {
    id: 'a2V5',
    rawId: 'a2V5',
    type: 'public-key',
    response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
  },
};
const SIGN_UP: SignUpValues = {
  firstname: 'نورة',
  lastname: 'الحربي',
  phone: '0551234567',
  password: 'secret-1',
  confirm_password: 'secret-1',
};

type Failure = { kind: string; serverMessage?: string; retryable?: boolean; fieldErrors?: Record<string, string[]> };
interface Script {
  session?: boolean;
  user?: AuthUser | Failure;
  signIn?: Failure;
  passkey?: Failure;
  requestCode?: Failure;
  signUp?: Failure;
  signOut?: Failure;
  /** The first request for the user stays pending. */
  slow?: boolean;
}

const isFailure = (value: object | undefined): value is Failure => value !== undefined && 'kind' in value;
const settle = (outcome: Failure | undefined) => (outcome ? Promise.reject(outcome) : Promise.resolve());

/** Runs the machine with actors that resolve or reject as the script says. */
function run(script: Script = {}) {
  const forgetSession = vi.fn<() => void>();
  const signIn = vi.fn<(input: Credentials) => void>();
  const signUp = vi.fn<(input: SignUpValues & { id: string; code: string }) => void>();
  const passkey = vi.fn<(proof: PasskeyProof | null) => void>();
  let codes = 0;
  const emitted: AuthEmitted<AuthUser>[] = [];
  const answer = (): Promise<AuthUser> =>
    isFailure(script.user) ? Promise.reject(script.user) : Promise.resolve(script.user ?? MEMBER);
  const actor = createActor(
    createAuthMachine<AuthUser>().provide({
      actors: {
        readSession: fromPromise(() => Promise.resolve(script.session ?? false)),
        fetchUser: fromPromise(() => {
          if (!script.slow) return answer();
          script.slow = false;
          return new Promise<AuthUser>(() => {});
        }),
        signIn: fromPromise(({ input }) => {
          signIn(input);
          return settle(script.signIn);
        }),
        signInWithPasskey: fromPromise(({ input }) => {
          passkey(input);
          return settle(script.passkey);
        }),
        requestCode: fromPromise(() =>
          script.requestCode ? Promise.reject(script.requestCode) : Promise.resolve({ id: `sign-up-${++codes}` }),
        ),
        signUp: fromPromise(({ input }) => {
          signUp(input);
          return settle(script.signUp);
        }),
        signOut: fromPromise(() => settle(script.signOut)),
      },
      actions: { forgetSession },
    }),
  );
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const until = (state: Parameters<SnapshotFrom<typeof actor>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  /** Requests a code for a new account. */
  const requestCode = async () => {
    await until('loggedOut');
    actor.send({ type: 'signUp.requested', values: SIGN_UP });
    await until('verifying');
  };
  return { actor, emitted, forgetSession, signIn, signUp, passkey, until, script, requestCode };
}

const done = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output }) as never;
const failed = (id: string, error: unknown) => ({ type: `xstate.error.actor.${id}`, error }) as never;

/** Signs in to an account with two-step sign-in, up to the second step. */
async function beginSecondStep() {
  const session = run({ signIn: { kind: 'secondFactorRequired' } });
  await session.until('loggedOut');
  session.actor.send({ type: 'signIn.requested', credentials: CREDENTIALS });
  await session.until('secondFactor');
  return session;
}

describe('auth', () => {
  it('starts as a guest without a stored session, and emits nothing', async () => {
    const { until, emitted } = run();
    await until('loggedOut');
    expect(emitted).toEqual([]);
  });

  it.each([
    ['a member', MEMBER, { loggedIn: 'member' }],
    ['a non-member', VISITOR, { loggedIn: 'nonMember' }],
  ] as const)('restores the session of %s', async (_, user, state) => {
    const { until, emitted } = run({ session: true, user });
    await until(state);
    expect(emitted).toEqual([{ type: 'auth.signedIn', by: 'restore', user }]);
  });

  it('clears a session that the server rejects', async () => {
    const { until, forgetSession, emitted } = run({ session: true, user: { kind: 'unauthenticated' } });
    await until('loggedOut');
    expect(forgetSession).toHaveBeenCalledOnce();
    expect(emitted).toEqual([]);
  });

  it.each(['network', 'timeout', 'server', 'malformed', 'rateLimited'])(
    'keeps the session when the user cannot be fetched (%s), and retries on request',
    async (kind) => {
      const { actor, until, forgetSession, script } = run({ session: true, user: { kind, retryable: true } });
      await until('unreachable');
      expect(forgetSession).not.toHaveBeenCalled();
      expect(actor.getSnapshot().context.failure?.kind).toBe(kind);
      script.user = MEMBER;
      actor.send({ type: 'retry.requested' });
      await until({ loggedIn: 'member' });
    },
  );

  it('signs in, fetches the user, and clears the password from its context', async () => {
    const { actor, until, emitted } = run();
    await until('loggedOut');
    actor.send({ type: 'signIn.requested', credentials: CREDENTIALS });
    await until({ loggedIn: 'member' });
    expect(emitted).toEqual([{ type: 'auth.signedIn', by: 'signIn', user: MEMBER }]);
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain(CREDENTIALS.password);
  });

  it.each(['validation', 'rateLimited', 'network', 'server'])(
    'returns to the guest after a failed sign-in (%s), and clears the password',
    async (kind) => {
      const { actor, until, emitted } = run({
        signIn: { kind, serverMessage: 'no', retryable: kind !== 'validation' },
      });
      await until('loggedOut');
      actor.send({ type: 'signIn.requested', credentials: CREDENTIALS });
      await until('signingIn');
      await until('loggedOut');
      expect(emitted).toEqual([
        {
          type: 'auth.failed',
          during: 'signIn',
          failure: { kind, serverMessage: 'no', retryable: kind !== 'validation', fieldErrors: null },
        },
      ]);
      expect(actor.getSnapshot().context.credentials).toBeNull();
    },
  );

  describe('two-step sign-in', () => {
    const FACTOR = { method: 'totp', code: '123456' } as const;

    it('repeats the same sign-in with the second factor, and clears both from its context', async () => {
      const { actor, until, script, signIn, emitted } = await beginSecondStep();
      delete script.signIn;
      actor.send({ type: 'factor.submitted', factor: FACTOR });
      await until({ loggedIn: 'member' });
      expect(signIn).toHaveBeenLastCalledWith({ ...CREDENTIALS, second_factor: FACTOR });
      // The missing factor is a step, not a failure.
      expect(emitted).toEqual([{ type: 'auth.signedIn', by: 'signIn', user: MEMBER }]);
      expect(JSON.stringify(actor.getPersistedSnapshot())).not.toMatch(/taawun-1|123456/);
    });

    it.each([
      ['a wrong code', { kind: 'validation', fieldErrors: { 'second_factor.code': ['wrong'] } }],
      ['too many codes', { kind: 'rateLimited' }],
      ['a lost response', { kind: 'network', retryable: true }],
    ])('stays at the second step after %s', async (_, failure) => {
      const { actor, until, script } = await beginSecondStep();
      script.signIn = failure;
      actor.send({ type: 'factor.submitted', factor: FACTOR });
      await until('signingIn');
      const { context } = await until('secondFactor');
      expect(context.failure?.kind).toBe(failure.kind);
      expect(context.credentials).toMatchObject(CREDENTIALS);
    });

    it('goes back to the password when it was changed meanwhile', async () => {
      const { actor, until, script } = await beginSecondStep();
      script.signIn = { kind: 'validation', fieldErrors: { password: ['wrong'] } };
      actor.send({ type: 'factor.submitted', factor: FACTOR });
      await until('signingIn');
      expect((await until('loggedOut')).context.credentials).toBeNull();
    });

    it('forgets the password on the way back', async () => {
      const { actor, until } = await beginSecondStep();
      actor.send({ type: 'signIn.reopened' });
      expect((await until('loggedOut')).context.credentials).toBeNull();
    });
  });

  describe('a passkey', () => {
    it('signs in', async () => {
      const { actor, until, emitted } = run();
      await until('loggedOut');
      actor.send({ type: 'passkey.requested' });
      await until({ loggedIn: 'member' });
      expect(emitted).toEqual([{ type: 'auth.signedIn', by: 'signIn', user: MEMBER }]);
    });

    it('that was chosen in the autofill signs in, and is forgotten', async () => {
      const { actor, until, passkey } = run();
      await until('loggedOut');
      actor.send({ type: 'passkey.requested', proof: PROOF });
      expect((await until({ loggedIn: 'member' })).context.proof).toBeNull();
      expect(passkey).toHaveBeenCalledExactlyOnceWith(PROOF);
    });

    it('that is not accepted is not sent again', async () => {
      const { actor, until, passkey } = run({ passkey: { kind: 'validation' } });
      await until('loggedOut');
      actor.send({ type: 'passkey.requested', proof: PROOF });
      await until('signingInWithPasskey');
      await until('loggedOut');
      actor.send({ type: 'passkey.requested' });
      await until('signingInWithPasskey');
      expect(passkey.mock.calls).toEqual([[PROOF], [null]]);
    });

    it.each([
      ['is reported when it is not accepted', 'validation', 1],
      ['is no failure when the user closes the dialog', 'aborted', 0],
    ])('%s', async (_, kind, failures) => {
      const { actor, until, emitted } = run({ passkey: { kind } });
      await until('loggedOut');
      actor.send({ type: 'passkey.requested' });
      await until('signingInWithPasskey');
      const { context } = await until('loggedOut');
      expect([context.failure !== null, emitted.length]).toEqual([failures === 1, failures]);
    });
  });

  describe('a sign-up', () => {
    it('waits for the code, then signs in with the phone as the username, and clears the password', async () => {
      const { actor, until, signIn, signUp, emitted, requestCode } = run({ user: VISITOR });
      await requestCode();
      expect(signUp).not.toHaveBeenCalled();
      actor.send({ type: 'code.submitted', code: '493027' });
      await until({ loggedIn: 'nonMember' });
      expect(signUp).toHaveBeenCalledExactlyOnceWith({ ...SIGN_UP, id: 'sign-up-1', code: '493027' });
      expect(signIn).toHaveBeenCalledExactlyOnceWith({ username: SIGN_UP.phone, password: SIGN_UP.password });
      expect(emitted).toEqual([{ type: 'auth.signedIn', by: 'signUp', user: VISITOR }]);
      expect(JSON.stringify(actor.getPersistedSnapshot())).not.toMatch(/secret-1|493027/);
    });

    it.each(['validation', 'rateLimited', 'network'])('returns to the form without a code (%s)', async (kind) => {
      const { actor, until, signUp, emitted } = run({ requestCode: { kind } });
      await until('loggedOut');
      actor.send({ type: 'signUp.requested', values: SIGN_UP });
      await until('requestingCode');
      await until('loggedOut');
      expect(signUp).not.toHaveBeenCalled();
      expect(emitted).toMatchObject([{ type: 'auth.failed', during: 'signUp', failure: { kind } }]);
    });

    it.each([
      ['a wrong code', { kind: 'validation', fieldErrors: { code: ['wrong'] } }, 'verifying'],
      ['a lost response', { kind: 'network', retryable: true }, 'verifying'],
      ['an expired code', { kind: 'conflict' }, { verifying: 'expired' }],
      ['a password that is rejected', { kind: 'validation', fieldErrors: { password: ['common'] } }, 'loggedOut'],
    ] as const)('after %s is repeated, and signs in', async (_, failure, state) => {
      const { actor, until, script, signIn, requestCode } = run({ user: VISITOR, signUp: { ...failure } as Failure });
      await requestCode();
      actor.send({ type: 'code.submitted', code: '493027' });
      await until('signingUp');
      await until(state);
      expect(signIn).not.toHaveBeenCalled();
      expect(actor.getSnapshot().context.failure?.kind).toBe(failure.kind);
      delete script.signUp;
      if (failure.kind === 'conflict') actor.send({ type: 'code.requested' });
      if (state === 'loggedOut') actor.send({ type: 'signUp.requested', values: SIGN_UP });
      await until('verifying');
      actor.send({ type: 'code.submitted', code: '493027' });
      await until({ loggedIn: 'nonMember' });
    });

    it('sends another code, and keeps the earlier one when that fails', async () => {
      const { actor, until, script, requestCode } = run();
      await requestCode();
      script.requestCode = { kind: 'rateLimited' };
      actor.send({ type: 'code.requested' });
      await until('resendingCode');
      await until('verifying');
      expect(actor.getSnapshot().context).toMatchObject({
        signUp: { sent: { id: 'sign-up-1' } },
        failure: { kind: 'rateLimited' },
      });
    });

    it('goes back to the form, and forgets the code', async () => {
      const { actor, until, requestCode } = run();
      await requestCode();
      actor.send({ type: 'signUp.reopened' });
      await until('loggedOut');
      expect(actor.getSnapshot().context.signUp).toBeNull();
    });

    it.each(['waiting', 'expired'] as const)('gives way to a sign-in (%s)', async (state) => {
      const { actor, until, signIn, requestCode } = run(state === 'expired' ? { signUp: { kind: 'conflict' } } : {});
      await requestCode();
      if (state === 'expired') actor.send({ type: 'code.submitted', code: '493027' });
      await until({ verifying: state });
      actor.send({ type: 'signIn.requested', credentials: CREDENTIALS });
      const { context } = await until({ loggedIn: 'member' });
      expect(signIn).toHaveBeenCalledExactlyOnceWith(CREDENTIALS);
      expect(context.signUp).toBeNull();
    });

    it('fetches the user again by its button when only that has failed', async () => {
      const { actor, until, script, signUp, requestCode } = run({ user: { kind: 'network', retryable: true } });
      await requestCode();
      actor.send({ type: 'code.submitted', code: '493027' });
      await until('unreachable');
      script.user = VISITOR;
      actor.send({ type: 'code.submitted', code: '493027' });
      expect((await until({ loggedIn: 'nonMember' })).context.user).toEqual(VISITOR);
      expect(signUp).toHaveBeenCalledOnce();
    });

    it('sends its code again when only the sign-in after it failed', async () => {
      const { actor, until, script, requestCode } = run({
        user: VISITOR,
        signIn: { kind: 'network', retryable: true },
      });
      await requestCode();
      actor.send({ type: 'code.submitted', code: '493027' });
      await until('signingIn');
      await until('verifying');
      delete script.signIn;
      actor.send({ type: 'code.submitted', code: '493027' });
      expect((await until({ loggedIn: 'nonMember' })).context.user).toEqual(VISITOR);
    });
  });

  it.each([undefined, { kind: 'network' }, { kind: 'unauthenticated' }, { kind: 'server' }])(
    'signs out even when the server answers %o',
    async (signOut) => {
      const { actor, until, forgetSession, emitted } = run({ session: true, ...(signOut ? { signOut } : {}) });
      await until('loggedIn');
      actor.send({ type: 'signOut.requested' });
      await until('loggedOut');
      expect(forgetSession).toHaveBeenCalledOnce();
      expect(actor.getSnapshot().context.user).toBeNull();
      expect(emitted.at(-1)).toEqual({ type: 'auth.signedOut' });
    },
  );

  it('ends the session when the server rejects its token', async () => {
    const { actor, until, forgetSession, emitted } = run({ session: true });
    await until('loggedIn');
    actor.send({ type: 'session.rejected' });
    await until('loggedOut');
    expect(forgetSession).toHaveBeenCalledOnce();
    // The user did not sign out, so no event redirects them.
    expect(emitted.map(({ type }) => type)).toEqual(['auth.signedIn']);
  });

  it('follows another tab: in and out', async () => {
    const { actor, until, script } = run();
    await until('loggedOut');
    script.session = true;
    actor.send({ type: 'session.changed' });
    await until('loggedIn');
    script.session = false;
    actor.send({ type: 'session.changed' });
    await until('loggedOut');
    expect(actor.getSnapshot().context.user).toBeNull();
  });

  it('moves a user who is now a member to the member state', async () => {
    const { actor, until } = run({ session: true, user: VISITOR });
    await until({ loggedIn: 'nonMember' });
    actor.send({ type: 'user.changed', user: MEMBER });
    expect((await until({ loggedIn: 'member' })).context.user).toEqual(MEMBER);
  });

  it.each<[Parameters<SnapshotFrom<ReturnType<typeof run>['actor']>['matches']>[0], AuthEvent<AuthUser>]>([
    ['loggedOut', { type: 'signOut.requested' }],
    ['loggedOut', { type: 'session.rejected' }],
    ['loggedOut', { type: 'user.changed', user: MEMBER }],
    ['loggedOut', { type: 'retry.requested' }],
  ])('in %s the event %o changes nothing', async (state, event) => {
    const { actor, until } = run();
    await until(state);
    const before = actor.getSnapshot().value;
    actor.send(event);
    expect(actor.getSnapshot().value).toEqual(before);
  });

  it('ignores a second sign-in while the first is pending', async () => {
    const { actor, until, signIn } = run();
    await until('loggedOut');
    actor.send({ type: 'signIn.requested', credentials: CREDENTIALS });
    actor.send({ type: 'signIn.requested', credentials: CREDENTIALS });
    await until('loggedIn');
    expect(signIn).toHaveBeenCalledOnce();
  });

  it.each<[AuthEvent<AuthUser>, AuthEmitted<AuthUser>]>([
    [
      { type: 'signIn.requested', credentials: CREDENTIALS },
      { type: 'auth.signedIn', by: 'signIn', user: MEMBER },
    ],
  ])('%o takes precedence over a session that is still being restored', async (event, outcome) => {
    const { actor, until, emitted } = run({ session: true, slow: true });
    await until('fetchingUser');
    actor.send(event);
    await until('loggedIn');
    expect(emitted).toEqual([outcome]);
  });

  it('reads the session again when another tab changes it during the restore', async () => {
    const { actor, until, script, emitted } = run({ session: true, slow: true });
    await until('fetchingUser');
    script.session = false;
    actor.send({ type: 'session.changed' });
    await until('loggedOut');
    expect(emitted).toEqual([]);
  });

  it('reports the failure when the token of a new sign-in is rejected', async () => {
    const { actor, until } = run({ user: { kind: 'unauthenticated' } });
    await until('loggedOut');
    actor.send({ type: 'signIn.requested', credentials: CREDENTIALS });
    await until('fetchingUser');
    await until('loggedOut');
    expect(actor.getSnapshot().context.failure?.kind).toBe('unauthenticated');
  });

  it('reaches every state', () => {
    const machine = createAuthMachine<AuthUser>();
    const paths = getShortestPaths(machine, {
      serializeState: ({ value }) => JSON.stringify(value),
      events: [
        { type: 'signIn.requested', credentials: CREDENTIALS },
        { type: 'signUp.requested', values: SIGN_UP },
        { type: 'signOut.requested' },
        { type: 'passkey.requested' },
        failed('0.auth.signingIn', { kind: 'secondFactorRequired' }),
        done('0.auth.starting', true),
        done('0.auth.starting', false),
        { type: 'code.submitted', code: '493027' },
        { type: 'code.requested' },
        done('0.auth.requestingCode', { id: 'sign-up-1' }),
        done('0.auth.signingUp'),
        failed('0.auth.signingUp', { kind: 'conflict' }),
        done('0.auth.signingIn'),
        done('0.auth.fetchingUser', MEMBER),
        done('0.auth.fetchingUser', VISITOR),
        failed('0.auth.fetchingUser', { kind: 'network' }),
      ],
    });
    const reached = new Set(paths.map(({ state }) => JSON.stringify(state.value)));
    expect(reached).toEqual(
      new Set([
        '"starting"',
        '"loggedOut"',
        '"requestingCode"',
        '{"verifying":"waiting"}',
        '{"verifying":"expired"}',
        '"resendingCode"',
        '"signingUp"',
        '"signingIn"',
        '"secondFactor"',
        '"signingInWithPasskey"',
        '"fetchingUser"',
        '"unreachable"',
        '{"loggedIn":"member"}',
        '{"loggedIn":"nonMember"}',
        '"signingOut"',
      ]),
    );
  });
});
