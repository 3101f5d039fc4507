import { toAsciiDigits, toLocaleDigits } from '@taawun/domain';
import { fieldName, one, type Context } from './context.ts';
import type { Role, Target, UploadFile } from './target.ts';

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
export function messagesOf({ page }: Context, control: () => Promise<Target>): FieldTester {
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

/** Button inside the border of a text field, by the field's label: opens a calendar or a list. */
export async function triggerOf(context: Context, label: string): Promise<Target> {
  const id = (await (await one(context.page, 'textbox', fieldName(context, label))).attribute('id')) ?? '';
  return context.page.bySelector(`[data-part="frame"]:has([id="${id}"]) [data-part="trigger"]`);
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

/** Tester of a `OneTimeCodeField`. */
export function codeField(context: Context, label: string) {
  const { page, nameOf } = context;
  return {
    ...textField(context, label),
    /** Requests another code. */
    resend: async (): Promise<void> => (await one(page, 'button', nameOf('ui.code.resend'))).click(),
  };
}

const numberIn = async (control: Target): Promise<number> => Number(await control.value());

/** Tester of a `Slider`. */
export function slider(context: Context, label: string) {
  const control = () => one(context.page, 'slider', fieldName(context, label));
  return {
    ...messagesOf(context, control),
    value: async () => numberIn(await control()),
    set: async (value: number): Promise<void> => (await control()).fill(String(value)),
  };
}

/** Tester of a `RangeSlider`. */
export function rangeSlider(context: Context, label: string) {
  const { page, nameOf } = context;
  const group = () => one(page, 'group', fieldName(context, label));
  const thumb = async (end: 'from' | 'to') => one(await group(), 'slider', nameOf(`ui.slider.${end}`));
  const value = async (): Promise<[from: number, to: number]> => [
    await numberIn(await thumb('from')),
    await numberIn(await thumb('to')),
  ];
  return {
    ...messagesOf(context, group),
    value,
    /** Sets both ends, in the order in which neither passes the other. */
    set: async (from: number, to: number): Promise<void> => {
      const [, present] = await value();
      const ends = [
        ['from', from],
        ['to', to],
      ] as const;
      for (const [end, next] of from > present ? ends.toReversed() : ends) await (await thumb(end)).fill(String(next));
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
