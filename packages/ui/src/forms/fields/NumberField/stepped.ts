export interface Bounds {
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
}

/**
 * Returns the number after the given number of steps, clamped to its bounds. An empty value starts at `min`, or at 0
 * without `min`.
 */
export function stepped(
  value: number | null,
  steps: number,
  { min = -Infinity, max = Infinity, step = 1 }: Bounds,
): number {
  const within = (number: number): number => Math.min(max, Math.max(min, number));
  if (value === null || Number.isNaN(value)) return within(Number.isFinite(min) ? min : 0);
  const places = Math.max(decimals(step), decimals(value));
  return within(Number((value + steps * step).toFixed(places))); // avoids 0.1 + 0.2 = 0.30000000000000004
}

const decimals = (number: number): number => (String(number).split('.')[1] ?? '').length;
