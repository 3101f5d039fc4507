import type { ApiErrorKind, FieldErrors, SignIn } from '@taawun/api-client';
import { assign, emit, fromPromise, setup } from 'xstate';
import type { PasskeyProof } from '../shared/passkeys.ts';

/** The properties of a user that the machine needs. */
export interface AuthUser {
  readonly is_member: boolean;
}

/** Proof beside the password. */
export type SecondFactor = NonNullable<SignIn['second_factor']>;

export interface Credentials {
  username: string;
  password: string;
  /** Where two-step sign-in is on. */
  second_factor?: SecondFactor;
}

export interface SignUpValues {
  firstname: string;
  lastname: string;
  phone: string;
  email?: string;
  password: string;
  confirm_password: string;
}

/** The properties of a sent code that the machine needs. */
export interface SentCode {
  readonly id: string;
}

/**
 * A failure as a code; the view has the message, unless the server sent one. `retryable`: the same attempt may succeed
 * later.
 */
export interface AuthFailure {
  kind: ApiErrorKind;
  serverMessage: string | null;
  retryable: boolean;
  fieldErrors: FieldErrors | null;
}

/** How the session began: signing in navigates, restoring a session does not. */
type SignedInBy = 'restore' | 'signIn' | 'signUp';

export type AuthEvent<User extends AuthUser> =
  | { type: 'signIn.requested'; credentials: Credentials }
  | { type: 'signUp.requested'; values: SignUpValues }
  /** `proof` of a passkey that was chosen in the autofill; without it the browser's dialog opens. */
  | { type: 'passkey.requested'; proof?: PasskeyProof }
  /** The second step of a sign-in. */
  | { type: 'factor.submitted'; factor: SecondFactor }
  /** Back to the password. */
  | { type: 'signIn.reopened' }
  /** The code that was sent to the phone. */
  | { type: 'code.submitted'; code: string }
  | { type: 'code.requested' }
  /** Back to the form, to correct it. */
  | { type: 'signUp.reopened' }
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

interface AuthContext<User extends AuthUser, Sent extends SentCode> {
  user: User | null;
  by: SignedInBy;
  credentials: Credentials | null;
  /** A passkey that was chosen before the sign-in began. */
  proof: PasskeyProof | null;
  /** The sign-up whose code is awaited. */
  signUp: { values: SignUpValues; sent: Sent | null; code: string } | null;
  failure: AuthFailure | null;
}

const asFailure = (error: unknown): AuthFailure => {
  const { kind, serverMessage, retryable, fieldErrors } = (error ?? {}) as Partial<AuthFailure>;
  return {
    kind: kind ?? 'server',
    serverMessage: serverMessage ?? null,
    retryable: retryable ?? false,
    fieldErrors: fieldErrors ?? null,
  };
};

const notProvided = () =>
  Promise.reject(new Error('The auth machine runs only with actors: give them with provide().'));

/**
 * The session: logged out, logged in without membership, or a member (specification, section 4). A sign-up waits for the
 * code that was sent to the phone; the sign-in follows by itself.
 *
 * The token is in the actors' storage, never in the context: snapshots may be logged. `session.rejected` is the
 * server's 401 on a call that carried a token; `session.changed` another tab's sign-in or sign-out.
 */
export const createAuthMachine = <User extends AuthUser, Sent extends SentCode = SentCode>() =>
  setup({
    types: {
      context: {} as AuthContext<User, Sent>,
      events: {} as AuthEvent<User>,
      emitted: {} as AuthEmitted<User>,
      tags: {} as 'settled' | 'busy' | 'signedIn' | 'unreachable' | 'codeExpired' | 'secondFactor',
    },
    actors: {
      readSession: fromPromise<boolean>(notProvided),
      fetchUser: fromPromise<User>(notProvided),
      signIn: fromPromise<void, Credentials>(notProvided),
      signInWithPasskey: fromPromise<void, PasskeyProof | null>(notProvided),
      requestCode: fromPromise<Sent, SignUpValues>(notProvided),
      signUp: fromPromise<void, SignUpValues & { id: string; code: string }>(notProvided),
      signOut: fromPromise<void>(notProvided),
    },
    actions: {
      /** Clears the stored session; the binding provides it. */
      forgetSession: () => {},
      takeUser: assign({
        user: (_, params: { user: User }) => params.user,
        failure: null,
      }),
      takeCredentials: assign({
        by: 'signIn',
        failure: null,
        signUp: null,
        credentials: (_, params: { credentials: Credentials }) => params.credentials,
      }),
      takePasskey: assign({
        by: 'signIn',
        failure: null,
        signUp: null,
        credentials: null,
        proof: (_, { proof }: { proof?: PasskeyProof }) => proof ?? null,
      }),
      takeFactor: assign(({ context }, { factor }: { factor: SecondFactor }) => ({
        failure: null,
        credentials: context.credentials && { ...context.credentials, second_factor: factor },
      })),
      takeSignUp: assign((_, { values }: { values: SignUpValues }) => ({
        by: 'signUp' as const,
        failure: null,
        signUp: { values, sent: null, code: '' },
        // The phone is the username (specification, section 7), so the automatic sign-in uses it.
        credentials: { username: values.phone, password: values.password },
      })),
      takeSent: assign(({ context }, { sent }: { sent: Sent }) => ({
        signUp: context.signUp && { ...context.signUp, sent },
        failure: null,
      })),
      takeCode: assign(({ context }, { code }: { code: string }) => ({
        signUp: context.signUp && { ...context.signUp, code },
        failure: null,
      })),
      dropSecrets: assign(({ context: { signUp } }) => ({
        credentials: null,
        proof: null,
        signUp: signUp && { ...signUp, values: { ...signUp.values, password: '', confirm_password: '' }, code: '' },
      })),
      dropUser: assign({ user: null, credentials: null, proof: null, signUp: null }),
      keepFailure: assign({ failure: (_, params: { error: unknown }) => asFailure(params.error) }),
      forgetFailure: assign({ failure: null }),
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
      /** Sending the code once more has the same effect: the account exists. */
      isSigningUp: ({ context }, params: { error: unknown }) =>
        context.by === 'signUp' && asFailure(params.error).retryable,
      needsSecondFactor: (_, params: { error: unknown }) => asFailure(params.error).kind === 'secondFactorRequired',
      /** The second step failed: the password is right. */
      isOfSecondFactor: ({ context }, params: { error: unknown }) =>
        context.credentials?.second_factor !== undefined &&
        !('password' in (asFailure(params.error).fieldErrors ?? {})),
      wasCancelled: (_, params: { error: unknown }) => asFailure(params.error).kind === 'aborted',
      isCodeExpired: (_, params: { error: unknown }) => asFailure(params.error).kind === 'conflict',
      /** The server rejects what was typed in the form. */
      isOfForm: (_, params: { error: unknown }) => {
        const { fieldErrors } = asFailure(params.error);
        return fieldErrors !== null && !('code' in fieldErrors);
      },
      wasRejected: (_, params: { error: unknown }) => asFailure(params.error).kind === 'unauthenticated',
    },
  }).createMachine({
    id: 'auth',
    initial: 'starting',
    context: { user: null, by: 'restore', credentials: null, proof: null, signUp: null, failure: null },
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
          'signUp.requested': {
            target: 'requestingCode',
            actions: { type: 'takeSignUp', params: ({ event }) => event },
          },
          'passkey.requested': {
            target: 'signingInWithPasskey',
            actions: { type: 'takePasskey', params: ({ event }) => event },
          },
          'session.changed': { target: 'starting' },
        },
      },
      requestingCode: {
        tags: ['busy', 'settled'],
        invoke: {
          src: 'requestCode',
          input: ({ context }) => context.signUp?.values as SignUpValues,
          onDone: {
            target: 'verifying',
            actions: { type: 'takeSent', params: ({ event }) => ({ sent: event.output }) },
          },
          onError: {
            target: 'loggedOut',
            actions: [{ type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }, 'emitFailure'],
          },
        },
      },
      verifying: {
        tags: ['settled'],
        initial: 'waiting',
        on: {
          'code.requested': { target: 'resendingCode', actions: 'forgetFailure' },
          'signUp.reopened': { target: 'loggedOut', actions: 'forgetFailure' },
          'session.changed': { target: 'starting' },
          // The owner of an account signs in instead.
          'signIn.requested': {
            target: 'signingIn',
            actions: { type: 'takeCredentials', params: ({ event }) => event },
          },
        },
        states: {
          waiting: {
            on: {
              'code.submitted': {
                target: '#auth.signingUp',
                actions: { type: 'takeCode', params: ({ event }) => event },
              },
            },
          },
          expired: { tags: ['codeExpired'] },
        },
      },
      resendingCode: {
        tags: ['busy', 'settled'],
        invoke: {
          src: 'requestCode',
          input: ({ context }) => context.signUp?.values as SignUpValues,
          onDone: {
            target: 'verifying',
            actions: { type: 'takeSent', params: ({ event }) => ({ sent: event.output }) },
          },
          onError: {
            target: 'verifying',
            actions: [{ type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }, 'emitFailure'],
          },
        },
      },
      signingUp: {
        tags: ['busy', 'settled'],
        invoke: {
          src: 'signUp',
          input: ({ context: { signUp } }) => ({
            ...(signUp?.values as SignUpValues),
            id: signUp?.sent?.id ?? '',
            code: signUp?.code ?? '',
          }),
          onDone: { target: 'signingIn' },
          onError: [
            {
              guard: { type: 'isCodeExpired', params: ({ event }) => ({ error: event.error }) },
              target: 'verifying.expired',
              actions: [{ type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }, 'emitFailure'],
            },
            {
              guard: { type: 'isOfForm', params: ({ event }) => ({ error: event.error }) },
              target: 'loggedOut',
              actions: [{ type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }, 'emitFailure'],
            },
            {
              target: 'verifying',
              actions: [{ type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }, 'emitFailure'],
            },
          ],
        },
      },
      signingIn: {
        tags: ['busy', 'settled'],
        invoke: {
          src: 'signIn',
          input: ({ context: { credentials } }) => ({ username: '', password: '', ...credentials }),
          onDone: { target: 'fetchingUser' },
          onError: [
            {
              guard: { type: 'needsSecondFactor', params: ({ event }) => ({ error: event.error }) },
              target: 'secondFactor',
              actions: 'forgetFailure',
            },
            {
              guard: { type: 'isOfSecondFactor', params: ({ event }) => ({ error: event.error }) },
              target: 'secondFactor',
              actions: [{ type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }, 'emitFailure'],
            },
            {
              guard: { type: 'isSigningUp', params: ({ event }) => ({ error: event.error }) },
              target: 'verifying',
              actions: [{ type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }, 'emitFailure'],
            },
            {
              target: 'loggedOut',
              actions: [{ type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }, 'emitFailure'],
            },
          ],
        },
      },
      /** The password is right; two-step sign-in needs one more proof. */
      secondFactor: {
        tags: ['settled', 'secondFactor'],
        on: {
          'factor.submitted': {
            target: 'signingIn',
            actions: { type: 'takeFactor', params: ({ event }) => event },
          },
          'signIn.reopened': { target: 'loggedOut', actions: 'forgetFailure' },
          'signIn.requested': {
            target: 'signingIn',
            actions: { type: 'takeCredentials', params: ({ event }) => event },
          },
          'signUp.requested': {
            target: 'requestingCode',
            actions: { type: 'takeSignUp', params: ({ event }) => event },
          },
          'session.changed': { target: 'starting' },
        },
      },
      signingInWithPasskey: {
        tags: ['busy', 'settled'],
        invoke: {
          src: 'signInWithPasskey',
          input: ({ context: { proof } }) => proof,
          onDone: { target: 'fetchingUser' },
          onError: [
            {
              guard: { type: 'wasCancelled', params: ({ event }) => ({ error: event.error }) },
              target: 'loggedOut',
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
        entry: 'dropSecrets',
        on: {
          // A sign-in replaces the restoring of an older session.
          'signIn.requested': {
            guard: 'isRestoring',
            target: 'signingIn',
            actions: { type: 'takeCredentials', params: ({ event }) => event },
          },
          'signUp.requested': {
            guard: 'isRestoring',
            target: 'requestingCode',
            actions: { type: 'takeSignUp', params: ({ event }) => event },
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
          // The account of a sign-up exists, and only its user could not be fetched.
          'code.submitted': { target: 'fetchingUser' },
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
