import type { Client, User } from '@taawun/api-client';
import type { Session } from './auth.binding.ts';
import type { AuthEmitted, AuthEvent } from './auth.machine.ts';
import { lazyMachine, type Readable } from '../shared/lazy-machine.ts';
import type { PushRegistration } from './push.ts';
import type { TokenStorage } from './token-storage.ts';

export type { User };

export type { Session };

const UNKNOWN: Session = {
  user: null,
  settled: false,
  busy: true,
  signedIn: false,
  unreachable: false,
  failure: null,
  code: null,
  needsSecondFactor: false,
};
const GUEST: Session = { ...UNKNOWN, settled: true, busy: false };

/** The auth machine. A guest's page never loads it. */
export interface Auth extends Readable<Session> {
  send: (event: AuthEvent<User>) => void;
  on: ReturnType<typeof lazyMachine<Session, AuthEvent<User>, AuthEmitted<User>>>['on'];
  /** Restores the stored session, if there is one. */
  start: () => void;
  /** Resolves with the session once it is settled. */
  settled: () => Promise<Session>;
  /** Sends a request and resolves with the session after it. Rejects when the machine's code cannot be fetched. */
  attempt: (
    event: Extract<AuthEvent<User>, { type: `${string}.requested` | `${string}.submitted` }>,
  ) => Promise<Session>;
}

/** `client` is a function because the client reads its token from the same storage. */
export function createAuth(
  client: () => Client,
  storage: TokenStorage,
  push: () => PushRegistration | null = () => null,
): Auth {
  const machine = lazyMachine<Session, AuthEvent<User>, AuthEmitted<User>>({
    initial: storage.read() ? UNKNOWN : GUEST,
    load: async () => (await import('./auth.binding.ts')).runAuth(client, storage, push),
  });
  const { get, subscribe, initial, on, ready, until } = machine;
  const needed = () => machine.begun() || storage.read() !== null;
  return {
    get,
    subscribe,
    initial,
    on,
    send: (event) => {
      // A guest ignores another tab's sign-out.
      if (event.type !== 'session.changed' || needed()) machine.send(event);
    },
    start: () => {
      // `settled` reports the failure; a public page stays a guest's.
      if (needed()) ready().catch(() => {});
    },
    settled: async () => {
      if (!needed()) return get();
      await ready();
      return until((session) => session.settled);
    },
    attempt: async (event) => {
      const { send } = await ready();
      send(event);
      return until((session) => !session.busy);
    },
  };
}

export const isSignedIn = (session: Session): boolean => session.signedIn;
/** Whether the server ended the session, without a sign-out. */
export const hasEnded = ({ signedIn, failure }: Session): boolean => !signedIn && failure?.kind === 'unauthenticated';
export const isUnreachable = (session: Session): boolean => session.unreachable;
export const isBusy = (session: Session): boolean => session.busy;
/** The code of a new account that is awaited. */
export const codeOf = (session: Session): Session['code'] => session.code;
/** Whether the second step of a sign-in is awaited. */
export const needsSecondFactor = (session: Session): boolean => session.needsSecondFactor;
export const userOf = (session: Session): User | null => session.user;
export const isMember = (session: Session): boolean => session.user?.is_member === true;

/** Whether the user may place share offers. */
export const mayTrade = (session: Session): boolean => hasScope(session.user, 'trade');

/**
 * The specification's permission check (section 6): a list must contain the scope, an object must hold it as a truthy
 * key.
 */
export function hasScope(user: { scope?: readonly string[] | Record<string, unknown> } | null, scope: string): boolean {
  const scopes = user?.scope;
  if (!scopes) return false;
  return Array.isArray(scopes) ? scopes.includes(scope) : Boolean((scopes as Record<string, unknown>)[scope]);
}
