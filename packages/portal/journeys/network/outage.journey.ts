import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hydrated, signIn, setupBrowser, type Page } from '../kit/browser.ts';
import { startServer, type RunningServer } from '../kit/server.ts';

const visit = setupBrowser();
let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

describe('while the server is down', () => {
  it('a form shows the error and a retry, and preserves the input', async () => {
    const { page, expectNoise } = await visit();
    expectNoise(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED_ENCODING/);
    await page.goto(`${server.origin}/login`);
    await hydrated(page);
    // The code of the sign-in is loaded while the user is typing.
    await page.waitForLoadState('networkidle');
    await server.kill();
    await signIn(page, '0500000001', 'taawun-1');
    await page.getByText('تعذّر الوصول إلى الخادم').first().waitFor();
    expect(await page.locator('input[name="username"]').inputValue()).toBe('0500000001');
    expect(await page.locator('input[name="password"]').inputValue()).toBe('taawun-1');
    await server.restart();
    await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
    await page.waitForURL(`${server.origin}/`);
  });

  it('a page shows the error, and loads on retry', async () => {
    const { page, expectNoise } = await visit();
    expectNoise(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED_ENCODING/);
    await page.goto(`${server.origin}/en/services`);
    await hydrated(page);
    const services = page.locator('main a[href^="/en/services/"]');
    // Hovering prefetches: the code of these pages, and the data of this one only.
    const fetched = page.waitForResponse((response) => response.url().includes('/api/services/'));
    await services.first().hover();
    await fetched;
    await server.kill();
    await services.last().click();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    // The app shell stays.
    await page.getByRole('link', { name: 'Branches', exact: true }).first().waitFor();
    await server.restart();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('main h1').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  });
});

/** Makes all matching requests fail; what was loaded stays. */
const cut = (page: Page, pattern: RegExp | string) => page.route(pattern, (route) => route.abort('connectionrefused'));

describe('while the network fails', () => {
  it.each([
    ['the API', '**/api/**'],
    ['the messages', /\/assets\/messages-(ar|en)-[^/]*\.js$/],
  ])('an account page that opens without %s shows the error, and loads on retry', async (_, pattern) => {
    const { page, expectNoise } = await visit();
    expectNoise(/ERR_CONNECTION_REFUSED|page error/);
    await page.goto(`${server.origin}/en/login`);
    await hydrated(page);
    await signIn(page, '0500000001', 'taawun-1');
    await page.waitForURL(`${server.origin}/en`);
    await cut(page, pattern);
    await page.goto(`${server.origin}/en/profile/address`);
    await page.getByRole('heading', { level: 1, name: 'An error occurred' }).waitFor();
    await page.unroute(pattern);
    await page
      .getByRole('button', { name: 'Try again' })
      .or(page.getByRole('link', { name: 'Try again' }))
      .click();
    await page.getByRole('heading', { name: 'National address' }).waitFor();
  });

  it('a page stays without the parts beside it', async () => {
    const { page, expectNoise } = await visit({ viewport: { width: 390, height: 844 } });
    expectNoise(/ERR_CONNECTION_REFUSED/);
    await page.goto(`${server.origin}/en/login`);
    await hydrated(page);
    const nav = /\/assets\/UserNav-[^/]*\.js$/;
    await cut(page, nav);
    const failed = page.waitForEvent('requestfailed', (request) => nav.test(request.url()));
    await signIn(page, '0500000001', 'taawun-1');
    await failed;
    await page.goto(`${server.origin}/en/profile/address`);
    await page.getByRole('heading', { name: 'National address' }).waitFor();
    await hydrated(page);
    expect(await page.getByRole('heading', { name: 'An error occurred' }).count()).toBe(0);
  });

  it('a message is shown even when the code of messages cannot be fetched', async () => {
    const { page, expectNoise } = await visit();
    expectNoise(/ERR_CONNECTION_REFUSED|status of 422/);
    await page.goto(`${server.origin}/en/login`);
    await hydrated(page);
    await cut(page, /\/assets\/Toasts-[^/]*\.js$/);
    await signIn(page, '0500000009', 'wrong-1');
    const close = page.getByRole('status').getByRole('button', { name: 'Close' });
    await close.click();
    await close.waitFor({ state: 'detached' });
    expect(await page.locator('input[name="username"]').inputValue()).toBe('0500000009');
  });

  it('an account page shows the app shell until the server has responded', async () => {
    const { page } = await visit();
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/settings*', async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto(`${server.origin}/en/profile/address`);
    await page.locator('main [aria-busy="true"]').waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Services', exact: true }).first().waitFor();
    answer();
    await page.waitForURL(/\/en\/login\?redirect=/);
  });

  it('a request without a response times out, and can be retried', async () => {
    const { page } = await visit();
    await page.clock.install();
    await page.goto(`${server.origin}/en`);
    await hydrated(page);
    await page.route('**/api/services', () => {
      // No response.
    });
    const requested = page.waitForRequest('**/api/services');
    await page.getByRole('navigation').getByRole('link', { name: 'Services', exact: true }).first().click();
    await requested;
    await page.getByRole('progressbar', { name: 'Loading page' }).waitFor();
    await page.clock.runFor(16_000);
    await page.getByText('The server took too long').waitFor();
    await page.unroute('**/api/services');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Services' }).waitFor();
  });

  it('the page of a captive portal instead of a response is an error, in the user’s language', async () => {
    const { page } = await visit();
    await page.goto(`${server.origin}/en`);
    await hydrated(page);
    await page.route('**/api/services', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Free Wi-Fi: sign in</h1>' }),
    );
    await page.getByRole('navigation').getByRole('link', { name: 'Services', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'An error occurred' }).waitFor();
    expect(await page.locator('main').innerText()).not.toContain('Wi-Fi');
    await page.unroute('**/api/services');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Services' }).waitFor();
  });
});
