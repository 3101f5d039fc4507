/** Share from 0 to 1 of a range at which a value is; 0 of an empty range. */
export const shareOf = (value: number, min: number, max: number): number =>
  max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0;
