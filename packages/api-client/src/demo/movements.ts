import type { TradeStatus, TradeType } from '../types.ts';

/** One purchase from the treasury or sale to it. */
export interface DemoMovement {
  date: string;
  type: TradeType;
  status: TradeStatus;
  /** Whole shares. */
  shares: number;
  /** Halalas a share. */
  price: number;
}

const COUNT = 132;
const FIRST_DAY = Date.UTC(2016, 1, 1);
const DAY = 86_400_000;

/** Shares that count: pending and expired movements have moved nothing. */
export function balanceOf(movements: readonly DemoMovement[]): number {
  return movements
    .filter(({ status }) => status === 'succeeded')
    .reduce((sum, { type, shares }) => sum + (type === 'buy' ? shares : -shares), 0);
}

/** Ten years of trading, the same in every run; never more is sold than is held, and the price rises with the years. */
export function manyMovements(): DemoMovement[] {
  const movements: DemoMovement[] = [];
  // A small linear congruential generator: the same numbers everywhere.
  let seed = 20_161_121;
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  for (let index = 0; index < COUNT; index++) {
    const held = balanceOf(movements);
    const date = new Date(FIRST_DAY + (index * 29 + next(12)) * DAY);
    const sells = held > 60 && next(5) < 2;
    const last = index === COUNT - 1;
    movements.push({
      date: date.toISOString().slice(0, 10),
      type: sells ? 'sell' : 'buy',
      status: last ? 'pending' : index % 31 === 30 ? 'expired' : 'succeeded',
      shares: sells ? 1 + next(Math.min(held, 30)) : 1 + next(25),
      price: 7_500 + (date.getUTCFullYear() - 2016) * 250,
    });
  }
  return movements;
}
