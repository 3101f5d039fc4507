export interface Bounds {
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
}

/** The number after some steps, within its bounds. An empty one starts at the lower bound, or at 0. */
export function stepped(
  value: number | null,
  steps: number,
  { min = -Infinity, max = Infinity, step = 1 }: Bounds,
): number {
  const within = (number: number): number => Math.min(max, Math.max(min, number));
  if (value === null || Number.isNaN(value)) return within(Number.isFinite(min) ? min : 0);
  const places = Math.max(decimals(step), decimals(value));
  return within(Number((value + steps * step).toFixed(places))); // 0.1 + 0.2 is 0.3
}

const decimals = (number: number): number => (String(number).split('.')[1] ?? '').length;
