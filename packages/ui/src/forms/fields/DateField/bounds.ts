/**
 * Last day of the date picker: the end of 1599 AH. `@internationalized/date` computes 1600 AH incorrectly; dates of
 * that year can still be typed.
 */
export const PICKER_LAST = '2173-12-05';
