import type { Locale } from '@taawun/api-client';
import { sha256 } from '../domain/secrets.ts';
import { noteAttempt } from '../domain/throttle.ts';
import type { UserRow } from '../domain/users.ts';
import type { Services } from '../services.ts';

/** Who begins a payment. */
export interface Payer {
  user: UserRow | null;
  /** Address of the network, for guests. */
  address: string;
  locale: Locale;
}

const TEN_MINUTES = 600_000;

/** Counts what a caller begins: whoever tries stolen cards tries many. Throws `rate_limited`. */
export const countCheckout = (services: Services, { user, address }: Pick<Payer, 'user' | 'address'>): Promise<void> =>
  noteAttempt(services.db, `checkout ${user ? `user ${user.id}` : sha256(address).slice(0, 24)}`, {
    max: services.config.payment.limit,
    within: TEN_MINUTES,
  });
