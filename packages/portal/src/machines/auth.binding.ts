import { createActor, fromPromise, waitFor, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { Client, User } from '@taawun/api-client';
import { createAuthMachine, type AuthEvent } from './auth.machine.ts';
import type { TokenStorage } from './token-storage.ts';

export type { User };
type AuthMachine = ReturnType<typeof createAuthMachine<User>>;
export type AuthActor = ActorRefFrom<AuthMachine>;
export type AuthSnapshot = SnapshotFrom<AuthMachine>;

/** The auth machine bound to the client and the token's storage. */
export interface Auth {
  actor: AuthActor;
  /** Resolves when it is known who is at the keyboard. */
  settled: () => Promise<AuthSnapshot>;
  /** Sends a request and resolves with what became of it. */
  attempt: (event: Extract<AuthEvent<User>, { type: `${string}.requested` }>) => Promise<AuthSnapshot>;
}

/** `client` is asked late, since the client reads its token from the same storage. */
export function createAuth(client: () => Client, storage: TokenStorage): Auth {
  const machine = createAuthMachine<User>().provide({
    actors: {
      readSession: fromPromise(() => Promise.resolve(storage.read() !== null)),
      fetchUser: fromPromise(async ({ signal }) => (await client().getUser({ signal })).user),
      signIn: fromPromise(async ({ input, signal }) => {
        const { access_token, token_type, expires_at } = await client().signIn(input, { signal });
        storage.write({ token: access_token, type: token_type, expiresAt: expires_at });
      }),
      signUp: fromPromise(async ({ input, signal }) => {
        await client().signUp(input, { signal });
      }),
      signOut: fromPromise(async ({ signal }) => {
        await client().signOut({ signal });
      }),
    },
    actions: { forgetSession: () => storage.clear() },
  });
  const actor = createActor(machine);
  return {
    actor,
    settled: () => waitFor(actor, (snapshot) => snapshot.hasTag('settled')),
    attempt: (event) => {
      actor.send(event);
      return waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    },
  };
}

export const isSignedIn = (snapshot: AuthSnapshot): boolean => snapshot.hasTag('signedIn');
export const isUnreachable = (snapshot: AuthSnapshot): boolean => snapshot.hasTag('unreachable');
export const isBusy = (snapshot: AuthSnapshot): boolean => snapshot.hasTag('busy');
export const userOf = (snapshot: AuthSnapshot): User | null => snapshot.context.user;
export const isMember = (snapshot: AuthSnapshot): boolean => snapshot.context.user?.is_member === true;

/**
 * The specification's permission check (section 6): a list must contain the scope, an object must hold it as a truthy key.
 */
export function hasScope(user: { scope?: readonly string[] | Record<string, unknown> } | null, scope: string): boolean {
  const held = user?.scope;
  if (!held) return false;
  return Array.isArray(held) ? held.includes(scope) : Boolean((held as Record<string, unknown>)[scope]);
}
