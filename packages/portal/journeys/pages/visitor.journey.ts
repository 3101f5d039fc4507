import { describe, expect, it } from 'vitest';
import { hydrated, setupBrowser } from '../kit/browser.ts';
import { toCheckout, MESSAGES } from '../kit/giving.ts';
import { origin } from '../kit/server.ts';

const visit = setupBrowser();

describe('visitor', () => {
  it('reads in Arabic, switches to English and stays on the same page', async () => {
    const { page, context } = await visit();
    await page.goto(`${origin}/`);
    await hydrated(page);
    expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
      'ar',
      'rtl',
    ]);
    expect(await page.title()).toBe('تعاونية');
    await page.getByRole('link', { name: 'الفروع', exact: true }).first().click();
    await page.waitForURL(/\/branches\/[a-z-]+$/);
    const { pathname } = new URL(page.url());
    await expect.poll(() => page.title()).toMatch(/ · تعاونية$/);

    await page.getByRole('link', { name: 'English' }).first().click();
    await page.waitForURL(`${origin}/en${pathname}`);
    await expect
      .poll(() => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]))
      .toEqual(['en', 'ltr']);
    await expect.poll(() => page.title()).toMatch(/ · Cooperative$/);
    expect((await context.cookies()).find(({ name }) => name === 'locale')).toMatchObject({
      value: 'en',
      path: '/',
      sameSite: 'Lax',
    });

    await page.goBack();
    await page.waitForURL(`${origin}${pathname}`);
    await expect.poll(() => page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  });

  it('who last read English is redirected to English from the home page, and can still choose Arabic', async () => {
    const { page, context } = await visit();
    await context.addCookies([{ name: 'locale', value: 'en', url: origin }]);
    await page.goto(`${origin}/`);
    expect(page.url()).toBe(`${origin}/en`);
    await hydrated(page);
    await page.getByRole('link', { name: 'العربية' }).first().click();
    await page.waitForURL(`${origin}/`);
    await page.reload();
    expect(page.url()).toBe(`${origin}/`);
    await page.goto(`${origin}/en/news`);
    await page.goto(`${origin}/news`);
    expect(page.url()).toBe(`${origin}/news`);
  });

  it('keeps the input when the language changes', async () => {
    const { page } = await visit();
    await page.goto(`${origin}/contact-us`);
    await hydrated(page);
    await page.locator('textarea[name="message"]').fill('أقترح فرعًا في الزلفي');
    await page.getByRole('link', { name: 'English' }).first().click();
    await page.waitForURL(`${origin}/en/contact-us`);
    await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
    expect(await page.locator('textarea[name="message"]').inputValue()).toBe('أقترح فرعًا في الزلفي');
  });

  it('sends a contact message and gets a reference', async () => {
    const { page } = await visit();
    await page.goto(`${origin}/contact-us`);
    await hydrated(page);
    await page.locator('main form button[type="submit"]').click();
    const summary = page.locator('[role="alert"]').first();
    await summary.waitFor();
    expect(await summary.locator('a').count()).toBe(4);
    await page.locator('input[name="user_name"]').fill('نورة العتيبي');
    await page.locator('input[name="user_email"]').fill('noura@mail.example');
    await page.locator('select[name="topic_id"]').selectOption({ index: 1 });
    await page.locator('textarea[name="message"]').fill('السلام عليكم، أود معرفة مواعيد الفرع.');
    await page.locator('main form button[type="submit"]').click();
    await page
      .getByText(/C-[A-Z0-9]+/)
      .first()
      .waitFor();
  });

  it.each([
    ['/branches', /^\/branches\/[a-z-]+$/],
    ['/identity', /^\/identity\/about$/],
    ['/media_center', /^\/media_center\/news$/],
    ['/en/identity', /^\/en\/identity\/about$/],
    ['/ar/media_center', /^\/ar\/media_center\/news$/],
    ['/checkout', /^\/$/],
    ['/en/checkout', /^\/en$/],
    ['/profile', /^\/login$/],
  ])('%s redirects', async (path, target) => {
    const { page } = await visit();
    await page.goto(origin + path);
    await expect.poll(() => new URL(page.url()).pathname).toMatch(target);
  });

  it('opens the checkout only once the payment script is loaded', async () => {
    const { page } = await visit();
    await page.goto(`${origin}/`);
    await hydrated(page);
    await toCheckout(page, MESSAGES.ar);
    await page.getByRole('heading', { level: 1, name: 'إتمام التبرّع' }).waitFor();
    // A reload drops the script and the order.
    await page.reload();
    await page.waitForURL(`${origin}/`);
  });

  it('reads pages without JavaScript', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    for (const path of ['/', '/news', '/branches', '/en/identity/org_history']) {
      const answer = await page.goto(origin + path);
      expect(answer?.status()).toBe(200);
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(200);
    }
    await page.goto(`${origin}/news`);
    await page.locator('main a[href^="/news/"]').first().click();
    expect(await page.locator('main article, main p').count()).toBeGreaterThan(2);
  });
});

describe('missing page', () => {
  it.each([
    '/nothing-here',
    '/en/nothing-here',
    '/xx/news',
    '/profile/nothing',
    '/identity/nothing',
    '/404',
    '/en/404',
  ])('%s returns 404 with the error page', async (path) => {
    const { page, expectNoise } = await visit();
    expectNoise(/status of 404/);
    const answer = await page.goto(origin + path);
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: '404' }).waitFor();
    expect(await page.locator('main a[href="/"], main a[href="/en"]').count()).toBeGreaterThan(0);
  });

  it.each(['/news/never-written', '/en/branches/atlantis', '/services/none'])(
    'an API response of 404 (%s) redirects to /404',
    async (path) => {
      const { page, expectNoise } = await visit();
      expectNoise(/status of 404/);
      const answer = await page.goto(origin + path);
      expect(answer?.status()).toBe(404);
      await page.waitForURL(path.startsWith('/en') ? `${origin}/en/404` : `${origin}/404`);
      await page.getByRole('heading', { level: 1, name: '404' }).waitFor();
    },
  );
});
