/** How long a session may make sensitive changes after its user has proven their identity, in ms. */
export const CONFIRMATION_LIFE = 600_000;

/** Returns until when a session may make sensitive changes; `null` for one that was never confirmed. */
export const confirmedUntil = (confirmedAt: Date | null): Date | null =>
  confirmedAt && new Date(confirmedAt.getTime() + CONFIRMATION_LIFE);

/** Returns whether a session may make sensitive changes without a new confirmation. */
export const isConfirmed = (confirmedAt: Date | null, now: Date): boolean =>
  (confirmedUntil(confirmedAt)?.getTime() ?? 0) > now.getTime();
