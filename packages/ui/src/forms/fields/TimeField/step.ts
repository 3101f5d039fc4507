import { isTime, minutesOf, timeOf } from '../../../intl/times.ts';

const DAY = 24 * 60;
/** Time at which the keys start in an empty field without bounds. */
const START = '09:00';

interface TimeBounds {
  /** Minutes of one press. */
  step: number;
  min?: string | undefined;
  max?: string | undefined;
}

/**
 * Returns the next or previous time that is a multiple of the step since midnight. Without bounds it continues past
 * midnight; with one it ends at it.
 * @param time `HH:MM`; any other text is an empty field, which gets its first time
 */
export function stepTime(time: string, direction: 1 | -1, { step, min, max }: TimeBounds): string {
  if (!isTime(time)) return min ?? START;
  const steps = minutesOf(time) / step;
  const next = (direction > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * step;
  if (min === undefined && max === undefined) return timeOf((next + DAY) % DAY);
  const [first, last] = [min === undefined ? 0 : minutesOf(min), max === undefined ? DAY - 1 : minutesOf(max)];
  return timeOf(Math.min(Math.max(next, first), last));
}
