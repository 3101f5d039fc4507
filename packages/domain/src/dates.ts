/** Riyadh is three hours ahead of UTC all year; it has no daylight saving time. */
const RIYADH_OFFSET = 3 * 3_600_000;

/** The time zone of the association, for `Intl` and databases. */
export const RIYADH_TIME_ZONE = 'Asia/Riyadh';

/** Whether an ISO text is a day without a time. */
export const isDay = (iso: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(iso);

/**
 * The day of a moment in Riyadh, as `2026-11-24`. A text that is a day already is that day. Every rule about days goes
 * by it: a server in UTC would change the day three hours late.
 *
 * @throws {RangeError} when `moment` is no date.
 */
export function riyadhDay(moment: Date | string): string {
  if (typeof moment === 'string' && isDay(moment)) return moment;
  return new Date(new Date(moment).getTime() + RIYADH_OFFSET).toISOString().slice(0, 10);
}

/** Today in Riyadh, as an ISO day. */
export const riyadhToday = (): string => riyadhDay(new Date());

/** The day some months later; in a month that is too short, its last day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** The day some days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The same day some years earlier. */
export const yearsBefore = (day: string, years: number): string =>
  `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`;
