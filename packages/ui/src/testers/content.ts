import { intlTag, toAsciiDigits } from '@taawun/domain';
import { inlineKey, one, textsOf, type Context } from './context.ts';
import { until, type Target } from './target.ts';

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
    /** Searches, and waits until the rows of the result are there. */
    search: async (text: string): Promise<void> => {
      await (await one(page, 'searchbox', nameOf('ui.dataTable.filterLabel'))).fill(text);
      // Without a result there is no table, and so none that is busy.
      const busy = page.byRole('table', caption).bySelector('[aria-busy="true"] > caption');
      await until(
        async () => (await busy.count()) === 0,
        () => `${caption}: the rows for ${JSON.stringify(text)} have not come.`,
      );
    },
    /** Selects or clears a row, by the text of its row header. */
    select: async (row: string): Promise<void> =>
      (await one(page, 'checkbox', nameOf('ui.dataTable.select', { row }))).click(),
    selectAll: async (): Promise<void> => (await one(page, 'checkbox', nameOf('ui.dataTable.selectAll'))).click(),
    openDetails: async (row: string): Promise<void> =>
      (await one(page, 'button', nameOf('ui.dataTable.details', { row }))).click(),
  };
}

/** Tester of a `Carousel`, by its label. */
export function carousel({ page, nameOf }: Context, label: string) {
  const root = () => one(page, 'region', label);
  const press = async (id: 'ui.carousel.next' | 'ui.carousel.previous'): Promise<void> =>
    (await one(await root(), 'button', nameOf(id))).click();
  return {
    next: () => press('ui.carousel.next'),
    previous: () => press('ui.carousel.previous'),
    count: async () => (await root()).bySelector('ul > li').count(),
    /** Positions of the visible items, from 1. */
    visible: async (): Promise<{ from: number; to: number }> => {
      const text = toAsciiDigits(await (await root()).bySelector('[aria-live]').text());
      const [from = 0, ...rest] = (text.match(/\d+/g) ?? []).map(Number);
      return { from, to: rest.length > 1 ? (rest[0] ?? from) : from };
    },
  };
}
