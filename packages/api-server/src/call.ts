import type { InputOf, Locale, OperationId } from '@taawun/api-client';
import { Failure, refuse } from './domain/failure.ts';
import type { UserRow } from './domain/users.ts';
import type { Services } from './services.ts';

/** One call, checked against the contract: access (`x-auth`), then input. */
export interface Call<Id extends OperationId> {
  services: Services;
  input: InputOf<Id>;
  locale: Locale;
  user: UserRow | null;
  token: string | null;
  idempotencyKey: string | null;
  /** What the caller's device says of itself. */
  userAgent: string | null;
  /** Address of the network that the call came from. */
  address: string;
}

/** The signed-in user of an operation that needs one. */
export function mine({ user }: { user: UserRow | null }): UserRow {
  if (!user) throw new Failure('unauthenticated');
  return user;
}

/** The key under which something is meant once; the contract requires it. */
export function keyOf({ idempotencyKey }: { idempotencyKey: string | null }): string {
  if (idempotencyKey === null) throw refuse('Idempotency-Key', 'required');
  return idempotencyKey;
}

/** Who means to do something once, and under which key. */
export function intent(call: { user: UserRow | null; idempotencyKey: string | null }): { userId: number; key: string } {
  return { userId: mine(call).id, key: keyOf(call) };
}
