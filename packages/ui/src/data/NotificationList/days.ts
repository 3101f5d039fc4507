import { riyadhDay } from '@taawun/domain';

/**
 * Splits items into those of today or later (clock skew) and earlier ones, by Riyadh day; keeps the order within each
 * group.
 */
export function byDay<T extends { date: string }>(items: readonly T[], today: string): { today: T[]; earlier: T[] } {
  const now = riyadhDay(today);
  const isToday = ({ date }: T): boolean => riyadhDay(date) >= now;
  return { today: items.filter(isToday), earlier: items.filter((item) => !isToday(item)) };
}
