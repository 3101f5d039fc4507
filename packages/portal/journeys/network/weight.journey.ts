import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { hydrated, setupBrowser, type Page } from '../kit/browser.ts';
import { origin } from '../kit/server.ts';

const visit = setupBrowser();

/** Code that a public page must not load: forms, the map library, the gallery, payment, the machines. */
const LATER = /formik|yup|mapbox|Lightbox|PaymentDialog|react-aria|\.machine|Toasts/i;

/** Name of a file without the hash of its content, which can contain any of these letters. */
const nameOf = (url: string) => url.replace(/^.*\//, '').replace(/-[\w-]{8}\.js$/, '');

/** URLs of the page's files, each with whether it was requested before the load event. */
const loaded = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ url: name, early: startTime < (navigation?.loadEventStart ?? 0) }));
  });

async function kilobytes(urls: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    urls.map(async (url) => gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer()), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

describe('size of a public page', () => {
  it.each(['/', '/en', '/news', '/branches', '/identity/programs', '/contact-us'])('%s', async (path) => {
    const { page } = await visit();
    await page.goto(origin + path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const files = await loaded(page);
    const scripts = files.filter(({ url }) => new URL(url).pathname.endsWith('.js'));
    const early = await kilobytes(scripts.filter((each) => each.early).map(({ url }) => url));
    const whole = await kilobytes(scripts.map(({ url }) => url));
    const fonts = files.filter(({ url }) => url.endsWith('.woff2'));
    expect(early, 'before the load event').toBeLessThanOrEqual(150);
    // Code that hydrates the app shell: listed in the document's inline script.
    const document = await (await fetch(origin + path)).text();
    const frame = await kilobytes(
      Array.from(document.matchAll(/"(\/assets\/[^"]+\.js)"/g), ([, file = '']) => origin + file),
    );
    expect(frame, 'the frame').toBeGreaterThan(100);
    expect(frame, 'the frame').toBeLessThanOrEqual(150);
    expect(whole, 'once idle').toBeLessThanOrEqual(185);
    expect(scripts.map(({ url }) => nameOf(url)).filter((name) => LATER.test(name))).toEqual([]);
    expect(await page.locator('link[rel="preload"][as="font"]').count()).toBe(2);
    expect(fonts.length).toBeGreaterThan(0);
    const bytes = await Promise.all(fonts.map(async ({ url }) => (await (await fetch(url)).arrayBuffer()).byteLength));
    expect(
      bytes.reduce((sum, size) => sum + size, 0),
      'fonts',
    ).toBeLessThanOrEqual(60_000);
  });
});
