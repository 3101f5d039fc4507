import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { scenarios } from '@taawun/api-client/mocks';

export const isArabic = (globals: Record<string, unknown>): boolean => globals['locale'] !== 'en';

/** Returns the scenario's handler for one endpoint; all others work normally. */
export const only = (list: (typeof scenarios)['pending'], method: string, path: string) =>
  list.filter(({ info }) => info.method === method && info.path === `*${path}`);

/** Waits for a heading of the page. */
export const heading = (canvasElement: HTMLElement, name: string | RegExp) =>
  within(canvasElement).findByRole('heading', { name });

interface Played {
  canvasElement: HTMLElement;
  globals: Record<string, unknown>;
}

/** Waits until the page with that heading is shown. */
export const shows =
  (arabic: string, english: string) =>
  ({ canvasElement, globals }: Played): Promise<void> =>
    waitFor(() => {
      const headings = [...canvasElement.querySelectorAll('main :is(h1, h2)')].map(({ textContent }) =>
        textContent.trim(),
      );
      return expect(headings).toContain(isArabic(globals) ? arabic : english);
    });

/** Waits for a button of the page and presses it. */
export async function press(canvasElement: HTMLElement, name: string | RegExp): Promise<HTMLElement> {
  const button = await within(canvasElement).findByRole('button', { name });
  await userEvent.click(button);
  return button;
}

/** Fills in a form by field names. */
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

/** Waits until the button is busy. */
export const atWork = (button: HTMLElement) => waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));

/** Waits for the open dialog. */
export const openDialog = (role: 'dialog' | 'alertdialog' = 'dialog') => screen.findByRole(role);
