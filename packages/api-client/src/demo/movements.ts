import type { TradeStatus, TradeType } from '../types.ts';

/** Purchase from the treasury or sale to it. */
export interface DemoMovement {
  date: string;
  type: TradeType;
  status: TradeStatus;
  /** Whole shares. */
  shares: number;
  /** Halalas per share. */
  price: number;
}

const COUNT = 132;
const FIRST_DAY = Date.UTC(2016, 1, 1);
const DAY = 86_400_000;

/** Sums the shares of succeeded movements; pending and expired ones do not count. */
export function balanceOf(movements: readonly DemoMovement[]): number {
  return movements
    .filter(({ status }) => status === 'succeeded')
    .reduce((sum, { type, shares }) => sum + (type === 'buy' ? shares : -shares), 0);
}

/** Generates ten years of deterministic trading: sales never exceed the holding, and the price rises each year. */
export function manyMovements(): DemoMovement[] {
  const movements: DemoMovement[] = [];
  // Linear congruential generator: the same numbers on every machine.
  let seed = 20_161_121;
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  for (let index = 0; index < COUNT; index++) {
    const holding = balanceOf(movements);
    const date = new Date(FIRST_DAY + (index * 29 + next(12)) * DAY);
    const sells = holding > 60 && next(5) < 2;
    const last = index === COUNT - 1;
    movements.push({
      date: date.toISOString().slice(0, 10),
      type: sells ? 'sell' : 'buy',
      status: last ? 'pending' : index % 31 === 30 ? 'expired' : 'succeeded',
      shares: sells ? 1 + next(Math.min(holding, 30)) : 1 + next(25),
      price: 7_500 + (date.getUTCFullYear() - 2016) * 250,
    });
  }
  return movements;
}
