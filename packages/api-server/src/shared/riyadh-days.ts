const DAY_MS = 86_400_000;

/** Returns the start of a day in Riyadh (YYYY-MM-DD). */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00+03:00`);

/** Returns the end of a day in Riyadh, the start of the next (YYYY-MM-DD). */
export const endOfDay = (day: string): Date => new Date(startOfDay(day).getTime() + DAY_MS);
