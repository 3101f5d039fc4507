import { intlTag, toAsciiDigits } from '@taawun/domain';
import { inlineKey, one, textsOf, type Context } from './context.ts';
import { until, type Target } from './target.ts';

const CLOSED = 0;

/** Tester of a dialog: `Dialog`, `ConfirmDialog`, `Drawer`, `Sheet`, by its title. */
export function dialog(context: Context, title: string) {
  const { page, nameOf } = context;
  const open = page.byRole('dialog', title);
  const target = async (): Promise<Target> => {
    const alert = page.bySelector('[role="alertdialog"][open], dialog[role="alertdialog"]');
    return (await alert.count()) === 1 ? alert : one(page, 'dialog', title);
  };
  const closed = () =>
    until(
      async () => (await open.count()) === CLOSED,
      () => `${title}: the dialog is still open.`,
    );
  return {
    isOpen: async () => (await open.count()) > 0,
    text: async () => (await target()).text(),
    /** Presses a button in the dialog. */
    press: async (name: string): Promise<void> => (await one(await target(), 'button', name)).click(),
    /** Closes it by its close button. */
    close: async (): Promise<void> => {
      await (await one(await target(), 'button', nameOf('ui.close'))).click();
      await closed();
    },
    /** Waits until it is closed. */
    closed,
  };
}

/** Tester of a `Menu`, by the label of its button. */
export function menu(context: Context, label: string) {
  const { page } = context;
  const items = page.bySelector('[role="menu"] [role^="menuitem"]');
  const open = async (): Promise<void> => {
    const button = await one(page, 'button', label);
    if ((await button.attribute('aria-expanded')) !== 'true') await button.click();
    await until(
      async () => (await page.byRole('menu', label).count()) > 0,
      () => `${label}: the menu did not open.`,
    );
  };
  return {
    open,
    /** Texts of the entries of the open menu. */
    items: () => textsOf(items),
    /** Opens the menu and presses an entry; several names lead into submenus. */
    choose: async (...names: [string, ...string[]]): Promise<void> => {
      await open();
      for (const name of names) {
        const entry = page.bySelector('[role^="menuitem"]');
        const texts = await textsOf(entry);
        const index = texts.findIndex((text) => text.startsWith(name));
        if (index < 0) throw new Error(`${label}: there is no entry "${name}" among ${texts.join(', ')}.`);
        await entry.nth(index).click();
      }
    },
    isOpen: async () => (await page.byRole('menu', label).count()) > 0,
  };
}

/** Tester of `Tabs`, by the label of the list. */
export function tabs(context: Context, label: string) {
  const list = () => one(context.page, 'tablist', label);
  return {
    select: async (name: string): Promise<void> => (await one(await list(), 'tab', name)).click(),
    /** Moves to the tab before or after by keyboard. */
    step: async (direction: 'forward' | 'back'): Promise<void> => {
      const selected = (await list()).bySelector('[role="tab"][aria-selected="true"]');
      await selected.press(inlineKey(context, direction));
    },
    selected: async () => (await list()).bySelector('[role="tab"][aria-selected="true"]').text(),
    names: async () => textsOf((await list()).byRole('tab')),
    /** Text of the visible panel. */
    panel: () => context.page.bySelector('[role="tabpanel"]:not([hidden])').text(),
  };
}

/** Tester of an `Accordion`, by the title of an item. */
export function accordion({ page }: Context, title: string) {
  const item = async (): Promise<Target> => {
    const summaries = page.bySelector('summary');
    const texts = await textsOf(summaries);
    const index = texts.findIndex((text) => text.startsWith(title));
    if (index < 0) throw new Error(`There is no item "${title}" among ${texts.join(', ')}.`);
    return page.bySelector('details:has(> summary)').nth(index);
  };
  const isOpen = async () => (await (await item()).attribute('open')) !== null;
  const toggle = async (wanted: boolean): Promise<void> => {
    if ((await isOpen()) !== wanted) await (await item()).bySelector('summary').nth(0).click();
  };
  return { isOpen, open: () => toggle(true), close: () => toggle(false) };
}

/** Tester of a `Pagination`. */
export function pagination(context: Context) {
  const { page, locale, nameOf } = context;
  const nav = () => one(page, 'navigation', nameOf('ui.pagination.label'));
  const go = async (name: string): Promise<void> => {
    const within = await nav();
    const link = within.byRole('link', name);
    await ((await link.count()) === 1 ? link : await one(within, 'button', name)).click();
  };
  return {
    go: (number: number) =>
      go(nameOf('ui.pagination.page', { page: new Intl.NumberFormat(intlTag(locale)).format(number) })),
    next: () => go(nameOf('ui.pagination.next')),
    previous: () => go(nameOf('ui.pagination.previous')),
    /** Number of the current page. */
    current: async (): Promise<number> =>
      Number(toAsciiDigits(await (await nav()).bySelector('[aria-current="page"]').text()).replaceAll(/\D/g, '')),
  };
}

/** Tester of a `DataTable` or a `Table`, by its caption. */
export function table(context: Context, caption: string) {
  const { page, nameOf } = context;
  const root = () => one(page, 'table', caption);
  const rows = async () => (await root()).bySelector('tbody [role="row"]:not([data-details])');
  const headers = async () => (await root()).byRole('columnheader');
  const columnOf = async (name: string): Promise<number> => {
    const texts = await textsOf(await headers());
    const index = texts.findIndex((text) => text.startsWith(name));
    if (index < 0) throw new Error(`${caption}: there is no column "${name}" among ${texts.join(', ')}.`);
    return index;
  };
  return {
    columns: async () => textsOf(await headers()),
    rowCount: async () => (await rows()).count(),
    /** Text of a cell, by the position of the row from 0 and the name of the column. */
    cell: async (row: number, column: string): Promise<string> =>
      (await rows())
        .nth(row)
        .bySelector('[role="cell"], [role="rowheader"]')
        .nth(await columnOf(column))
        .text(),
    /** Sorts by a column: by its header, or in a narrow column by the list of orders. */
    sort: async (column: string, direction: 'ascending' | 'descending' = 'ascending'): Promise<void> => {
      const header = (await headers()).nth(await columnOf(column));
      const button = header.bySelector('button');
      if (!(await button.isVisible())) {
        const list = await one(page, 'combobox', nameOf('ui.dataTable.sortBy'));
        return list.choose(nameOf(`ui.dataTable.${direction}`, { column }));
      }
      for (let presses = 0; presses < 3 && (await header.attribute('aria-sort')) !== direction; presses += 1)
        await button.click();
    },
    /** How the table is sorted by a column. */
    sorting: async (column: string) => (await headers()).nth(await columnOf(column)).attribute('aria-sort'),
    search: async (text: string): Promise<void> =>
      (await one(page, 'searchbox', nameOf('ui.dataTable.filterLabel'))).fill(text),
    /** Selects or clears a row, by the text of its row header. */
    select: async (row: string): Promise<void> =>
      (await one(page, 'checkbox', nameOf('ui.dataTable.select', { row }))).click(),
    selectAll: async (): Promise<void> => (await one(page, 'checkbox', nameOf('ui.dataTable.selectAll'))).click(),
    openDetails: async (row: string): Promise<void> =>
      (await one(page, 'button', nameOf('ui.dataTable.details', { row }))).click(),
  };
}

/** Tester of the toasts of a page. */
export function toasts({ page, nameOf }: Context) {
  const all = page.bySelector('.Toastify__toast');
  const find = async (text: string): Promise<Target> => {
    await until(
      async () => (await textsOf(all)).some((each) => each.includes(text)),
      async () => `There is no toast "${text}" among ${(await textsOf(all)).join(', ') || 'none'}.`,
    );
    return all.nth((await textsOf(all)).findIndex((each) => each.includes(text)));
  };
  return {
    /** Waits for a message. */
    shown: async (text: string): Promise<void> => {
      await find(text);
    },
    press: async (text: string, action: string): Promise<void> =>
      (await one(await find(text), 'button', action)).click(),
    close: async (text: string): Promise<void> => (await one(await find(text), 'button', nameOf('ui.close'))).click(),
  };
}

/** Tester of an `ErrorSummary`. */
export function errorSummary({ page }: Context) {
  const errors = page.bySelector('[role="alert"] li');
  return {
    errors: () => textsOf(errors),
    /** Follows the link of an error to its field. */
    follow: async (text: string): Promise<void> => {
      const link = page.bySelector('[role="alert"] a');
      const index = (await textsOf(link)).findIndex((each) => each.includes(text));
      if (index < 0) throw new Error(`The summary has no error "${text}".`);
      await link.nth(index).click();
    },
  };
}

/** Tester of a `Wizard`. */
export function wizard({ page, nameOf }: Context) {
  const press = async (id: 'ui.wizard.next' | 'ui.wizard.back' | 'ui.wizard.send'): Promise<void> =>
    (await one(page, 'button', nameOf(id))).click();
  return {
    /** Name of the current step. */
    step: () => page.bySelector('h2[tabindex="-1"]').text(),
    next: () => press('ui.wizard.next'),
    back: () => press('ui.wizard.back'),
    submit: () => press('ui.wizard.send'),
    /** Waits for a step. */
    on: (name: string): Promise<void> =>
      until(
        async () => (await page.bySelector('h2[tabindex="-1"]').text()) === name,
        () => `The wizard did not come to the step "${name}".`,
      ),
  };
}
