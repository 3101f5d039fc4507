import { devError } from '../../../foundations/dev-error/devError.ts';

export interface SliderBounds {
  /** @default 0 */
  min?: number | undefined;
  /** @default 100 */
  max?: number | undefined;
  /** Step of the arrow keys and of a drag. @default 1 */
  step?: number | undefined;
}

/** The value at a share of the line, on the nearest step from `min`. */
export function valueAt(share: number, min: number, max: number, step: number): number {
  const steps = Math.round((share * (max - min)) / step);
  // Cuts the error of binary fractions: 3 × 0.1 is 0.30000000000000004.
  return Number(Math.min(max, Math.max(min, min + steps * step)).toPrecision(12));
}

/** Logs an error while developing when bounds and values contradict each other. */
export function checkBounds(component: string, min: number, max: number, values: readonly number[]): void {
  devError(
    !(max > min) || values.some((value) => !(value >= min && value <= max)),
    `${component} got value ${values.join(' to ')} between min={${min}} and max={${max}}. Give max above min, and a value from min to max.`,
  );
  devError(
    values.some((value, index) => index > 0 && value < (values[index - 1] ?? value)),
    `${component} got value ${values.join(' to ')}: the first number must not be above the second.`,
  );
}
