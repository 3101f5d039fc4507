import { localeInfo } from '../foundations/locale.ts';
import * as choices from './choices.ts';
import * as content from './content.ts';
import type { Context } from './context.ts';
import * as dates from './dates.ts';
import * as fields from './fields.ts';
import * as forms from './forms.ts';
import { namesOf } from './names.ts';
import * as overlays from './overlays.ts';
import type { Driver } from './target.ts';

export { domDriver, type FindByRole, type UserActions } from './drivers/dom.ts';
export { playwrightDriver, type PlaywrightLocator, type PlaywrightPage } from './drivers/playwright.ts';
export { testingLibraryDriver } from './drivers/testing-library.ts';
export { vitestDriver } from './drivers/vitest.ts';
export type { ChoiceTester } from './choices.ts';
export type { DateChoice } from './dates.ts';
export type { FieldTester, TextTester } from './fields.ts';
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
    codeField: (label: string) => fields.codeField(context, label),
    numberField: (label: string) => fields.numberField(context, label),
    slider: (label: string) => fields.slider(context, label),
    rangeSlider: (label: string) => fields.rangeSlider(context, label),
    fileField: (label: string) => fields.fileField(context, label),
    checkbox: (label: string) => choices.toggle(context, label, 'checkbox'),
    checkboxGroup: (label: string) => choices.checkboxGroup(context, label),
    switch: (label: string) => choices.toggle(context, label, 'switch'),
    toggleGroup: (label: string) => choices.toggleGroup(context, label),
    radioGroup: (label: string) => choices.radioGroup(context, label),
    select: (label: string) => choices.select(context, label),
    combobox: (label: string) => choices.combobox(context, label),
    multiSelect: (label: string) => choices.multiSelect(context, label),
    dateField: (label: string) => dates.dateField(context, label),
    dateRangeField: (label: string) => dates.dateRangeField(context, label),
    timeField: (label: string) => dates.timeField(context, label),
    calendar: (label: string) => dates.calendar(context, label),
    dialog: (title: string) => overlays.dialog(context, title),
    menu: (label: string) => overlays.menu(context, label),
    popover: (label: string, title?: string) => overlays.popover(context, label, title),
    toggletip: (label: string) => overlays.toggletip(context, label),
    commandPalette: (title: string) => overlays.commandPalette(context, title),
    toasts: () => overlays.toasts(context),
    tabs: (label: string) => content.tabs(context, label),
    accordion: (title: string) => content.accordion(context, title),
    carousel: (label: string) => content.carousel(context, label),
    pagination: () => content.pagination(context),
    table: (caption: string) => content.table(context, caption),
    errorSummary: () => forms.errorSummary(context),
    wizard: () => forms.wizard(context),
  };
}
