// A page in a browser of its own, to which the checks of stories apply.
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { browser as launchOptions } from '../../dev/browser.ts';
import { checksSource } from './checks.ts';

let running: Browser;
let page: Page;
/** The document that the server of the page returns. */
let html = '';

/** Opens the page before the tests of a file, and closes it after them. */
export function setupCheckedPage(): void {
  beforeAll(async () => {
    running = await chromium.launch(launchOptions());
    page = await running.newPage({ viewport: { width: 390, height: 600 } });
    // As the runner's own script has it, which stops animations.
    await page.addInitScript('window.taawunGetAnimations = document.getAnimations');
    await page.addInitScript(await checksSource());
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }));
  });
  afterAll(() => running.close());
}

/** The page as it is. */
export const checkedPage = (): Page => page;

/** Shows a document and returns the page. */
export async function showDocument(source: string): Promise<Page> {
  html = source;
  await page.goto('https://stories.invalid/');
  return page;
}

/** What the invariants report of a page. */
export async function findings(body: string, { lang = 'ar', head = '' } = {}): Promise<string[]> {
  await showDocument(`<!doctype html><html lang="${lang}"><head>${head}</head><body>${body}</body></html>`);
  return page.evaluate(() => window.pageChecks.invariants({ bidi: false, links: true }));
}

/** Styles of a page with a bar at its upper and one at its lower edge. */
export const edges = (styles: string) => `<style>
  body { margin: 0 }
  header, footer { position: sticky; block-size: 64px; background: white }
  header { inset-block-start: 0 }
  footer { inset-block-end: 0 }
  ${styles}
</style>`;
