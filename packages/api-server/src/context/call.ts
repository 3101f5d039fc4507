import type { InputOf, Locale, OperationId } from '@taawun/api-client';
import { Failure, invalidField } from '../shared/failure.ts';
import type { UserRow } from '../accounts/users.ts';
import type { Services } from './services.ts';

/** API call after access control (`x-auth`) and input validation against the contract. */
export interface Call<Id extends OperationId> {
  services: Services;
  input: InputOf<Id>;
  locale: Locale;
  user: UserRow | null;
  token: string | null;
  idempotencyKey: string | null;
  /** The client's `User-Agent` header. */
  userAgent: string | null;
  /** IP address of the client. */
  address: string;
  /** Names the account that a call without a session concerns, for the log of security events. */
  concerns: (userId: number) => void;
}

/**
 * Returns the signed-in user.
 * @throws Failure `unauthenticated`
 */
export function requireUser({ user }: { user: UserRow | null }): UserRow {
  if (!user) throw new Failure('unauthenticated');
  return user;
}

/**
 * Returns the idempotency key, which the contract requires for this operation.
 * @throws Failure `validation` when it is missing
 */
export function keyOf({ idempotencyKey }: { idempotencyKey: string | null }): string {
  if (idempotencyKey === null) throw invalidField('Idempotency-Key', 'required');
  return idempotencyKey;
}

/** Returns user and idempotency key of a call. */
export function intent(call: { user: UserRow | null; idempotencyKey: string | null }): { userId: number; key: string } {
  return { userId: requireUser(call).id, key: keyOf(call) };
}
