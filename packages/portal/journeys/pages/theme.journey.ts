import { describe, expect, it } from 'vitest';
import { setupBrowser, type Page } from '../kit/browser.ts';
import { origin } from '../kit/server.ts';

const visit = setupBrowser();

const scheme = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

/** Holds back the code of the pages that are opened next, until `resolve` of the result is called. */
async function holdCode(page: Page): Promise<PromiseWithResolvers<void>> {
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  return code;
}

describe.each([
  ['/', 'داكن', 'حسب الجهاز'],
  ['/en', 'Dark', 'Same as device'],
])('the theme that a visitor has chosen (%s)', (path, dark, auto) => {
  it('is there at the next visit before the code of the page, and can be given up', async () => {
    const { page } = await visit({ colorScheme: 'light' });
    await page.goto(origin + path);
    expect(await scheme(page)).toBe('light');
    await page.getByRole('radio', { name: dark }).first().check();
    await expect.poll(() => scheme(page)).toBe('dark');

    const code = await holdCode(page);
    await page.goto(`${origin}${path === '/' ? '' : path}/news`, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await scheme(page)).toBe('dark');
    code.resolve();
    await page.unrouteAll({ behavior: 'wait' });
    await expect.poll(() => page.getByRole('radio', { name: dark }).first().isChecked()).toBe(true);
    await page.getByRole('radio', { name: auto }).first().check();
    await expect.poll(() => scheme(page)).toBe('light');
    await page.reload();
    expect(await scheme(page)).toBe('light');
  });

  it('is taken before the code of the page has run', async () => {
    const { page } = await visit({ colorScheme: 'light' });
    const code = await holdCode(page);
    await page.goto(origin + path, { waitUntil: 'commit' });
    await page.getByRole('radio', { name: dark }).first().check();
    code.resolve();
    await expect.poll(() => scheme(page)).toBe('dark');
    await page.reload();
    expect(await scheme(page)).toBe('dark');
  });
});
