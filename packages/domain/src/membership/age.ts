import { yearsBefore } from '../dates.ts';

/** A member's least age in years. */
export const ADULT_AGE = 18;

/** The last birthday of whoever is of age on a day; both are ISO days. */
export const lastBirthdate = (today: string): string => yearsBefore(today, ADULT_AGE);
