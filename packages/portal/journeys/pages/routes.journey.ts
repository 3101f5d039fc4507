import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { hydrated, signIn, setupBrowser, type Page } from '../kit/browser.ts';
import { inLanguage, PUBLIC } from '../kit/public-pages.ts';
import { origin } from '../kit/server.ts';

const visit = setupBrowser();

const PRIVATE = [
  '/last-step',
  ...['orders', 'receipts', 'subscriptions'].map((name) => `/profile/${name}`),
  ...[
    'address',
    'bank-information',
    'change-password',
    'contribution',
    'contribution/balance',
    'contribution/offers',
    'member-info',
    'personal-info',
  ].map((name) => `/profile/${name}`),
];

/** Lists, and the link to a detail page on each. */
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

/** Runs axe in the page. Contrast is the same in both languages, and takes as long as all other rules. */
async function violations(page: Page, colours: 'alone' | 'too' | 'not'): Promise<Violation[]> {
  return page.evaluate(async (mode) => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const { violations: found } = await checker.run(document, {
      resultTypes: ['violations'],
      preload: false,
      elementRef: false,
      ...(mode === 'alone' ? { runOnly: ['color-contrast'] } : {}),
      ...(mode === 'not' ? { rules: { 'color-contrast': { enabled: false } } } : {}),
    });
    return found.map(({ id, nodes }): Violation => ({
      id,
      nodes: nodes.slice(0, 3).map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary ?? ''}`),
    }));
  }, colours);
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Expects the invariants of every page: no overflow, one `h1`, language and direction, no violations of axe. */
async function expectSoundPage(page: Page, where: string): Promise<void> {
  await page.locator('main h1').first().waitFor();
  // During a navigation the previous page is shown, with the new URL and the loading bar.
  await page
    .getByRole('progressbar', { name: where.startsWith('/en') ? 'Loading page' : 'جارٍ تحميل الصفحة' })
    .waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready);
  await page.addScriptTag({ content: axe.source });
  const report = {
    violations: await violations(page, where.startsWith('/en') ? 'not' : 'too'),
    overflow: await overflow(page),
    ...(await page.evaluate(() => ({
      headings: document.querySelectorAll('h1').length,
      lang: document.documentElement.lang,
      dir: document.documentElement.dir,
    }))),
  };
  expect(report, where).toEqual({
    violations: [],
    overflow: 0,
    headings: 1,
    lang: where.startsWith('/en') ? 'en' : 'ar',
    dir: where.startsWith('/en') ? 'ltr' : 'rtl',
  });
}

/** Sums up the layout shifts in the page. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) (window as unknown as { shift: number }).shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Returns the layout shift while the page was loaded and scrolled to its end. */
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

const PAGES = [
  ...PUBLIC,
  '/news/buraydah-cooperative-market-opens',
  '/services/greenhouse-rental',
  '/identity/programs?donate=suqya-alnakheel',
];
const WIDTHS = [320, 360, 768, 2560, 1440];

describe.each(['ar', 'en'] as const)('every route in %s', (locale) => {
  const to = (path: string) => inLanguage(locale, path);
  const phone = { viewport: { width: 390, height: 844 }, bypassCSP: true };

  // One page for all routes: its fonts are cached, so layout shifts of late fonts are not measured.
  it('has no faults on phones, on wide screens and in the dark theme', async () => {
    const { page } = await visit(phone);
    await watchShifts(page);
    const faults: string[] = [];
    for (const path of PAGES) {
      await page.setViewportSize(phone.viewport);
      await page.emulateMedia({ colorScheme: 'light' });
      const answer = await page.goto(origin + to(path));
      if (answer?.status() !== 200) faults.push(`${path} answers ${answer?.status()}`);
      await hydrated(page);
      const shift = await shiftOf(page);
      if (shift > 0.01) faults.push(`${path} shifts by ${shift.toFixed(3)}`);
      await expectSoundPage(page, to(path));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const pixels = await overflow(page);
        if (pixels > 0) faults.push(`${path} is ${pixels} px too wide at ${width}`);
      }
      // At the last width.
      if (locale === 'en') continue;
      await page.emulateMedia({ colorScheme: 'dark' });
      faults.push(...(await violations(page, 'alone')).map(({ nodes }) => `${path} in the dark: ${nodes.join(' ')}`));
    }
    expect(faults).toEqual([]);
  }, 300_000);

  it('has no faults on detail pages', async () => {
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

  it('has no faults on member pages', async () => {
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

  it('has no faults in the account and the registration of a non-member', async () => {
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

  it('has one canonical URL for the path without a prefix and with /ar', async () => {
    const { page } = await visit();
    await page.goto(`${origin}${locale === 'ar' ? '/ar/news' : '/en/news'}`);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(canonical).toBe(`${origin}${locale === 'ar' ? '/news' : '/en/news'}`);
    expect(
      await page
        .locator('link[rel="alternate"][hreflang]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang'))),
    ).toEqual(['ar', 'en', 'x-default']);
  });
});
