import { escaped, fieldName, one, textsOf, type Context } from './context.ts';
import { messagesOf, type FieldTester } from './fields.ts';
import { until, type Target } from './target.ts';

/** A choice of one option by its label. */
export interface ChoiceTester extends FieldTester {
  choose: (option: string) => Promise<void>;
  /** Label of the chosen option; `null` without one. */
  value: () => Promise<string | null>;
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

/** Tester of a `CheckboxGroup`. */
export function checkboxGroup(context: Context, label: string) {
  const group = () => one(context.page, 'group', fieldName(context, label));
  const set = async (option: string, wanted: boolean): Promise<void> => {
    const box = await one(await group(), 'checkbox', option);
    if ((await box.isChecked()) !== wanted) await box.press(' ');
  };
  return {
    ...messagesOf(context, group),
    check: (option: string) => set(option, true),
    uncheck: (option: string) => set(option, false),
    /** Labels of the checked options. */
    value: async () => textsOf((await group()).bySelector('label:has(input:checked)')),
  };
}

/** Tester of a `ToggleGroup`. */
export function toggleGroup(context: Context, label: string) {
  const group = () => one(context.page, 'group', label);
  return {
    toggle: async (option: string): Promise<void> => (await one(await group(), 'button', option)).click(),
    /** Texts of the pressed buttons. */
    value: async () => textsOf((await group()).bySelector('[aria-pressed="true"]')),
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
  const list = async (): Promise<Target> => {
    const input = await control();
    await until(
      async () => (await input.attribute('aria-controls')) !== null,
      () => `${label}: the list is not open.`,
    );
    return page.bySelector(`[id="${(await input.attribute('aria-controls')) ?? ''}"]`);
  };
  return {
    ...messagesOf(context, control),
    /** Types a text to search for; the list opens. */
    search,
    /** Labels of the options in the open list. */
    options: async () => textsOf((await list()).byRole('option')),
    choose: async (option: string): Promise<void> => {
      await search(option);
      await (await one(await list(), 'option', new RegExp(`^${escaped(option)}`))).click();
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
