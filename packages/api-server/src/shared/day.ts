/**
 * Reads a day of the calendar.
 * @throws Error for anything else
 */
export function parseDay(text: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text)))
    throw new Error(`"${text}" is no day. Write it as 2026-11-21.`);
  return text;
}
