/** Riyadh is three hours ahead of UTC all year, without daylight saving time; in ms. */
const RIYADH_OFFSET = 3 * 3_600_000;

/** Time zone of the association, for `Intl` and databases. */
export const RIYADH_TIME_ZONE = 'Asia/Riyadh';

/** Returns whether an ISO text is a day without a time. */
export const isDay = (iso: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(iso);

/**
 * Returns the ISO day of a timestamp in Riyadh, such as `2026-11-24`; an ISO day is returned unchanged. All rules about
 * days use it: a server in UTC would change the day three hours late.
 * @throws {RangeError} when `time` is not a date
 */
export function riyadhDay(time: Date | string): string {
  if (typeof time === 'string' && isDay(time)) return time;
  return new Date(new Date(time).getTime() + RIYADH_OFFSET).toISOString().slice(0, 10);
}

/** Returns today's ISO day in Riyadh. */
export const riyadhToday = (): string => riyadhDay(new Date());

/** Adds months to an ISO day; in a shorter month the result is its last day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** Adds days to an ISO day. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Subtracts years from an ISO day; 29 February is not adjusted. */
export const yearsBefore = (day: string, years: number): string =>
  `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`;
