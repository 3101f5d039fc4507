import axe from 'axe-core';
import { expect, it } from 'vitest';
import { hydrated, useBrowser, type Page } from './browser.ts';
import { inLanguage, PUBLIC } from './public-pages.ts';
import { origin } from './server.ts';

const visit = useBrowser();

const WIDTHS = [320, 360, 768, 1440, 2560];
const PAGES = [...PUBLIC, '/news/buraydah-cooperative-market-opens', '/services/greenhouse-rental', '/identity/programs?donate=suqya-alnakheel'];

/** What moved by itself while the page came and was read to its end. */
async function shiftOf(page: Page): Promise<number> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
    }
    scrollTo(0, 0);
  });
  return page.evaluate(() => (window as unknown as { shift: number }).shift);
}

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, seen);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) if (!entry.hadRecentInput) (window as unknown as { shift: number }).shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

it.each(['ar', 'en'] as const)('no public page in %s shifts, or is wider than the window from 320 to 2560 px', async (locale) => {
  const { page } = await visit({ viewport: { width: 390, height: 844 } });
  await watchShifts(page);
  const faults: string[] = [];
  for (const path of PAGES) {
    await page.setViewportSize({ width: 390, height: 844 });
    const answer = await page.goto(origin + inLanguage(locale, path));
    if (answer?.status() !== 200) faults.push(`${path} answers ${answer?.status()}`);
    await hydrated(page);
    const shift = await shiftOf(page);
    if (shift > 0.01) faults.push(`${path} shifts by ${shift.toFixed(3)}`);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      if (over > 0) faults.push(`${path} is ${over} px too wide at ${width}`);
    }
  }
  expect(faults).toEqual([]);
}, 240_000);

it.each(['ar', 'en'] as const)('every public page in %s is clean in the dark, and on a wide screen', async (locale) => {
  const { page } = await visit({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark', bypassCSP: true });
  const faults: string[] = [];
  for (const path of PAGES) {
    await page.goto(origin + inLanguage(locale, path));
    await hydrated(page);
    await page.addScriptTag({ content: axe.source });
    const found = await page.evaluate(async () => {
      const { axe: checker } = window as unknown as { axe: typeof axe };
      const { violations } = await checker.run(document, { resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
    });
    faults.push(...found.map((fault) => `${path} ${fault}`));
  }
  expect(faults).toEqual([]);
}, 240_000);
