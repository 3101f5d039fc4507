import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from 'playwright';
import { afterEach, beforeAll, expect } from 'vitest';
import { browser as launchOptions } from '../../../../tools/dev/browser.ts';

export type { Page };

export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** Console warnings and errors, and page errors. */
  noise: string[];
  /** Allows matching lines, such as network errors while the server is down. */
  expectNoise: (pattern: RegExp) => void;
}

let launched: Promise<Browser> | null = null;

/** The browser of all test files in this worker, closed with the worker's process. A crashed browser is replaced. */
async function workerBrowser(): Promise<Browser> {
  const browser = await (launched ??= chromium.launch(launchOptions()));
  if (browser.isConnected()) return browser;
  launched = null;
  return workerBrowser();
}

/** Sets up the browser for a test file: each visitor is a new context, and unexpected console output fails the test. */
export function setupBrowser() {
  let browser: Browser;
  let open: { context: BrowserContext; noise: string[]; allowed: RegExp[] }[] = [];
  beforeAll(async () => {
    browser = await workerBrowser();
  });
  afterEach(async () => {
    const unexpected = open.flatMap(({ noise, allowed }) =>
      noise.filter((line) => !allowed.some((pattern) => pattern.test(line))),
    );
    await Promise.all(open.map(({ context }) => context.close()));
    open = [];
    // In the message: reports without a diff show an array as `Array(1)`.
    expect(unexpected, ['console', ...unexpected].join('\n')).toEqual([]);
  });

  return async (options: BrowserContextOptions = {}): Promise<Visitor> => {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
      timezoneId: 'Asia/Riyadh',
      serviceWorkers: 'block',
      ...options,
    });
    const entry = { context, noise: [] as string[], allowed: [] as RegExp[] };
    open.push(entry);
    // The cause of an error from which React has recovered.
    await context.addInitScript(() => {
      addEventListener('error', ({ error }) => {
        if (error instanceof Error && error.cause instanceof Error)
          // oxlint-disable-next-line no-console -- the test reads the console
          console.error(`caused by ${error.cause.stack ?? error.cause.message}`);
      });
    });
    context.on('console', (message) => {
      // Blocked above, so that a service worker does not bypass a test's mocked responses.
      if (message.text() === 'Service Worker registration blocked by Playwright') return;
      if (message.type() === 'error' || message.type() === 'warning')
        entry.noise.push(`${message.type()}: ${message.text()} (${message.page()?.url()})`);
    });
    context.on('weberror', (error) => entry.noise.push(`page error: ${error.error().stack ?? error.error().message}`));
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    return { page, context, noise: entry.noise, expectNoise: (pattern) => entry.allowed.push(pattern) };
  };
}

/** Signs in by the form of the current page. */
export async function signIn(page: Page, username: string, password: string): Promise<void> {
  await page.locator('input[name="username"]').fill(username);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('main form button[type="submit"]').click();
}

/** The sign-out button in the languages of the portal; the buttons of other sessions have longer names. */
const SIGN_OUT = /^(تسجيل الخروج|Sign out)$/;

/** Signs out as the screen's width offers it: in the header, or in the menu. */
export async function signOut(page: Page): Promise<void> {
  await hydrated(page);
  const menu = page.getByRole('banner').getByRole('button', { name: /^(القائمة|Menu)$/ });
  const button = page.getByRole('button', { name: SIGN_OUT });
  await menu.or(button).filter({ visible: true }).first().waitFor();
  if (await menu.isVisible()) await menu.click();
  await button.filter({ visible: true }).first().click();
  await returned(page);
}

/** Waits until the page is hydrated. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true');

/** Waits until the history has returned from a closed modal's entry: a navigation before that is aborted. */
export const returned = (page: Page) =>
  page.waitForFunction(
    () => document.querySelector('dialog[open]') !== null || !(history.state as { modals?: number } | null)?.modals,
  );

/** Waits until a modal and its history entry are closed. */
export async function closed(page: Page, modal: Locator = page.getByRole('dialog')): Promise<void> {
  await modal.waitFor({ state: 'hidden' });
  await returned(page);
}

/**
 * Opens a URL right after a modal has led to another page: the history then returns from the modal's entry and comes
 * back to the page, and each of these two traversals aborts a navigation that began before it.
 */
export async function openAfterModal(page: Page, url: string, aborts = 2): Promise<void> {
  try {
    await page.goto(url);
  } catch (error) {
    if (aborts === 0 || !String(error).includes('ERR_ABORTED')) throw error;
    await openAfterModal(page, url, aborts - 1);
  }
}
