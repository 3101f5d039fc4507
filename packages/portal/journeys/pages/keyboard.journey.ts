import { describe, expect, it } from 'vitest';
import { closed, hydrated, setupBrowser, type Page } from '../kit/browser.ts';
import { origin } from '../kit/server.ts';

const visit = setupBrowser();

/** Tag and id of the focused element. */
const focused = (page: Page) =>
  page.evaluate(() => [document.activeElement?.tagName ?? '', document.activeElement?.id ?? '']);
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** The live region that announces the title of a new page; not a toast. */
const announcement = (page: Page) => page.locator('[role="status"]', { hasText: '·' });

describe('focus and announcements', () => {
  it('move the focus to a new page, and announce its title', async () => {
    const { page } = await visit();
    await page.goto(`${origin}/`);
    await hydrated(page);
    expect(await focused(page)).toEqual(['BODY', '']);
    expect(await announcement(page).count()).toBe(0);
    const link = page.getByRole('navigation').getByRole('link', { name: 'الخدمات', exact: true }).first();
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${origin}/services`);
    await expect.poll(() => focused(page)).toEqual(['MAIN', 'main']);
    expect(await scrolled(page)).toBe(0);
    await expect.poll(() => announcement(page).allTextContents()).toEqual([await page.title()]);
    // The first tab stop is in the content of the new page, not in the menus.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);
  });

  it('preserve the focus and the scroll position when only the language changes', async () => {
    const { page } = await visit({ viewport: { width: 1280, height: 300 } });
    await page.goto(`${origin}/privacy-policy`);
    await hydrated(page);
    const language = page.getByRole('link', { name: 'English' }).first();
    await language.focus();
    await page.evaluate(() => window.scrollTo(0, 400));
    // The header above is as high as its heading, which differs between the languages: the text must not move.
    const textTop = () =>
      page
        .locator('main section')
        .first()
        .evaluate((section) => Math.round(section.getBoundingClientRect().top));
    const before = await textTop();
    expect(before).toBeLessThan(0);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${origin}/en/privacy-policy`);
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('en');
    expect((await focused(page))[0]).toBe('A');
    // Above the text that stays in view, the other language's lines may be higher or lower.
    expect(Math.abs((await textTop()) - before)).toBeLessThan(14);
    expect(await announcement(page).count()).toBe(0);
  });

  it('move the focus to the target of the hash', async () => {
    const { page } = await visit();
    await page.goto(`${origin}/`);
    await hydrated(page);
    const href = await page.locator('main a[href$="#quick-donate"]').first().getAttribute('href');
    await page.locator(`main a[href="${href}"]`).first().click();
    await page.waitForURL(origin + href);
    await expect.poll(() => focused(page)).toEqual(['DIV', 'quick-donate']);
    await expect
      .poll(() => page.locator('#quick-donate').evaluate((element) => Math.round(element.getBoundingClientRect().top)))
      .toBeLessThan(200);
    expect(
      await page.locator('#quick-donate').evaluate((element) => element.getBoundingClientRect().top),
    ).toBeGreaterThanOrEqual(0);
  });

  it('restore the scroll position on Back', async () => {
    const { page } = await visit();
    await page.goto(`${origin}/news`);
    await hydrated(page);
    const card = page.locator('main a[href^="/news/"]').last();
    await card.scrollIntoViewIfNeeded();
    const place = await scrolled(page);
    expect(place).toBeGreaterThan(300);
    await card.click();
    await page.waitForURL(/\/news\/.+/);
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await page.waitForURL(`${origin}/news`);
    await expect.poll(() => scrolled(page)).toBe(place);
  });

  it('skip the menus, and return to the button of a closed drawer', async () => {
    const { page } = await visit({ viewport: { width: 390, height: 800 } });
    await page.goto(`${origin}/en/about-us`);
    await hydrated(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toEqual(['MAIN', 'main']);
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog');
    await drawer.waitFor();
    expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await closed(page, drawer);
    expect(await menu.evaluate((element) => element === document.activeElement)).toBe(true);
    // A link in the drawer moves the focus to the page, not to the button.
    await page.keyboard.press('Enter');
    await drawer.getByRole('link', { name: 'Services', exact: true }).click();
    await page.waitForURL(`${origin}/en/services`);
    await expect.poll(() => focused(page)).toEqual(['MAIN', 'main']);
  });
});
