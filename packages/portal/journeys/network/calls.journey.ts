import type { Request } from 'playwright';
import { describe, expect, it } from 'vitest';
import { hydrated, signIn, setupBrowser } from '../kit/browser.ts';
import { origin } from '../kit/server.ts';

const visit = setupBrowser();

const api = (request: Request) => new URL(request.url()).pathname.startsWith('/api/');
const pathOf = (request: Request) => new URL(request.url()).pathname;

describe('API requests of the page', () => {
  it('carry language, time zone, accept and, once signed in, the token', async () => {
    const { page } = await visit();
    const requests: Request[] = [];
    page.on('request', (request) => {
      if (api(request)) requests.push(request);
    });
    await page.goto(`${origin}/en/login`);
    await hydrated(page);
    await signIn(page, '0500000001', 'taawun-1');
    await page.waitForURL(`${origin}/en`);
    await page.goto(`${origin}/en/profile/contribution`);
    await page.getByRole('heading', { name: 'Contribution' }).waitFor();
    for (const request of requests) {
      const headers = request.headers();
      expect(headers, request.url()).toMatchObject({ 'x-locale': 'en', timezone: 'UTC +3' });
      expect(headers['accept']).toContain('application/json');
    }
    const authenticated = ['/api/user', '/api/counts', '/api/share-movements'];
    const after = requests.filter((request) => authenticated.includes(pathOf(request)));
    expect(new Set(after.map(pathOf))).toEqual(new Set(authenticated));
    for (const request of after) expect(request.headers()['authorization']).toMatch(/^Bearer [\w-]{20,}$/);
    const signIns = requests.filter((request) => pathOf(request) === '/api/signin');
    expect(signIns.map((request) => request.headers()['authorization'])).toEqual([undefined]);
  });

  it('load branches and settings on each change of route', async () => {
    const { page } = await visit();
    await page.goto(`${origin}/`);
    await hydrated(page);
    for (const [link, target] of [
      ['الخدمات', '/services'],
      ['تواصل معنا', '/contact-us'],
    ] as const) {
      const branches = page.waitForRequest((request) => pathOf(request) === '/api/branches');
      const settings = page.waitForRequest((request) => request.url().endsWith('/api/settings?pagination=all'));
      await page.getByRole('navigation').getByRole('link', { name: link, exact: true }).first().click();
      await Promise.all([branches, settings, page.waitForURL(origin + target)]);
    }
  });

  it('are retried for reads, and never for writes', async () => {
    const { page, expectNoise } = await visit();
    expectNoise(/status of 503/);
    await page.goto(`${origin}/contact-us`);
    await hydrated(page);
    const calls: string[] = [];
    await page.route('**/api/**', async (route) => {
      const request = route.request();
      const key = `${request.method()} ${pathOf(request)}`;
      calls.push(key);
      const fails =
        key === 'POST /api/contact' ||
        (key === 'GET /api/services' && calls.filter((call) => call === key).length === 1);
      if (fails)
        await route.fulfill({
          status: 503,
          json: { message: 'الخدمة متوقفة الآن', code: 'unavailable', request_id: 'x' },
        });
      else await route.continue();
    });
    await page.locator('input[name="user_name"]').fill('نورة');
    await page.locator('input[name="user_email"]').fill('noura@mail.example');
    await page.locator('select[name="topic_id"]').selectOption({ index: 1 });
    await page.locator('textarea[name="message"]').fill('رسالة لا تضيع إن توقفت الخدمة');
    await page.locator('main form button[type="submit"]').click();
    await page.getByText('الخدمة متوقفة الآن').first().waitFor();
    expect(await page.locator('textarea[name="message"]').inputValue()).toBe('رسالة لا تضيع إن توقفت الخدمة');
    expect(calls.filter((call) => call === 'POST /api/contact')).toHaveLength(1);
    await page.getByRole('navigation').getByRole('link', { name: 'الخدمات', exact: true }).first().click();
    await page.waitForURL(`${origin}/services`);
    expect(calls.filter((call) => call === 'GET /api/services')).toHaveLength(2);
  });

  it('reload the page when a chunk is missing: a public page is then readable', async () => {
    const { page, expectNoise } = await visit();
    expectNoise(/./);
    await page.goto(`${origin}/`);
    await hydrated(page);
    let loads = 0;
    page.on('load', () => loads++);
    await page.route(/\/assets\/Services\.page.*\.js/, (route) => route.abort());
    await page.getByRole('navigation').getByRole('link', { name: 'الخدمات', exact: true }).first().click();
    await expect.poll(() => loads).toBe(1);
    expect(page.url()).toBe(`${origin}/services`);
    // Its links work as native links.
    await page.locator('main a[href^="/services/"]').first().click();
    await page.waitForURL(`${origin}/services/**`);
    await page.locator('main h1').waitFor();
  });

  it('reload an account page once, and then offer a retry', async () => {
    const { page, expectNoise } = await visit();
    expectNoise(/./);
    await page.goto(`${origin}/login?redirect=/profile/personal-info`);
    await hydrated(page);
    await signIn(page, '0500000001', 'taawun-1');
    await page.waitForURL(`${origin}/profile/personal-info`);
    const addresses = page.getByRole('link', { name: 'العنوان الوطني' }).first();
    await addresses.waitFor();
    let loads = 0;
    page.on('load', () => loads++);
    await page.route(/\/assets\/Address\.page.*\.js/, (route) => route.abort());
    const reloaded = page.waitForEvent('load');
    await addresses.click();
    await reloaded;
    // The reloaded page requests its chunk after its load event: that request must fail too.
    await page.getByRole('button', { name: 'إعادة المحاولة' }).waitFor();
    expect(loads).toBe(1);
    expect(page.url()).toBe(`${origin}/profile/address`);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
    await page.getByRole('heading', { name: 'العنوان الوطني' }).first().waitFor();
  });
});
