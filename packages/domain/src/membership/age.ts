import { yearsBefore } from '../dates.ts';

/** Minimum age of a member in years. */
export const ADULT_AGE = 18;

/** Returns the latest birthdate of an adult on a day; both are ISO days. */
export const lastBirthdate = (today: string): string => yearsBefore(today, ADULT_AGE);
