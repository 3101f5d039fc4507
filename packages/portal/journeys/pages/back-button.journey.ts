import { describe, expect, it } from 'vitest';
import { CARDS, dialog, fields, open, reaches, send, toCard, typeCard, MESSAGES } from '../kit/giving.ts';
import { closed, setupBrowser, type Page } from '../kit/browser.ts';
import { enter, MESSAGES as MARKET } from '../kit/market.ts';
import { origin } from '../kit/server.ts';

const visit = setupBrowser();
const phone = { viewport: { width: 390, height: 844 } };

/** The page's URL, its scroll position, and whether it is the marked document. */
const place = (page: Page) => page.evaluate(() => [location.href, Math.round(scrollY), 'marked' in globalThis]);
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { marked: true }));
const names = { ar: { menu: 'القائمة', services: 'الخدمات' }, en: { menu: 'Menu', services: 'Services' } };
/** Expects the history entry of the modal. */
const entered = (page: Page) =>
  expect.poll(() => page.evaluate(() => (history.state as { modals?: number }).modals)).toBe(1);
/** Expects that the current history entry is the page's own. */
const left = (page: Page) =>
  expect.poll(() => page.evaluate(() => (history.state as { modals?: number }).modals)).toBeUndefined();

describe.each(['ar', 'en'] as const)('Back button (%s)', (locale) => {
  const messages = MESSAGES[locale];
  const home = `${origin}${messages.prefix}`;

  it('closes only the lightbox of a gallery; Forward changes nothing', async () => {
    const { page } = await visit(phone);
    await open(page, `${home}/services`);
    await page.goto(`${home}/gallery`);
    await open(page, `${home}/gallery`);
    await mark(page);
    const image = page.locator('main button[aria-haspopup="dialog"]').nth(3);
    await image.scrollIntoViewIfNeeded();
    const before = await place(page);
    for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
      await image.click();
      await dialog(page).waitFor();
      await entered(page);
      await close();
      await closed(page);
      expect(await place(page)).toEqual(before);
      expect(await image.evaluate((element) => element === document.activeElement)).toBe(true);
    }
    await page.goForward();
    await left(page);
    expect(await place(page)).toEqual(before);
    expect(await dialog(page).isVisible()).toBe(false);
    // No dead entry: the next Back leaves the page.
    await page.goBack();
    await page.waitForURL(`${home}/services`);
  });

  it('closes the menu on a phone; a link in the menu leaves no dead history entry', async () => {
    const { page } = await visit(phone);
    await open(page, `${home}/about-us`);
    await mark(page);
    const menu = page.locator('header').getByRole('button', { name: names[locale].menu });
    await menu.click();
    await entered(page);
    await page.goBack();
    await closed(page);
    expect(page.url()).toBe(`${home}/about-us`);
    await menu.click();
    await entered(page);
    await dialog(page).getByRole('link', { name: names[locale].services, exact: true }).click();
    await page.waitForURL(`${home}/services`);
    await page.locator('main h1').waitFor();
    await closed(page);
    await page.goBack();
    await page.waitForURL(`${home}/about-us`);
    await left(page);
    await page.goForward();
    await page.waitForURL(`${home}/services`);
    expect(await page.evaluate(() => 'marked' in globalThis)).toBe(true);
  });

  it('closes the payment dialog while the card is filled in, and not while the payment is verified', async () => {
    const { page } = await visit(phone);
    await open(page, `${home}/donate?amount=5000&frequency=once`);
    await mark(page);
    await toCard(page, messages);
    await entered(page);
    await page.goBack();
    await closed(page);
    expect(await page.evaluate(() => 'marked' in globalThis)).toBe(true);

    let answer: (() => void) | undefined;
    await page.route('**/api/checkout/*/verify', async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.continue();
    });
    await toCard(page, messages);
    await typeCard(page, CARDS.success);
    await send(page);
    await reaches(page, messages.verifying);
    await entered(page);
    await page.goBack();
    await entered(page);
    await reaches(page, messages.verifying);
    await expect.poll(() => answer).toBeDefined();
    answer?.();
    await reaches(page, messages.paid);
    await page.goBack();
    await closed(page);
    expect(new URL(page.url()).pathname).toBe(`${messages.prefix}/donate`);
  });

  it('has an alternative in the card’s iframe: Escape closes the dialog', async () => {
    const { page } = await visit(phone);
    await open(page, `${home}/donate?amount=5000&frequency=once`);
    await toCard(page, messages);
    await fields(page).locator('#number').focus();
    await page.keyboard.press('Escape');
    await closed(page);
    expect(new URL(page.url()).pathname).toBe(`${messages.prefix}/donate`);
  });

  it('closes the ticket of a share order', async () => {
    const market = MARKET[locale];
    const { page } = await visit(phone);
    await enter(page, origin, market, 1);
    await page.getByRole('button', { name: market.buy, exact: true }).click();
    await dialog(page).waitFor();
    await entered(page);
    await page.goBack();
    await closed(page);
    expect(new URL(page.url()).pathname).toBe(`${market.prefix}/profile/contribution`);
    expect(
      await page
        .getByRole('button', { name: market.buy, exact: true })
        .evaluate((element) => element === document.activeElement),
    ).toBe(true);
  });

  it('a page that was reloaded under an open modal is on its own history entry', async () => {
    const { page } = await visit(phone);
    await open(page, `${home}/services`);
    await open(page, `${home}/gallery`);
    await page.locator('main button[aria-haspopup="dialog"]').first().click();
    await entered(page);
    await page.reload();
    await left(page);
    await page.goBack();
    await page.waitForURL(`${home}/services`);
  });

  it('follows a link that is pressed before the history has returned from a modal', async () => {
    const { page } = await visit(phone);
    await open(page, `${home}/about-us`);
    await open(page, `${home}/gallery`);
    await mark(page);
    await page.locator('main button[aria-haspopup="dialog"]').first().click();
    await entered(page);
    // The browser returns later than the link is followed, as on a slow phone.
    await page.evaluate((services) => {
      const traverse = navigation.traverseTo.bind(navigation);
      navigation.traverseTo = (key) => {
        navigation.traverseTo = traverse;
        document.querySelector<HTMLElement>(`footer a[href="${services}"]`)?.click();
        const timer = setInterval(() => {
          if (location.pathname !== services) return;
          clearInterval(timer);
          traverse(key);
        });
        return {};
      };
    }, `${messages.prefix}/services`);
    await page.keyboard.press('Escape');
    await page.locator('main h1', { hasText: names[locale].services }).waitFor();
    await left(page);
    await expect
      .poll(() => page.evaluate(() => document.querySelector('main h1')?.textContent))
      .toContain(names[locale].services);
    expect(page.url()).toBe(`${home}/services`);
    await page.goBack();
    await page.waitForURL(`${home}/gallery`);
    await left(page);
    await page.locator('main button[aria-haspopup="dialog"]').first().waitFor();
    await page.goBack();
    await page.waitForURL(`${home}/about-us`);
  });

  // As on a slow phone: another navigation is faster, or a reload has removed the page's history entry.
  it.each([
    ['AbortError', 'services'],
    ['InvalidStateError', 'gallery'],
  ] as const)(
    'stands on the page’s own entry when the browser does not return from a modal (%s)',
    async (reason, before) => {
      const { page } = await visit(phone);
      await open(page, `${home}/services`);
      await open(page, `${home}/gallery`);
      await page.locator('main button[aria-haspopup="dialog"]').first().click();
      await entered(page);
      await page.evaluate((name) => {
        const traverse = navigation.traverseTo.bind(navigation);
        navigation.traverseTo = () => {
          navigation.traverseTo = traverse;
          const failed = Promise.reject<NavigationHistoryEntry>(new DOMException('', name));
          return { committed: failed, finished: failed };
        };
      }, reason);
      await page.keyboard.press('Escape');
      await left(page);
      await page.goBack();
      await page.waitForURL(`${home}/${before}`);
      await left(page);
    },
  );

  it('a page that was reloaded while a modal opened has one history entry', async () => {
    const { page } = await visit(phone);
    await open(page, `${home}/services`);
    await open(page, `${home}/gallery`);
    // The browser then has the modal's entry, without the page's own below it.
    await page.evaluate(() => {
      history.replaceState({ ...(history.state as object), modals: 1 }, '');
    });
    await page.reload();
    await left(page);
    expect(page.url()).toBe(`${home}/gallery`);
    await page.goBack();
    await page.waitForURL(`${home}/services`);
  });
});
