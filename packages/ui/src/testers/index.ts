import { localeInfo } from '../foundations/locale.ts';
import type { Context } from './context.ts';
import * as fields from './fields.ts';
import { namesOf } from './names.ts';
import * as surfaces from './surfaces.ts';
import type { Driver } from './target.ts';

export { domDriver, type FindByRole, type UserActions } from './drivers/dom.ts';
export { playwrightDriver, type PlaywrightLocator, type PlaywrightPage } from './drivers/playwright.ts';
export { testingLibraryDriver } from './drivers/testing-library.ts';
export { vitestDriver } from './drivers/vitest.ts';
export type { ChoiceTester, DateChoice, FieldTester, TextTester } from './fields.ts';
export type { Driver, Role, Target, UploadFile } from './target.ts';

/** Options of testers. */
export interface TesterOptions {
  /** BCP 47 tag of the page. */
  locale: string;
  /** Messages that the application replaces, as at its provider. */
  messages?: Readonly<Record<string, string>>;
}

/**
 * Creates testers of the interactive components: by their labels, in any language, direction, digit set and calendar.
 *
 * @example
 * const testers = createTesters(playwrightDriver(page), { locale: 'ar' });
 * await testers.dateField('تاريخ الميلاد').pick('١٤١٠-٠٧-١٥', { calendar: 'hijri' });
 * expect(await testers.dateField('تاريخ الميلاد').value()).toBe('1990-02-11');
 */
export function createTesters({ page }: Driver, { locale, messages }: TesterOptions) {
  const context: Context = {
    page,
    locale,
    isRtl: localeInfo(locale).dir === 'rtl',
    nameOf: namesOf(locale, messages),
  };
  return {
    textField: (label: string) => fields.textField(context, label),
    passwordField: (label: string) => fields.passwordField(context, label),
    numberField: (label: string) => fields.numberField(context, label),
    checkbox: (label: string) => fields.toggle(context, label, 'checkbox'),
    switch: (label: string) => fields.toggle(context, label, 'switch'),
    radioGroup: (label: string) => fields.radioGroup(context, label),
    select: (label: string) => fields.select(context, label),
    combobox: (label: string) => fields.combobox(context, label),
    multiSelect: (label: string) => fields.multiSelect(context, label),
    dateField: (label: string) => fields.dateField(context, label),
    calendar: (label: string) => fields.calendar(context, label),
    fileField: (label: string) => fields.fileField(context, label),
    dialog: (title: string) => surfaces.dialog(context, title),
    menu: (label: string) => surfaces.menu(context, label),
    tabs: (label: string) => surfaces.tabs(context, label),
    accordion: (title: string) => surfaces.accordion(context, title),
    pagination: () => surfaces.pagination(context),
    table: (caption: string) => surfaces.table(context, caption),
    toasts: () => surfaces.toasts(context),
    errorSummary: () => surfaces.errorSummary(context),
    wizard: () => surfaces.wizard(context),
  };
}
