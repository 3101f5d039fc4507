import { describe, expect, it } from 'vitest';
import { hydrated, setupBrowser } from '../kit/browser.ts';
import { prefix } from '../kit/joining.ts';
import { origin } from '../kit/server.ts';

const visit = setupBrowser();
const phone = { viewport: { width: 390, height: 844 } };
const NAMES = { ar: 'جارٍ تحميل الصفحة', en: 'Loading page' };

/** Pages of every layout and of every way of loading. */
const FROM = [
  '/',
  '/about-us',
  '/contact-us',
  '/donate',
  '/gallery',
  '/identity/about',
  '/media_center/news',
  '/news',
  '/organization-info',
  '/privacy-policy',
  '/services',
  '/zakat',
  '/login',
  '/search',
  '/branches',
];

// Alternates between the languages: both have the same loading bar.
describe('loading bar', () => {
  it.each(FROM.map((path, index) => ({ path, locale: index % 2 ? 'en' : 'ar' }) as const))(
    'comes within 200 ms after a link on $path ($locale) that leads to a slow page',
    async ({ path, locale }) => {
      const { page } = await visit(phone);
      await page.goto(`${origin}${prefix(locale)}${path}`);
      await page.waitForLoadState('load');
      await hydrated(page);
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route(/\/api\/|\/assets\//, async (route) => {
        await released;
        await route.continue();
      });
      await page.evaluate((name) => {
        const times: number[] = [];
        Object.assign(globalThis, { times });
        addEventListener('click', () => times.push(performance.now()), { capture: true, once: true });
        const observer = new MutationObserver(() => {
          if (!document.querySelector(`[role="progressbar"][aria-label="${name}"]`)) return;
          times.push(performance.now());
          observer.disconnect();
        });
        observer.observe(document.body, { subtree: true, childList: true });
      }, NAMES[locale]);
      const link = page
        .locator('header a[href], footer a[href], main a[href]')
        .and(page.locator(`a[href="${prefix(locale) || '/'}"], a[href$="/members"]`))
        .last();
      await link.evaluate((element: HTMLElement) => element.click());
      const bar = page.getByRole('progressbar', { name: NAMES[locale] });
      await bar.waitFor();
      const [clicked = 0, came = 0] = await page.evaluate(() => (globalThis as unknown as { times: number[] }).times);
      // The upper limit allows for a busy machine.
      expect(came - clicked).toBeGreaterThanOrEqual(199);
      expect(came - clicked).toBeLessThan(1000);
      release();
      await bar.waitFor({ state: 'hidden' });
    },
  );
});
