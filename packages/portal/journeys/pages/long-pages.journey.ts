import { describe, expect, it } from 'vitest';
import { hydrated, setupBrowser } from '../kit/browser.ts';
import { prefix } from '../kit/joining.ts';
import { origin } from '../kit/server.ts';

const visit = setupBrowser();
const NAMES = {
  ar: { contents: 'محتويات الصفحة', top: 'العودة إلى أعلى الصفحة' },
  en: { contents: 'On this page', top: 'Back to top' },
};

describe.each(['ar', 'en'] as const)('long page (%s)', (locale) => {
  it.each(['/privacy-policy', '/terms-conditions'])(
    '%s lists its headings; a link leads to its heading in a second, 70 px below the edge',
    async (path) => {
      const { page } = await visit({ viewport: { width: 390, height: 844 }, reducedMotion: 'no-preference' });
      await page.goto(`${origin}${prefix(locale)}${path}`);
      await hydrated(page);
      const links = page.getByRole('navigation', { name: NAMES[locale].contents }).getByRole('link');
      expect(await links.count()).toBe(await page.locator('main h2[id]:not(#feedback h2)').count());
      expect(await links.count()).toBeGreaterThan(2);
      const link = links.nth(2);
      const hash = await link.getAttribute('href');
      const place = () =>
        page.locator(`main h2${hash}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));
      const before = await place();
      await link.click();
      expect(await page.evaluate(() => document.activeElement?.id)).toBe(hash?.slice(1));
      expect(await place()).toBeGreaterThan(Math.min(before - 1, 71));
      await expect.poll(place).toBe(70);
      expect(new URL(page.url()).hash).toBe(hash);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      // And back to the top.
      await page.getByRole('link', { name: NAMES[locale].top }).click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    },
  );

  it('scrolls at once with reduced motion, and without JavaScript', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await visit({ viewport: { width: 390, height: 844 }, javaScriptEnabled });
      await page.goto(`${origin}${prefix(locale)}/privacy-policy`);
      if (javaScriptEnabled) await hydrated(page);
      await page.getByRole('navigation', { name: NAMES[locale].contents }).getByRole('link').nth(2).click();
      expect(
        await page
          .locator('main h2[id]')
          .nth(2)
          .evaluate((element) => Math.round(element.getBoundingClientRect().top)),
      ).toBe(70);
    }
  });

  it('/news shows the first 50 characters of each article', async () => {
    const { page } = await visit({ viewport: { width: 390, height: 500 } });
    await page.goto(`${origin}${prefix(locale)}/news`);
    await hydrated(page);
    const excerpts = await page.locator('main article p span[aria-hidden="true"]').allTextContents();
    expect(excerpts.length).toBeGreaterThan(3);
    for (const excerpt of excerpts)
      expect(
        Array.from(new Intl.Segmenter(locale, { granularity: 'grapheme' }).segment(excerpt)).length,
      ).toBeLessThanOrEqual(51);
  });

  it.each(['/identity/org_history', '/organization-info/policy'])(
    '%s has a link back to its top once it is scrolled',
    async (path) => {
      const { page } = await visit({ viewport: { width: 390, height: 500 } });
      await page.goto(`${origin}${prefix(locale)}${path}`);
      await hydrated(page);
      const top = page.getByRole('link', { name: NAMES[locale].top });
      expect(await top.isVisible()).toBe(false);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await top.waitFor();
    },
  );
});
