import { escaped, one, textsOf, type Context } from './context.ts';
import { until, type Target } from './target.ts';

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
      async () => (await open.count()) === 0,
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

/** Tester of a `Popover`, by the label of its button and, where it has one, its title. */
export function popover({ page }: Context, label: string, title = label) {
  const panel = page.byRole('dialog', title);
  const isOpen = async () => (await panel.count()) > 0;
  const set = async (wanted: boolean): Promise<void> => {
    if ((await isOpen()) !== wanted) await (await one(page, 'button', label)).click();
    await until(
      async () => (await isOpen()) === wanted,
      () => `${label}: the popover did not ${wanted ? 'open' : 'close'}.`,
    );
  };
  return {
    isOpen,
    open: () => set(true),
    close: () => set(false),
    text: () => panel.text(),
    /** Presses a button in the open popover. */
    press: async (name: string): Promise<void> => (await one(panel, 'button', name)).click(),
  };
}

/** Tester of a `Toggletip`, by the label of its button. */
export function toggletip({ page }: Context, label: string) {
  return {
    /** Presses its button and returns the text that appears. */
    read: async (): Promise<string> => {
      const button = await one(page, 'button', label);
      if ((await button.attribute('aria-expanded')) !== 'true') await button.click();
      const id = (await button.attribute('aria-controls')) ?? '';
      const text = page.bySelector(`[id="${id}"]`);
      await until(
        async () => (await text.count()) > 0 && (await text.isVisible()),
        () => `${label}: no text appeared.`,
      );
      return text.text();
    },
  };
}

/** Tester of a `CommandPalette`, by its title. */
export function commandPalette({ page }: Context, title: string) {
  const panel = page.byRole('dialog', title);
  const search = async (text: string): Promise<void> => (await one(page, 'combobox', title)).fill(text);
  return {
    isOpen: async () => (await panel.count()) > 0,
    search,
    /** Texts of the results. */
    results: () => textsOf(panel.byRole('option')),
    /** Searches for a command and chooses it. */
    choose: async (name: string): Promise<void> => {
      await search(name);
      await (await one(panel, 'option', new RegExp(`^${escaped(name)}`))).click();
    },
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
