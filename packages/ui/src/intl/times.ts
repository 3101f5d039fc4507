import { intlTag, toAsciiDigits } from '@taawun/domain';
import { localeInfo } from '../foundations/locale.ts';
import { dateTag } from './dates.ts';

/** How hours are counted: `h12` from 1 to 12 with the half of the day, `h23` from 0 to 23. */
export type HourCycle = 'h12' | 'h23';

/** Names of the halves of the day, without vowel signs, spaces and full stops. */
const AM: ReadonlySet<string> = new Set('am a ص صباحا الصباح فجرا dumatin صبح قبلدوپہر'.split(' '));
const PM: ReadonlySet<string> = new Set(
  'pm p م مساء المساء ظهرا الظهر عصرا بعدالظهر dusoir delaprèsmidi شام دوپہر بعددوپہر سہپہر'.split(' '),
);
/** Languages whose names are among them. */
const READ: ReadonlySet<string> = new Set(['ar', 'en', 'fr', 'ur']);

/** Hour, then minutes after a sign or directly, then seconds that are zero; a word before or after them. */
const TIME = /^(\D*?)(\d{1,2}?)(?:\s*[:.٫,h\s]\s*(\d{2})(?::00)?|(\d{2}))?(\D*)$/u;

const two = (number: number): string => String(number).padStart(2, '0');

/** Returns whether the text is a time of day `HH:MM`, from `00:00` to `23:59`. */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Formats minutes since midnight, from 0 to 1439, as `HH:MM`. */
export const timeOf = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** Returns the minutes since midnight of an `HH:MM` time. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Returns the hour of a 24-hour clock, or `null` when hour and word contradict each other. */
function hourOf(hour: number, word: string): number | null {
  if (hour > 23) return null;
  if (word === '') return hour;
  if (AM.has(word)) return hour > 12 ? null : hour % 12;
  if (!PM.has(word) || hour === 0) return null;
  return hour < 12 ? hour + 12 : hour;
}

/**
 * Parses a typed time of day: `9`, `930`, `9:30`, `9.30pm`, `21:30`, `9 h 30`, `٩:٣٠ م`, `الساعة ٩ مساءً`, in
 * Arabic-Indic, Persian or ASCII digits. Without a half of the day the hour is that of a 24-hour clock.
 * @returns `HH:MM` in ASCII digits, or `null`.
 */
export function readTime(text: string): string | null {
  // Vowel signs and marks of direction have no meaning here.
  const plain = toAsciiDigits(text)
    .replace(/[\u064B-\u0652\u200E\u200F\u061C\u2066-\u2069]/gu, '')
    .toLowerCase()
    .trim();
  const [, before = '', digits, separated, joined, after = ''] = TIME.exec(plain) ?? [];
  if (digits === undefined) return null;
  const minutes = Number(separated ?? joined ?? 0);
  const word = `${before.replace('الساعة', '')}${after}`.replace(/[\s.'’-]/gu, '');
  const hour = hourOf(Number(digits), word === 'h' ? '' : word);
  return hour === null || minutes > 59 ? null : `${two(hour)}:${two(minutes)}`;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats an `HH:MM` time in the habit of the locale, or in the given one: `٩:٣٠ ص`, `9:30 AM`, `09:30`. `readTime` reads
 * the text; a language whose names of the halves it does not read gets the 24-hour clock.
 */
export function writeTime(locale: string, time: string, hourCycle?: HourCycle): string {
  const key = `${locale} ${hourCycle ?? ''}`;
  let format = formatters.get(key);
  if (!format) {
    const habit = new Intl.DateTimeFormat(intlTag(locale), { hour: 'numeric', timeZone: 'UTC' }).resolvedOptions();
    const isHalved = READ.has(localeInfo(locale).language) && (hourCycle ?? habit.hourCycle) === 'h12';
    format = new Intl.DateTimeFormat(dateTag(locale, 'gregory'), {
      hour: isHalved ? 'numeric' : '2-digit',
      minute: '2-digit',
      hourCycle: isHalved ? 'h12' : 'h23',
      timeZone: 'UTC',
    });
    formatters.set(key, format);
  }
  // Engines differ in the kind of the space before the half of the day.
  return format.format(minutesOf(time) * 60_000).replace(/\s/gu, ' ');
}
