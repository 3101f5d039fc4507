import type { Locale } from '@taawun/api-client';
import { sha256 } from '../shared/secrets.ts';
import { noteAttempt } from '../accounts/limits/throttle.ts';
import type { UserRow } from '../accounts/users.ts';
import type { Services } from '../context/services.ts';

/** User or guest who starts a payment. */
export interface Payer {
  user: UserRow | null;
  /** IP address, for guests. */
  address: string;
  locale: Locale;
}

const TEN_MINUTES = 600_000;

/**
 * Limits new checkouts per user or IP address, against the testing of stolen cards.
 * @throws Failure `rate_limited`
 */
export const countCheckout = (services: Services, { user, address }: Pick<Payer, 'user' | 'address'>): Promise<void> =>
  noteAttempt(services.db, `checkout ${user ? `user ${user.id}` : sha256(address).slice(0, 24)}`, {
    max: services.config.payment.limit,
    within: TEN_MINUTES,
  });
