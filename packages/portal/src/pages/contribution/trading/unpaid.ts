import type { ShareOffer } from '@taawun/api-client';

/**
 * A purchase that ended because its time was over and not because it was withdrawn: what is left of it was never paid,
 * and may be paid again.
 */
export const isUnpaid = ({ type, status, filled, shares, closed_at, expires_at }: ShareOffer): boolean =>
  type === 'buy' &&
  status === 'expired' &&
  filled < shares &&
  closed_at !== null &&
  Date.parse(closed_at) >= Date.parse(expires_at);
