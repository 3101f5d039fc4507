const multiples = [1, 2, 2.5, 5, 10];

/** Returns the smallest round step not below `raw`: 1, 2, 2.5 or 5 times a power of ten; with `whole`, an integer. */
function roundStep(raw: number, whole: boolean): number {
  if (whole && raw <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(raw));
  const fits = (multiple: number): boolean =>
    multiple * power >= raw * (1 - 1e-9) && (!whole || Number.isInteger(multiple * power));
  return (multiples.find(fits) ?? 10) * power;
}

/**
 * Returns round axis ticks from at or below `min` to at or above `max`, about `count` steps apart. Equal bounds are
 * widened, so that a constant line is centred.
 */
export function niceTicks(
  min: number,
  max: number,
  { count = 4, whole = false }: { count?: number; whole?: boolean } = {},
): number[] {
  const pad = min === max ? Math.abs(min) * 0.1 || 1 : 0;
  const [low, high] = [min - pad, max + pad];
  const step = roundStep((high - low) / count, whole);
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(high / step - 1e-9);
  // Multiplies the index instead of adding the step, to avoid rounding errors such as 0.30000000000000004.
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)) + 0);
}
