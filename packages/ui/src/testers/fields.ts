import { readDate, toAsciiDigits, toLocaleDigits, type FieldCalendar } from '@taawun/domain';
import { dateTag } from '../intl/dates.ts';
import { localeInfo } from '../foundations/locale.ts';
import { escaped, fieldName, one, textsOf, type Context } from './context.ts';
import { until, type Role, type Target, type UploadFile } from './target.ts';

/** A field with its messages. */
export interface FieldTester {
  /** Text of the error; `null` without one. */
  error: () => Promise<string | null>;
  /** Text of the hint; `null` without one. */
  hint: () => Promise<string | null>;
  isInvalid: () => Promise<boolean>;
}

/** A field in which text is typed. */
export interface TextTester extends FieldTester {
  /** Its text, with ASCII digits whatever the page shows. */
  value: () => Promise<string>;
  /** Types a text in place of the present one, then leaves the field. */
  fill: (text: string) => Promise<void>;
}

/** A choice of one option by its label. */
export interface ChoiceTester extends FieldTester {
  choose: (option: string) => Promise<void>;
  /** Label of the chosen option; `null` without one. */
  value: () => Promise<string | null>;
}

const byId = (page: Target, id: string): Target => page.bySelector(`[id="${id}"]`);

/** The control of a `label` element: of a field whose control has no role, such as a password or a file. */
async function byLabel(context: Context, label: string): Promise<Target> {
  const { page } = context;
  const name = fieldName(context, label);
  const labels = page.bySelector('label');
  for (let index = 0; index < (await labels.count()); index += 1) {
    const each = labels.nth(index);
    if (name.test(await each.text())) return byId(page, (await each.attribute('for')) ?? '');
  }
  throw new Error(`${page.description}: there is no field with the label "${label}".`);
}

/** Messages of the field whose control is `control`. */
function messagesOf({ page }: Context, control: () => Promise<Target>): FieldTester {
  const message = async (part: 'hint' | 'error'): Promise<string | null> => {
    const id = (await (await control()).attribute('id')) ?? '';
    const found = byId(page, `${id}-${part}`);
    return (await found.count()) > 0 ? found.text() : null;
  };
  return {
    error: () => message('error'),
    hint: () => message('hint'),
    isInvalid: async () => (await (await control()).attribute('aria-invalid')) === 'true',
  };
}

/** Tester of a text field, by its label: `TextField`, `PhoneField`, `IbanField`, `NationalIdField`, `AmountField`, … */
export function textField(context: Context, label: string, role: Role = 'textbox'): TextTester {
  const control = () => one(context.page, role, fieldName(context, label));
  return {
    ...messagesOf(context, control),
    value: async () => toAsciiDigits(await (await control()).value()),
    fill: async (text) => {
      const input = await control();
      await input.fill(text);
      await input.press('Tab');
    },
  };
}

/** Tester of a number field, with the buttons of a `StepperField`. */
export function numberField(context: Context, label: string) {
  const { page, locale, nameOf } = context;
  const text = textField(context, label, 'spinbutton');
  const press = async (id: 'ui.number.lessOf' | 'ui.number.moreOf') =>
    (await one(page, 'button', nameOf(id, { label }))).click();
  return {
    ...text,
    /** The number; `null` while the field is empty. */
    value: async (): Promise<number | null> => {
      const value = (await text.value()).replaceAll(/[,٬\s]/g, '').replace('٫', '.');
      return value === '' ? null : Number(value);
    },
    /** Types a number in the digits of the page. */
    fill: (value: number) => text.fill(toLocaleDigits(String(value), locale)),
    increase: () => press('ui.number.moreOf'),
    decrease: () => press('ui.number.lessOf'),
  };
}

/** Tester of a password field. It is a text box only while what was typed is shown. */
export function passwordField(context: Context, label: string) {
  const { page, nameOf } = context;
  const control = () => byLabel(context, label);
  return {
    ...messagesOf(context, control),
    value: async () => (await control()).value(),
    fill: async (text: string): Promise<void> => (await control()).fill(text),
    reveal: async () => (await one(page, 'button', nameOf('ui.password.show'))).click(),
    hide: async () => (await one(page, 'button', nameOf('ui.password.hide'))).click(),
    isRevealed: async () => (await (await control()).attribute('type')) === 'text',
  };
}

/** Tester of a checkbox (`CheckboxField`) or a `Switch`. */
export function toggle(context: Context, label: string, role: 'checkbox' | 'switch') {
  const control = () => one(context.page, role, fieldName(context, label));
  const set = async (wanted: boolean): Promise<void> => {
    const input = await control();
    if ((await input.isChecked()) !== wanted) await input.press(' ');
  };
  return {
    ...messagesOf(context, control),
    isChecked: async () => (await control()).isChecked(),
    check: () => set(true),
    uncheck: () => set(false),
  };
}

/** Tester of a `RadioGroup`, a `SegmentedControl` or a `RatingField`, by its label. */
export function radioGroup(context: Context, label: string): ChoiceTester {
  const group = async (): Promise<Target> => {
    const radios = context.page.byRole('radiogroup', fieldName(context, label));
    return (await radios.count()) === 1 ? radios : one(context.page, 'group', fieldName(context, label));
  };
  return {
    ...messagesOf(context, group),
    choose: async (option) => {
      const radio = await one(await group(), 'radio', option);
      await radio.press(' ');
    },
    value: async () => {
      const chosen = (await group()).bySelector('label:has(input:checked)');
      return (await chosen.count()) > 0 ? chosen.text() : null;
    },
  };
}

/** Tester of a native `Select`. */
export function select(context: Context, label: string): ChoiceTester {
  const control = () => one(context.page, 'combobox', fieldName(context, label));
  return {
    ...messagesOf(context, control),
    choose: async (option) => (await control()).choose(option),
    value: async () => {
      const input = await control();
      const value = await input.value();
      return value === '' ? null : input.bySelector(`option[value="${value}"]`).text();
    },
  };
}

/** Tester of a `Combobox`. */
export function combobox(context: Context, label: string) {
  const { page } = context;
  const control = () => one(page, 'combobox', fieldName(context, label));
  const search = async (text: string): Promise<void> => (await control()).fill(text);
  return {
    ...messagesOf(context, control),
    /** Types a text to search for; the list opens. */
    search,
    /** Labels of the options in the open list. */
    options: () => textsOf(page.byRole('option')),
    choose: async (option: string): Promise<void> => {
      await search(option);
      await (await one(page, 'option', new RegExp(`^${escaped(option)}`))).click();
    },
    /** Text of the field: the label of the chosen option. */
    value: async () => (await control()).value(),
  };
}

/** Tester of a `MultiSelect`. */
export function multiSelect(context: Context, label: string) {
  const { page, nameOf } = context;
  const single = combobox(context, label);
  return {
    ...single,
    /** Labels of the tags, in their order. */
    value: () => textsOf(page.bySelector('[data-part="tag"]')),
    remove: async (option: string): Promise<void> =>
      (await one(page, 'button', nameOf('ui.multiSelect.remove', { label: option }))).click(),
  };
}

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

/** Tester of a `DateField`. */
export function dateField(context: Context, label: string) {
  const { page } = context;
  const text = textField(context, label);
  const trigger = async (): Promise<Target> => {
    const id = (await (await one(page, 'textbox', fieldName(context, label))).attribute('id')) ?? '';
    return page.bySelector(`[data-part="frame"]:has([id="${id}"]) [data-part="trigger"]`);
  };
  return {
    ...text,
    /** ISO date; `''` while the field is empty. Text that is no date as it is. */
    value: async (): Promise<string> => {
      const typed = await text.value();
      return readDate(typed)?.value ?? typed;
    },
    /** Types a date: ISO, or as people write it in either calendar. */
    fill: (date: string) => text.fill(date),
    /** Selects a day in the calendar, which opens for it. */
    pick: async (date: string, choice: DateChoice = {}): Promise<void> => {
      await (await trigger()).click();
      await pickDay(context, await one(page, 'dialog', fieldName(context, label)), isoOf(date, choice));
      await until(
        async () => (await page.byRole('dialog', fieldName(context, label)).count()) === 0,
        () => `${label}: the calendar is still open.`,
      );
    },
  };
}

/** Tester of a `FileField` or a `FilesField`. */
export function fileField(context: Context, label: string) {
  const { page, nameOf } = context;
  const control = () => byLabel(context, label);
  return {
    ...messagesOf(context, control),
    upload: async (...files: UploadFile[]): Promise<void> => (await control()).upload(files),
    remove: async (name: string): Promise<void> =>
      (await one(page, 'button', nameOf('ui.file.remove', { name }))).click(),
  };
}
