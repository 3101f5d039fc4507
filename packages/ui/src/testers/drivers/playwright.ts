import type { Driver, Target, UploadFile } from '../target.ts';

/** The part of a `Locator` of Playwright that the testers use. */
export interface PlaywrightLocator {
  getByRole: (role: never, options?: { name?: string | RegExp; exact?: boolean }) => PlaywrightLocator;
  locator: (selector: string) => PlaywrightLocator;
  nth: (index: number) => PlaywrightLocator;
  count: () => Promise<number>;
  click: () => Promise<void>;
  fill: (text: string) => Promise<void>;
  press: (key: string) => Promise<void>;
  selectOption: (option: { label: string }) => Promise<unknown>;
  setInputFiles: (files: { name: string; mimeType: string; buffer: never }[]) => Promise<void>;
  inputValue: () => Promise<string>;
  textContent: () => Promise<string | null>;
  getAttribute: (name: string) => Promise<string | null>;
  isChecked: () => Promise<boolean>;
  isVisible: () => Promise<boolean>;
}

/** The part of a `Page` of Playwright that the testers use. */
export interface PlaywrightPage {
  locator: (selector: string) => PlaywrightLocator;
}

const fileOf = ({ name, type, content }: UploadFile) => ({
  name,
  mimeType: type,
  // Playwright's files are buffers of Node.
  buffer: (globalThis as unknown as { Buffer: { from: (text: string) => never } }).Buffer.from(content),
});

function targetOf(locator: PlaywrightLocator, description: string): Target {
  return {
    description,
    byRole: (role, name) =>
      targetOf(
        locator.getByRole(role as never, name === undefined ? {} : { name, exact: true }),
        `${description} › ${role}${name === undefined ? '' : ` ${String(name)}`}`,
      ),
    bySelector: (selector) => targetOf(locator.locator(selector), `${description} › ${selector}`),
    nth: (index) => targetOf(locator.nth(index), `${description} [${index}]`),
    count: () => locator.count(),
    click: () => locator.click(),
    fill: (text) => locator.fill(text),
    press: (key) => locator.press(key === ' ' ? 'Space' : key),
    choose: async (label) => {
      await locator.selectOption({ label });
    },
    upload: (files) => locator.setInputFiles(files.map(fileOf)),
    value: () => locator.inputValue(),
    text: async () => ((await locator.textContent()) ?? '').trim(),
    attribute: (name) => locator.getAttribute(name),
    isChecked: () => locator.isChecked(),
    isVisible: () => locator.isVisible(),
  };
}

/** Drives a page of Playwright. */
export const playwrightDriver = (page: PlaywrightPage): Driver => ({
  page: targetOf(page.locator('body'), 'page'),
});
