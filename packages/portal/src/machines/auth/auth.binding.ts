import { createActor, fromPromise, waitFor, type SnapshotFrom } from 'xstate';
import type { AccessToken, Client, PendingSignUp, User } from '@taawun/api-client';
import { provePasskey } from '../shared/passkeys.ts';
import { createAuthMachine, type AuthEmitted, type AuthEvent, type AuthFailure } from './auth.machine.ts';
import type { Running } from '../shared/lazy-machine.ts';
import { pushField, type PushRegistration } from './push.ts';
import type { TokenStorage } from './token-storage.ts';

/** The session as pages see it. */
export interface Session {
  user: User | null;
  /** Whether the session has been restored or found absent. */
  settled: boolean;
  /** A request is pending. */
  busy: boolean;
  signedIn: boolean;
  /** There is a token, but the server is unreachable, so its user is unknown. */
  unreachable: boolean;
  failure: AuthFailure | null;
  /** The code that was sent to the phone of a new account; `null`: none is awaited. */
  code: { sent: PendingSignUp; isExpired: boolean } | null;
  /** The password is right, and two-step sign-in needs one more proof. */
  needsSecondFactor: boolean;
}

export type RunningAuth = Running<Session, AuthEvent<User>, AuthEmitted<User>>;

/** Starts the auth machine with client, token storage and push client. */
export async function runAuth(
  client: () => Client,
  storage: TokenStorage,
  push: () => PushRegistration | null,
): Promise<RunningAuth> {
  const keep = ({ access_token, token_type, expires_at }: AccessToken) =>
    storage.write({ token: access_token, type: token_type, expiresAt: expires_at });
  const machine = createAuthMachine<User, PendingSignUp>().provide({
    actors: {
      readSession: fromPromise(() => Promise.resolve(storage.read() !== null)),
      fetchUser: fromPromise(async ({ signal }) => (await client().getUser({ signal })).user),
      signIn: fromPromise(async ({ input, signal }) => {
        keep(await client().signIn({ ...input, ...(await pushField(push())) }, { signal }));
      }),
      signInWithPasskey: fromPromise(async ({ input: proof, signal }) => {
        const { challenge_id, credential } = proof ?? (await provePasskey(client(), signal));
        keep(await client().signInWithPasskey({ challenge_id, credential, ...(await pushField(push())) }, { signal }));
      }),
      requestCode: fromPromise(
        async ({ input, signal }) => (await client().requestSignUpCode(input, { signal })).sign_up,
      ),
      signUp: fromPromise(async ({ input: { id, ...values }, signal }) => {
        await client().signUp({ ...values, sign_up_id: id, ...(await pushField(push())) }, { signal });
      }),
      signOut: fromPromise(async ({ signal }) => {
        await client().signOut({ signal });
      }),
    },
    actions: { forgetSession: () => storage.clear() },
  });
  const actor = createActor(machine);
  const listeners = new Set<Parameters<RunningAuth['onEmitted']>[0]>();
  actor.on('*', (event) => listeners.forEach((listener) => listener(event)));
  actor.start();
  await waitFor(actor, (snapshot) => !snapshot.matches('starting'));
  return {
    view: () => sessionOf(actor.getSnapshot()),
    subscribe: (listener) => void actor.subscribe(listener),
    send: (event) => actor.send(event),
    onEmitted: (listener) => void listeners.add(listener),
  };
}

function sessionOf(snapshot: SnapshotFrom<ReturnType<typeof createAuthMachine<User, PendingSignUp>>>): Session {
  const sent = snapshot.context.signUp?.sent ?? null;
  return {
    code: sent && { sent, isExpired: snapshot.hasTag('codeExpired') },
    needsSecondFactor: snapshot.hasTag('secondFactor'),
    user: snapshot.context.user,
    failure: snapshot.context.failure,
    settled: snapshot.hasTag('settled'),
    busy: snapshot.hasTag('busy'),
    signedIn: snapshot.hasTag('signedIn'),
    unreachable: snapshot.hasTag('unreachable'),
  };
}
