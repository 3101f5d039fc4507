import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hydrated, signIn, useBrowser } from './browser.ts';
import { startServer, type RunningServer } from './server.ts';

const visit = useBrowser();
let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

describe('while the server is down', () => {
  it('a form says so, offers a retry, and loses nothing that was typed', async () => {
    const { page, expectNoise } = await visit();
    expectNoise(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/);
    await page.goto(`${server.origin}/login`);
    await hydrated(page);
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
    expectNoise(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/);
    await page.goto(`${server.origin}/en/services`);
    await hydrated(page);
    const first = page.locator('main a[href^="/en/services/"]').first();
    await first.hover();
    await server.kill();
    await first.click();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    // The frame of the site is still there.
    await page.getByRole('link', { name: 'Branches', exact: true }).first().waitFor();
    await server.restart();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('main h1').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  });
});
