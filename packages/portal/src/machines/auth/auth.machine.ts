import type { ApiErrorKind } from '@taawun/api-client';
import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import { toCallFailure } from '../shared/call-failure.ts';

/** The properties of a user that the machine needs. */
export interface AuthUser {
  readonly is_member: boolean;
}

export interface Credentials {
  username: string;
  password: string;
}

export interface SignUpValues {
  firstname: string;
  lastname: string;
  phone: string;
  email?: string;
  password: string;
  confirm_password: string;
}

/** `unasked`: the user did not request this call, so its failure is not shown. */
type SignInInput = Credentials & { unasked: boolean };

/**
 * A failure as a code; the view has the message, unless the server sent one. `retryable`: the same attempt may succeed
 * later.
 */
export interface AuthFailure {
  kind: ApiErrorKind;
  serverMessage: string | null;
  retryable: boolean;
}

/** How the session began: signing in navigates, restoring a session does not. */
type SignedInBy = 'restore' | 'signIn' | 'signUp';

export type AuthEvent<User extends AuthUser> =
  | { type: 'signIn.requested'; credentials: Credentials }
  | { type: 'signUp.requested'; values: SignUpValues }
  | { type: 'signOut.requested' }
  | { type: 'session.changed' }
  | { type: 'session.rejected' }
  | { type: 'session.reset' }
  | { type: 'retry.requested' }
  | { type: 'user.changed'; user: User };

export type AuthEmitted<User extends AuthUser> =
  | { type: 'auth.signedIn'; by: SignedInBy; user: User }
  | { type: 'auth.signedOut' }
  | { type: 'auth.failed'; during: SignedInBy; failure: AuthFailure };

interface AuthContext<User extends AuthUser> {
  user: User | null;
  by: SignedInBy;
  credentials: Credentials | null;
  /** The sign-up whose response was lost: the account may exist. */
  unanswered: Credentials | null;
  failure: AuthFailure | null;
}

const isSame = (one: Credentials | null, other: Credentials | null): boolean =>
  one !== null && one.username === other?.username && one.password === other.password;

const asFailure = (error: unknown): AuthFailure => {
  const { kind, serverMessage, retryable } = (error ?? {}) as Partial<AuthFailure>;
  return { kind: kind ?? 'server', serverMessage: serverMessage ?? null, retryable: retryable ?? false };
};

const notProvided = () =>
  Promise.reject(new Error('The auth machine runs only with actors: give them with provide().'));

/**
 * The session: logged out, logged in without membership, or a member (specification, section 4).
 *
 * The token is in the actors' storage, never in the context: snapshots may be logged. `session.rejected` is the
 * server's 401 on a call that carried a token; `session.changed` another tab's sign-in or sign-out.
 */
export const createAuthMachine = <User extends AuthUser>() =>
  setup({
    types: {
      context: {} as AuthContext<User>,
      events: {} as AuthEvent<User>,
      emitted: {} as AuthEmitted<User>,
      tags: {} as 'settled' | 'busy' | 'signedIn' | 'unreachable',
    },
    actors: {
      readSession: fromPromise<boolean>(notProvided),
      fetchUser: fromPromise<User>(notProvided),
      signIn: fromPromise<void, SignInInput>(notProvided),
      signUp: fromPromise<void, SignUpValues>(notProvided),
      signOut: fromPromise<void>(notProvided),
    },
    actions: {
      /** Clears the stored session; the binding provides it. */
      forgetSession: () => {},
      takeUser: assign({
        user: (_, params: { user: User }) => params.user,
        failure: null,
        credentials: null,
        unanswered: null,
      }),
      takeCredentials: assign({
        by: 'signIn',
        failure: null,
        credentials: (_, params: { credentials: Credentials }) => params.credentials,
      }),
      dropUser: assign({ user: null, credentials: null }),
      keepFailure: assign({ failure: (_, params: { error: unknown }) => asFailure(params.error), credentials: null }),
      rememberUnanswered: assign({
        unanswered: ({ context }, params: { error: unknown }) =>
          asFailure(params.error).retryable ? context.credentials : null,
      }),
      keepSignUpFailure: assign({ failure: (_, params: { error: unknown }) => asFailure(params.error) }),
      keepRejection: assign({ failure: asFailure({ kind: 'unauthenticated' }) }),
      emitSignedIn: emit(({ context }) => ({
        type: 'auth.signedIn' as const,
        by: context.by,
        user: context.user as User,
      })),
      emitSignedOut: emit({ type: 'auth.signedOut' as const }),
      emitFailure: emit(({ context }) => ({
        type: 'auth.failed' as const,
        during: context.by,
        failure: context.failure ?? asFailure(null),
      })),
    },
    guards: {
      isRestoring: ({ context }) => context.by === 'restore',
      isMember: ({ context }) => context.user?.is_member === true,
      /**
       * The phone is taken, and the same sign-up was sent before without a response: it may have created that account.
       */
      mayBeOwnAccount: ({ context }, params: { error: unknown }) =>
        isSame(context.unanswered, context.credentials) && 'phone' in (toCallFailure(params.error).fieldErrors ?? {}),
      wasSignUpRejected: ({ context }) => context.by === 'signUp' && context.failure !== null,
      wasRejected: (_, params: { error: unknown }) => asFailure(params.error).kind === 'unauthenticated',
    },
  }).createMachine({
    id: 'auth',
    initial: 'starting',
    context: { user: null, by: 'restore', credentials: null, unanswered: null, failure: null },
    on: { 'session.reset': { target: '.loggedOut', actions: 'forgetSession' } },
    states: {
      starting: {
        tags: ['busy'],
        entry: assign({ by: 'restore' }),
        invoke: {
          src: 'readSession',
          onDone: [{ guard: ({ event }) => event.output, target: 'fetchingUser' }, { target: 'loggedOut' }],
          onError: { target: 'loggedOut' },
        },
      },
      loggedOut: {
        tags: ['settled'],
        entry: 'dropUser',
        on: {
          'signIn.requested': {
            target: 'signingIn',
            actions: { type: 'takeCredentials', params: ({ event }) => event },
          },
          'signUp.requested': { target: 'signingUp', actions: assign({ by: 'signUp', failure: null }) },
          'session.changed': { target: 'starting' },
        },
      },
      signingUp: {
        tags: ['busy', 'settled'],
        invoke: {
          src: 'signUp',
          input: ({ event }) => {
            assertEvent(event, 'signUp.requested');
            return event.values;
          },
          onDone: { target: 'signingIn' },
          onError: [
            {
              guard: { type: 'mayBeOwnAccount', params: ({ event }) => event },
              target: 'signingIn',
              actions: { type: 'keepSignUpFailure', params: ({ event }) => event },
            },
            {
              target: 'loggedOut',
              actions: [
                { type: 'rememberUnanswered', params: ({ event }) => event },
                { type: 'keepFailure', params: ({ event }) => event },
                'emitFailure',
              ],
            },
          ],
        },
        // The phone is the username (specification, section 7), so the automatic sign-in uses it.
        entry: assign({
          credentials: ({ event, context }) =>
            event.type === 'signUp.requested'
              ? { username: event.values.phone, password: event.values.password }
              : context.credentials,
        }),
      },
      signingIn: {
        tags: ['busy', 'settled'],
        invoke: {
          src: 'signIn',
          input: ({ context: { credentials, by, failure } }) => ({
            username: '',
            password: '',
            ...credentials,
            unasked: by === 'signUp' && failure !== null,
          }),
          onDone: { target: 'fetchingUser' },
          onError: [
            // The phone belongs to another user: report the rejection of the sign-up.
            {
              guard: 'wasSignUpRejected',
              target: 'loggedOut',
              actions: [assign({ unanswered: null }), 'emitFailure'],
            },
            {
              target: 'loggedOut',
              actions: [{ type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }, 'emitFailure'],
            },
          ],
        },
      },
      fetchingUser: {
        tags: ['busy'],
        on: {
          // A sign-in replaces the restoring of an older session.
          'signIn.requested': {
            guard: 'isRestoring',
            target: 'signingIn',
            actions: { type: 'takeCredentials', params: ({ event }) => event },
          },
          'signUp.requested': {
            guard: 'isRestoring',
            target: 'signingUp',
            actions: assign({ by: 'signUp', failure: null }),
          },
          'session.changed': { guard: 'isRestoring', target: 'starting' },
        },
        invoke: {
          src: 'fetchUser',
          onDone: {
            target: 'loggedIn',
            actions: [{ type: 'takeUser', params: ({ event }) => ({ user: event.output }) }, 'emitSignedIn'],
          },
          onError: [
            {
              guard: { type: 'wasRejected', params: ({ event }) => ({ error: event.error }) },
              target: 'loggedOut',
              // Only a sign-in reports the failure; restoring a session does not.
              actions: ['forgetSession', { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }],
            },
            // The token may be valid: keep it, report the failure, and allow a retry.
            {
              target: 'unreachable',
              actions: [{ type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }, 'emitFailure'],
            },
          ],
        },
      },
      unreachable: {
        tags: ['settled', 'unreachable'],
        on: {
          'retry.requested': { target: 'fetchingUser' },
          'session.changed': { target: 'starting' },
          'session.rejected': { target: 'loggedOut', actions: ['forgetSession', 'keepRejection'] },
          'signIn.requested': {
            target: 'signingIn',
            actions: { type: 'takeCredentials', params: ({ event }) => event },
          },
          'signOut.requested': { target: 'signingOut' },
        },
      },
      loggedIn: {
        tags: ['settled', 'signedIn'],
        initial: 'deciding',
        on: {
          'signOut.requested': { target: 'signingOut' },
          'session.changed': { target: 'starting' },
          // Not a sign-out by the user: a page that guests may see stays, others lead to the sign-in.
          'session.rejected': { target: 'loggedOut', actions: ['forgetSession', 'keepRejection'] },
          'user.changed': {
            target: '.deciding',
            actions: { type: 'takeUser', params: ({ event }) => ({ user: event.user }) },
          },
        },
        states: {
          deciding: { always: [{ guard: 'isMember', target: 'member' }, { target: 'nonMember' }] },
          member: {},
          nonMember: {},
        },
      },
      signingOut: {
        tags: ['busy', 'settled'],
        invoke: {
          src: 'signOut',
          // A failed request must not keep the user signed in (specification, section 7).
          onDone: { target: 'loggedOut', actions: ['forgetSession', 'emitSignedOut'] },
          onError: { target: 'loggedOut', actions: ['forgetSession', 'emitSignedOut'] },
        },
      },
    },
  });
