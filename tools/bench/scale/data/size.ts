/** Rows of a generated database. */
export interface Size {
  members: number;
  movements: number;
  offers: number;
  orders: number;
  news: number;
  /** Share movements of the first member, all in `STATEMENT_YEAR`; part of `movements`. */
  heaviest: number;
  /** Orders of the first member; part of `orders`. */
  heaviestOrders: number;
}

const FULL: Size = {
  members: 100_000,
  movements: 1_000_000,
  offers: 50_000,
  orders: 300_000,
  news: 20_000,
  heaviest: 20_000,
  heaviestOrders: 10_000,
};

/** The part of the full size that the small database has. */
export const SMALL = 0.001;

/** Year of the first member's movements. */
export const STATEMENT_YEAR = new Date().getUTCFullYear() - 1;

/** Part of the full size, from 0.001 to 1. */
export const sizeOf = (part: number): Size =>
  Object.fromEntries(
    Object.entries(FULL).map(([name, rows]) => [name, Math.max(10, Math.round(rows * part))]),
  ) as unknown as Size;

/** Access token of a member, by number from 1. */
export const tokenOf = (member: number): string => `bench-token-of-member-${member}`;
