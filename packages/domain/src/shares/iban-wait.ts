/** How long payouts wait after a change of the member's IBAN, in ms. */
export const IBAN_WAIT = 72 * 3_600_000;

/** Returns when a member's payouts may be transferred; `null` when no change of the IBAN delays them. */
export function payableFrom(ibanChangedAt: Date | null, now: Date): Date | null {
  const from = ibanChangedAt && new Date(ibanChangedAt.getTime() + IBAN_WAIT);
  return from && from > now ? from : null;
}
