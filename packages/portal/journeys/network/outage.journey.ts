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
  it('a form says so, offers a retry, and loses nothing that was typed', async () => {
    const { page, expectNoise } = await visit();
    expectNoise(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED_ENCODING/);
    await page.goto(`${server.origin}/login`);
    await hydrated(page);
    // What a sign-in needs is fetched while the reader is writing.
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

  it('a page says so and comes when it is asked again', async () => {
    const { page, expectNoise } = await visit();
    expectNoise(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED_ENCODING/);
    await page.goto(`${server.origin}/en/services`);
    await hydrated(page);
    const services = page.locator('main a[href^="/en/services/"]');
    // What is only pointed at is fetched: the code of such a page is there, and the data of this one alone.
    const fetched = page.waitForResponse((response) => response.url().includes('/api/services/'));
    await services.first().hover();
    await fetched;
    await server.kill();
    await services.last().click();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    // The frame of the site is still there.
    await page.getByRole('link', { name: 'Branches', exact: true }).first().waitFor();
    await server.restart();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('main h1').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  });
});

/** Nothing of the server answers any more, as after a cut cable; what was loaded stays. */
const cut = (page: Page, pattern: RegExp | string) => page.route(pattern, (route) => route.abort('connectionrefused'));

describe('while the network is bad', () => {
  it.each([
    ['the API', '**/api/**'],
    ['the words of the language', /\/assets\/words-(ar|en)-[^/]*\.js$/],
  ])('an account page that opens without %s says so, and comes when it is asked again', async (_, pattern) => {
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

  it('an account page shows the frame of the site until the server has answered, never nothing', async () => {
    const { page } = await visit();
    const { promise: held, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/settings*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${server.origin}/en/profile/address`);
    await page.locator('main [aria-busy="true"]').waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Services', exact: true }).first().waitFor();
    answer();
    await page.waitForURL(/\/en\/login\?redirect=/);
  });

  it('a call that never answers ends after its time, and can be asked again', async () => {
    const { page } = await visit();
    await page.clock.install();
    await page.goto(`${server.origin}/en`);
    await hydrated(page);
    await page.route('**/api/services', () => {
      // Neither an answer nor a refusal.
    });
    const asked = page.waitForRequest('**/api/services');
    await page.getByRole('navigation').getByRole('link', { name: 'Services', exact: true }).first().click();
    await asked;
    await page.getByRole('progressbar', { name: 'Loading the page' }).waitFor();
    await page.clock.runFor(16_000);
    await page.getByText('The server took too long').waitFor();
    await page.unroute('**/api/services');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Services' }).waitFor();
  });

  it('a portal’s page instead of an answer is an error, in the reader’s words', async () => {
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
