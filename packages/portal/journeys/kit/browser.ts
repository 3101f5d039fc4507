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
  /** What the console and the page's errors said, without what a test announced by `expectNoise`. */
  noise: string[];
  /** Lets lines pass that match: a server that is down is heard of. */
  expectNoise: (pattern: RegExp) => void;
}

let launched: Promise<Browser> | null = null;

/** The browser of all files that run in this worker; it ends with the worker's process. Another one replaces a browser that has crashed. */
async function workerBrowser(): Promise<Browser> {
  const browser = await (launched ??= chromium.launch(launchOptions()));
  if (browser.isConnected()) return browser;
  launched = null;
  return workerBrowser();
}

/** A browser for a test file; every visitor is a fresh context, and noise on the console fails the test. */
export function setupBrowser() {
  let browser: Browser;
  let open: { context: BrowserContext; noise: string[]; allowed: RegExp[] }[] = [];
  beforeAll(async () => {
    browser = await workerBrowser();
  });
  afterEach(async () => {
    const heard = open.flatMap(({ noise, allowed }) =>
      noise.filter((line) => !allowed.some((pattern) => pattern.test(line))),
    );
    await Promise.all(open.map(({ context }) => context.close()));
    open = [];
    expect(heard, 'console').toEqual([]);
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
    // What React has recovered from says in its cause what went wrong.
    await context.addInitScript(() => {
      addEventListener('error', ({ error }) => {
        if (error instanceof Error && error.cause instanceof Error)
          // oxlint-disable-next-line no-console -- how it reaches the test
          console.error(`caused by ${error.cause.stack ?? error.cause.message}`);
      });
    });
    context.on('console', (message) => {
      // Blocked above, so that a test's own answers are not passed by.
      if (message.text() === 'Service Worker registration blocked by Playwright') return;
      if (message.type() === 'error' || message.type() === 'warning')
        entry.noise.push(`${message.type()}: ${message.text()} (${message.page()?.url()})`);
    });
    context.on('weberror', (error) => entry.noise.push(`page error: ${error.error().stack ?? error.error().message}`));
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    return { page, context, noise: entry.noise, expectNoise: (pattern) => entry.allowed.push(pattern) };
  };
}

/** Signs in by the form at hand. */
export async function signIn(page: Page, username: string, password: string): Promise<void> {
  await page.locator('input[name="username"]').fill(username);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('main form button[type="submit"]').click();
}

/** Waits until the page's own code runs: links and forms then answer. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true');

/** The page stands on its own history entry, or a modal is open: a navigation while the history returns from a modal is aborted. */
export const returned = (page: Page) =>
  page.waitForFunction(
    () => document.querySelector('dialog[open]') !== null || !(history.state as { modals?: number } | null)?.modals,
  );

/** Waits until a modal has closed, with its history entry. */
export async function closed(page: Page, modal: Locator = page.getByRole('dialog')): Promise<void> {
  await modal.waitFor({ state: 'hidden' });
  await returned(page);
}
