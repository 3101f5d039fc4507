import { readDate, toAsciiDigits, type FieldCalendar } from '@taawun/domain';
import { dateTag } from '../intl/dates.ts';
import { readTime } from '../intl/times.ts';
import { localeInfo } from '../foundations/locale.ts';
import { fieldName, one, textsOf, type Context } from './context.ts';
import { messagesOf, textField, triggerOf } from './fields.ts';
import { until, type Target } from './target.ts';

/** Options of a date: which calendar a Hijri or Gregorian text belongs to. */
export interface DateChoice {
  /** Calendar of the argument. @default 'gregory' */
  calendar?: FieldCalendar;
}

/** ISO date of an argument: `2026-03-16`, or `١٤٤٧-٠٩-٢٧` with `{ calendar: 'hijri' }`. */
function isoOf(date: string, { calendar = 'gregory' }: DateChoice): string {
  const ascii = toAsciiDigits(date);
  if (calendar === 'gregory') return ascii;
  const found = readDate(ascii);
  if (found?.calendar !== 'hijri') throw new Error(`"${date}" is no Hijri date: write it as 1447-09-27.`);
  return found.value;
}

const withoutEra = (text: string): string => text.replace(/\s*(هـ|AH)$/, '');

/** Selects a day in the calendar that `within` contains, in the calendar that it shows. */
async function pickDay({ locale }: Context, within: Target, iso: string): Promise<void> {
  const hijri = within.byRole('radio').nth(0);
  const isHijri = (await hijri.count()) === 1 ? await hijri.isChecked() : localeInfo(locale).calendar === 'hijri';
  const calendar = isHijri ? 'hijri' : 'gregory';
  const written = (options: Intl.DateTimeFormatOptions): string =>
    withoutEra(
      new Intl.DateTimeFormat(dateTag(locale, calendar), { ...options, timeZone: 'UTC' }).format(
        new Date(`${iso}T00:00:00Z`),
      ),
    );
  const selects = within.bySelector('select');
  await until(
    async () => (await selects.count()) === 2,
    () => `${within.description}: there is no calendar.`,
  );
  await selects.nth(1).choose(written({ year: 'numeric' }));
  await selects.nth(0).choose(written({ month: 'long' }));
  const [day, year] = [written({ day: 'numeric' }), written({ year: 'numeric' })];
  const month = written({ month: 'long' });
  const days = within.bySelector('[role="gridcell"] [aria-label]');
  const labels = await Promise.all(
    Array.from(
      { length: await days.count() },
      async (_, index) => (await days.nth(index).attribute('aria-label')) ?? '',
    ),
  );
  const found = labels.findIndex((name) => {
    const pieces = name.split(/[^\p{L}\p{N}]+/u);
    return name.includes(month) && pieces.includes(day) && pieces.includes(year);
  });
  if (found < 0) throw new Error(`${within.description}: there is no day ${iso} among ${labels.join('; ')}.`);
  await days.nth(found).click();
}

/** Tester of a `Calendar`, by its label. */
export const calendar = (context: Context, label: string) => ({
  /** Selects a day. */
  pick: async (date: string, choice: DateChoice = {}): Promise<void> => {
    const all = context.page.bySelector('[role="application"]');
    for (let index = 0; index < (await all.count()); index += 1) {
      const each = all.nth(index);
      if (((await each.attribute('aria-label')) ?? '').startsWith(label))
        return pickDay(context, each, isoOf(date, choice));
    }
    throw new Error(`There is no calendar with the label "${label}".`);
  },
});

const valueOf = (typed: string): string => readDate(typed)?.value ?? typed;

/** Waits until the dialog of a date field is closed. */
const calendarClosed = (context: Context, label: string): Promise<void> =>
  until(
    async () => (await context.page.byRole('dialog', fieldName(context, label)).count()) === 0,
    () => `${label}: the calendar is still open.`,
  );

/** Tester of a `DateField`. */
export function dateField(context: Context, label: string) {
  const text = textField(context, label);
  return {
    ...text,
    /** ISO date; `''` while the field is empty. Text that is no date as it is. */
    value: async (): Promise<string> => valueOf(await text.value()),
    /** Types a date: ISO, or as people write it in either calendar. */
    fill: (date: string) => text.fill(date),
    /** Selects a day in the calendar, which opens for it. */
    pick: async (date: string, choice: DateChoice = {}): Promise<void> => {
      await (await triggerOf(context, label)).click();
      await pickDay(context, await one(context.page, 'dialog', fieldName(context, label)), isoOf(date, choice));
      await calendarClosed(context, label);
    },
  };
}

/** Tester of a `DateRangeField`. */
export function dateRangeField(context: Context, label: string) {
  const { page, nameOf } = context;
  const group = () => one(page, 'group', fieldName(context, label));
  const end = async (name: 'from' | 'to') => one(await group(), 'textbox', nameOf(`ui.dateRange.${name}`));
  const read = async (name: 'from' | 'to') => valueOf(toAsciiDigits(await (await end(name)).value()));
  const type = async (name: 'from' | 'to', date: string): Promise<void> => {
    const input = await end(name);
    await input.fill(date);
    await input.press('Tab');
  };
  const open = async (): Promise<Target> => {
    await (await group()).bySelector('[data-part="trigger"]').click();
    return one(page, 'dialog', fieldName(context, label));
  };
  return {
    ...messagesOf(context, group),
    /** ISO dates of both ends; `''` while one is empty. */
    value: async (): Promise<{ from: string; to: string }> => ({ from: await read('from'), to: await read('to') }),
    /** Types both ends: ISO, or as people write dates in either calendar. */
    fill: async (from: string, to: string): Promise<void> => {
      await type('from', from);
      await type('to', to);
    },
    /** Selects both ends in the calendar, which opens for it. */
    pick: async (from: string, to: string, choice: DateChoice = {}): Promise<void> => {
      const dialog = await open();
      await pickDay(context, dialog, isoOf(from, choice));
      await pickDay(context, dialog, isoOf(to, choice));
      await calendarClosed(context, label);
    },
    /** Chooses a range of the list of quick choices. */
    preset: async (name: string): Promise<void> => {
      await (await one(await open(), 'button', name)).click();
      await calendarClosed(context, label);
    },
  };
}

/** Tester of a `TimeField`. */
export function timeField(context: Context, label: string) {
  const { page } = context;
  const text = textField(context, label);
  return {
    ...text,
    /** Time `HH:MM` of the 24-hour clock; `''` while the field is empty. Text that is no time as it is. */
    value: async (): Promise<string> => {
      const typed = await text.value();
      return readTime(typed) ?? typed;
    },
    /** Chooses a time `HH:MM` of the list, which opens for it. */
    choose: async (time: string): Promise<void> => {
      await (await triggerOf(context, label)).click();
      const entries = page.byRole('menuitemradio');
      await until(
        async () => (await entries.count()) > 0,
        () => `${label}: the list of times did not open.`,
      );
      const texts = await textsOf(entries);
      const index = texts.findIndex((each) => readTime(each) === time);
      if (index < 0) throw new Error(`${label}: there is no time ${time} among ${texts.join(', ')}.`);
      await entries.nth(index).click();
    },
  };
}
