import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { scenarios } from '@taawun/api-client/mocks';

export const isArabic = (globals: Record<string, unknown>): boolean => globals['locale'] !== 'en';

/** The scenario's answer to one call; every other call works. */
export const only = (list: (typeof scenarios)['pending'], method: string, path: string) =>
  list.filter(({ info }) => info.method === method && info.path === `*${path}`);

/** A heading of the page, as soon as it is there. */
export const heading = (canvasElement: HTMLElement, name: string | RegExp) =>
  within(canvasElement).findByRole('heading', { name });

interface Played {
  canvasElement: HTMLElement;
  globals: Record<string, unknown>;
}

/** Waits until the page with that heading stands there. */
export const shows =
  (arabic: string, english: string) =>
  ({ canvasElement, globals }: Played): Promise<void> =>
    waitFor(() => {
      const headings = [...canvasElement.querySelectorAll('main :is(h1, h2)')].map(({ textContent }) =>
        textContent.trim(),
      );
      return expect(headings).toContain(isArabic(globals) ? arabic : english);
    });

/** Presses a button of the page as soon as it is there. */
export async function press(canvasElement: HTMLElement, name: string | RegExp): Promise<HTMLElement> {
  const button = await within(canvasElement).findByRole('button', { name });
  await userEvent.click(button);
  return button;
}

/** Fills in a form by the names of its fields. */
export async function fill(canvasElement: HTMLElement, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLInputElement>(`input[name="${name}"]`);
      if (!found) throw new Error(`No field is called ${name}.`);
      return found;
    });
    await userEvent.type(field, value);
  }
}

/** The button says that it is at work. */
export const atWork = (button: HTMLElement) => waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));

/** The dialog that is open. */
export const openDialog = (role: 'dialog' | 'alertdialog' = 'dialog') => screen.findByRole(role);
