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

const MEMBER: AuthUser = { is_member: true };
const VISITOR: AuthUser = { is_member: false };
const CREDENTIALS: Credentials = { username: '0500000001', password: 'taawun-1' };
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
  const signIn = vi.fn<(input: Credentials & { unasked: boolean }) => void>();
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
        signUp: fromPromise(() => settle(script.signUp)),
        signOut: fromPromise(() => settle(script.signOut)),
      },
      actions: { forgetSession },
    }),
  );
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const until = (state: Parameters<SnapshotFrom<typeof actor>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, emitted, forgetSession, signIn, until, script };
}

const done = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output }) as never;
const failed = (id: string, error: unknown) => ({ type: `xstate.error.actor.${id}`, error }) as never;

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
          failure: { kind, serverMessage: 'no', retryable: kind !== 'validation' },
        },
      ]);
      expect(actor.getSnapshot().context.credentials).toBeNull();
    },
  );

  it('signs up and then in, with the phone as the username', async () => {
    const { actor, until, signIn, emitted } = run({ user: VISITOR });
    await until('loggedOut');
    actor.send({ type: 'signUp.requested', values: SIGN_UP });
    await until({ loggedIn: 'nonMember' });
    expect(signIn).toHaveBeenCalledExactlyOnceWith({
      username: SIGN_UP.phone,
      password: SIGN_UP.password,
      unasked: false,
    });
    expect(emitted).toEqual([{ type: 'auth.signedIn', by: 'signUp', user: VISITOR }]);
  });

  describe('sign-up whose response was lost', () => {
    const TAKEN = { kind: 'validation', fieldErrors: { phone: ['taken'] } };
    const sendTwice = async (script: Script, second = SIGN_UP) => {
      const running = run({ ...script, signUp: { kind: 'network', retryable: true } });
      await running.until('loggedOut');
      running.actor.send({ type: 'signUp.requested', values: SIGN_UP });
      await running.until('loggedOut');
      running.script.signUp = TAKEN;
      running.actor.send({ type: 'signUp.requested', values: second });
      return running;
    };

    it('signs in when it is sent again and the phone is taken by then', async () => {
      const { until, signIn, emitted } = await sendTwice({ user: VISITOR });
      await until({ loggedIn: 'nonMember' });
      expect(signIn).toHaveBeenCalledWith({ username: SIGN_UP.phone, password: SIGN_UP.password, unasked: true });
      expect(emitted.at(-1)).toEqual({ type: 'auth.signedIn', by: 'signUp', user: VISITOR });
    });

    it('is rejected when the phone belongs to another user', async () => {
      const { until, signIn, actor } = await sendTwice({
        signIn: { kind: 'validation', serverMessage: 'wrong password' },
      });
      await until('loggedOut');
      expect(signIn).toHaveBeenCalledOnce();
      expect(actor.getSnapshot().context).toMatchObject({
        failure: { kind: 'validation', serverMessage: null },
        unanswered: null,
        credentials: null,
      });
    });

    it('is rejected when another password was typed', async () => {
      const { until, signIn } = await sendTwice({}, { ...SIGN_UP, password: 'secret-2', confirm_password: 'secret-2' });
      await until('loggedOut');
      expect(signIn).not.toHaveBeenCalled();
    });
  });

  it('does not sign in after a rejected sign-up', async () => {
    const { actor, until, signIn } = run({ signUp: { kind: 'validation' } });
    await until('loggedOut');
    actor.send({ type: 'signUp.requested', values: SIGN_UP });
    await until('signingUp');
    await until('loggedOut');
    expect(signIn).not.toHaveBeenCalled();
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
    [
      { type: 'signUp.requested', values: SIGN_UP },
      { type: 'auth.signedIn', by: 'signUp', user: MEMBER },
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
        done('0.auth.starting', true),
        done('0.auth.starting', false),
        done('0.auth.signingUp'),
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
        '"signingUp"',
        '"signingIn"',
        '"fetchingUser"',
        '"unreachable"',
        '{"loggedIn":"member"}',
        '{"loggedIn":"nonMember"}',
        '"signingOut"',
      ]),
    );
  });
});
