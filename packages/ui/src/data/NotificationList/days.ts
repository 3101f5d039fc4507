// language-check-ignore explicit-locale -- an ISO date that is compared, not a text
const riyadh = new Intl.DateTimeFormat('en-CA-u-ca-gregory-nu-latn', {
  timeZone: 'Asia/Riyadh',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Whether an ISO date stands for a day without a time. */
export const isDay = (iso: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(iso);

/** The day of an ISO date or timestamp in Riyadh, as `2026-11-21`. */
export const dayOf = (iso: string | Date): string =>
  typeof iso === 'string' && isDay(iso) ? iso : riyadh.format(new Date(iso));

/** Splits what is of this day (or, by a clock that runs ahead, after it) from what is older; the order within stays. */
export function byDay<T extends { date: string }>(items: readonly T[], today: string): { today: T[]; earlier: T[] } {
  const now = dayOf(today);
  const isToday = ({ date }: T): boolean => dayOf(date) >= now;
  return { today: items.filter(isToday), earlier: items.filter((item) => !isToday(item)) };
}
