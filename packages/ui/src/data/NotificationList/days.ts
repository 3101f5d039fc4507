import { riyadhDay } from '@taawun/domain';

/** Splits what is of this day (or, by a clock that runs ahead, after it) from what is older; the order within stays. */
export function byDay<T extends { date: string }>(items: readonly T[], today: string): { today: T[]; earlier: T[] } {
  const now = riyadhDay(today);
  const isToday = ({ date }: T): boolean => riyadhDay(date) >= now;
  return { today: items.filter(isToday), earlier: items.filter((item) => !isToday(item)) };
}
