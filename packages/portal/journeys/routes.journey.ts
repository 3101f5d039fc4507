import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { hydrated, signIn, useBrowser, type Page } from './browser.ts';
import { inLanguage, PUBLIC } from './public-pages.ts';
import { origin } from './server.ts';

const visit = useBrowser();

const PRIVATE = [
  '/last-step',
  ...['orders', 'receipts', 'subscriptions'].map((name) => `/profile/${name}`),
  ...['address', 'bank-information', 'change-password', 'contribution', 'contribution/balance', 'contribution/offers', 'member-info', 'personal-info'].map((name) => `/profile/${name}`),
];

/** The pages behind lists: one of each kind, found as a reader finds them. */
const DEEP = [
  ['/news', 'main a[href*="/news/"]'],
  ['/services', 'main a[href*="/services/"]'],
  ['/media_center/news', 'main a[href*="/news/"]'],
  ['/identity/programs', 'main a[href*="donate="]'],
] as const;

interface Violation {
  id: string;
  nodes: string[];
}

/** Everything that a page must be: quiet, no wider than the phone, titled once, clean for axe. */
async function expectSoundPage(page: Page, where: string): Promise<void> {
  await page.locator('main h1').first().waitFor();
  // A page that is left for another has both the new address and the bar for a moment.
  await page.getByRole('progressbar', { name: where.startsWith('/en') ? 'Loading the page' : 'جارٍ تحميل الصفحة' }).waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready);
  await page.addScriptTag({ content: axe.source });
  const report = await page.evaluate(async () => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const { violations } = await checker.run(document, { resultTypes: ['violations'] });
    const root = document.documentElement;
    return {
      violations: violations.map(({ id, nodes }): Violation => ({ id, nodes: nodes.slice(0, 3).map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary ?? ''}`) })),
      overflow: root.scrollWidth - root.clientWidth,
      headings: document.querySelectorAll('h1').length,
      lang: root.lang,
      dir: root.dir,
    };
  });
  expect(report, where).toEqual({ violations: [], overflow: 0, headings: 1, lang: where.startsWith('/en') ? 'en' : 'ar', dir: where.startsWith('/en') ? 'ltr' : 'rtl' });
}

describe.each(['ar', 'en'] as const)('every route in %s', (locale) => {
  const to = (path: string) => inLanguage(locale, path);
  const phone = { viewport: { width: 360, height: 740 }, bypassCSP: true };

  it.each(PUBLIC)('%s', async (path) => {
    const { page } = await visit(phone);
    const answer = await page.goto(origin + to(path));
    expect(answer?.status()).toBe(200);
    await hydrated(page);
    await expectSoundPage(page, to(path));
  });

  it('the pages behind the lists', async () => {
    const { page } = await visit(phone);
    for (const [path, link] of DEEP) {
      await page.goto(origin + to(path));
      await hydrated(page);
      const href = await page.locator(link).first().getAttribute('href');
      await page.goto(origin + href);
      await hydrated(page);
      await expectSoundPage(page, to(href?.replace(/^\/en/, '') ?? ''));
    }
  });

  it('the member’s pages', async () => {
    const { page } = await visit(phone);
    await page.goto(origin + to('/login'));
    await hydrated(page);
    await signIn(page, '0500000003', 'taawun-3');
    await page.waitForURL(origin + to('/'));
    for (const path of PRIVATE) {
      await page.goto(origin + to(path));
      await hydrated(page);
      await expectSoundPage(page, to(path));
    }
  });

  it('the account and the registration of a non-member', async () => {
    const { page } = await visit(phone);
    await page.goto(origin + to('/login'));
    await hydrated(page);
    await signIn(page, '0500000002', 'taawun-2');
    await page.waitForURL(origin + to('/member-register'));
    await expectSoundPage(page, to('/member-register'));
    for (const path of ['/account', '/account/change-password']) {
      await page.goto(origin + to(path));
      await hydrated(page);
      await expectSoundPage(page, to(path));
    }
  });

  it('the bare form and /ar are one page with one canonical address', async () => {
    const { page } = await visit();
    await page.goto(`${origin}${locale === 'ar' ? '/ar/news' : '/en/news'}`);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(canonical).toBe(`${origin}${locale === 'ar' ? '/news' : '/en/news'}`);
    expect(await page.locator('link[rel="alternate"][hreflang]').evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')))).toEqual(['ar', 'en', 'x-default']);
  });
});
