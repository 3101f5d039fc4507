import type { ShareOffer } from '@taawun/api-client';

/**
 * Returns whether a purchase expired rather than being withdrawn: its unfilled part was never paid, and can be paid
 * again.
 */
export const isUnpaid = ({ type, status, filled, shares, closed_at, expires_at }: ShareOffer): boolean =>
  type === 'buy' &&
  status === 'expired' &&
  filled < shares &&
  closed_at !== null &&
  Date.parse(closed_at) >= Date.parse(expires_at);
