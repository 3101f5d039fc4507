import { describe, expect, it } from 'vitest';
import { setupBrowser } from '../kit/browser.ts';
import { origin } from '../kit/server.ts';

const visit = setupBrowser();

describe.each([
  { prefix: '', news: 'المركز الإعلامي', branches: 'الفروع', transfer: 'SA44 2000 0001 2345 6789 1234' },
  { prefix: '/en', news: 'Media centre', branches: 'Branches', transfer: 'SA44 2000 0001 2345 6789 1234' },
])('without JavaScript ($prefix)', ({ prefix, news, branches, transfer }) => {
  const home = prefix || '/';
  const phone = { javaScriptEnabled: false, viewport: { width: 390, height: 844 } };

  it('the menu on a phone opens, and news are paginated', async () => {
    const { page } = await visit(phone);
    await page.goto(origin + home);
    // `details` works in every browser, also in those without invoker commands.
    expect(await page.locator('header button[commandfor]').isVisible()).toBe(false);
    const menu = page.locator('header noscript details');
    expect(await menu.getByRole('link', { name: news, exact: true }).isVisible()).toBe(false);
    await menu.locator('summary').click();
    expect(await menu.getByRole('link').count()).toBeGreaterThan(8);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await menu.getByRole('link', { name: news, exact: true }).click();
    await page.waitForURL(`${origin}${prefix}/media_center/news`);
    await page.locator('main a[href*="page=2"]').first().click();
    await page.waitForURL(/page=2/);
    await page.locator('main a[href*="tag="]').nth(1).click();
    await page.waitForURL(/tag=/);
    const first = page.locator(`main a[href^="${prefix}/news/"]`).first();
    const title = await first.innerText();
    await first.click();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(500);
    // Actions that need JavaScript are hidden; links for sharing are visible.
    expect(await page.locator('a[href^="https://wa.me/"]').isVisible()).toBe(true);
    for (const button of await page.locator('main [role="group"] button').all())
      expect(await button.isVisible()).toBe(false);
  });

  it('the menu on a wide screen links to the branches, and each of them opens', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto(origin + home);
    await page.getByRole('navigation').getByRole('link', { name: branches, exact: true }).first().click();
    await page.waitForURL(/\/branches\/[a-z-]+$/);
    expect(await page.locator(`main nav a[href^="${prefix}/branches/"]`).count()).toBe(12);
    await page.locator(`main nav a[href^="${prefix}/branches/"]`).nth(3).click();
    const details = await page.locator('main dl').first().innerText();
    expect(details).toContain('+966');
    expect(await page.locator('main a[href^="tel:"]').first().isVisible()).toBe(true);
    expect(await page.locator('main a[href^="mailto:"]').first().isVisible()).toBe(true);
  });

  it('an amount is chosen by links, and other ways to donate are shown', async () => {
    const { page } = await visit(phone);
    await page.goto(origin + home);
    const panel = page.locator('#quick-donate form');
    await panel.locator('a[href*="frequency=once"]').first().click();
    await page.waitForURL(/frequency=once/);
    await panel.locator('a[href*="amount=25000"]').click();
    await page.waitForURL(/amount=25000/);
    expect(await panel.locator('[aria-current]').count()).toBe(2);
    expect(await panel.locator('strong').innerText()).toMatch(/250|٢٥٠/);
    expect(await panel.innerText()).toContain(transfer);
    expect(await panel.locator('button[type="submit"]').isVisible()).toBe(false);

    await page.goto(`${origin}${prefix}/identity/programs`);
    await page.locator('main a[href*="donate="]').first().click();
    await panel.locator('a[href*="months=7"]').click();
    expect(new URL(page.url()).searchParams.get('donate')).toBeTruthy();
    expect(await panel.locator('a[href*="months=8"]').count()).toBeGreaterThan(0);
  });

  it('the search is a form', async () => {
    const { page } = await visit(phone);
    await page.goto(`${origin}${prefix}/search`);
    await page.locator('main input[type="search"]').fill(prefix ? 'market' : 'سوق');
    await page.locator('main form button[type="submit"]').click();
    await page.waitForURL(/search=/);
    expect(await page.locator('main article').count()).toBeGreaterThan(0);
    await page.goto(`${origin}${prefix}/news?search=${encodeURIComponent(prefix ? 'market' : 'سوق')}`);
    expect(await page.locator('main article').count()).toBeGreaterThan(0);
  });

  it('the office chart can be collapsed, statistics are in tables, images and videos are links', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto(`${origin}${prefix}/identity/org_chart`);
    const deep = page.locator('main ul ul ul strong').first();
    expect(await deep.isVisible()).toBe(true);
    await page.locator('main ul summary').first().click();
    expect(await deep.isVisible()).toBe(false);
    await page.goto(`${origin}${prefix}/media_center/org_statistics`);
    await page.locator('main figure summary').first().click();
    expect(await page.locator('main figure table').first().isVisible()).toBe(true);
    await page.goto(`${origin}${prefix}/gallery`);
    expect(await page.locator('main a[href^="/media/"]').count()).toBeGreaterThan(5);
    await page.goto(`${origin}${prefix}/media_center/videos`);
    expect(await page.locator('main a[href^="/media/films/"]').count()).toBe(8);
    expect(await page.locator('iframe, video').count()).toBe(0);
    await page.goto(`${origin}${prefix}/contact-us`);
    expect(await page.locator('main a[href^="mailto:"]').first().isVisible()).toBe(true);
  });
});
