import { describe, expect, it } from 'vitest';
import { hydrated, setupBrowser } from '../kit/browser.ts';
import { origin } from '../kit/server.ts';

const visit = setupBrowser();

describe('while a page’s code is loading', () => {
  it('the input of its form is preserved', async () => {
    const { page } = await visit();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/assets\/ContactUs/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${origin}/en/contact-us`);
    const name = page.locator('input[name="user_name"]');
    await name.fill('Noura Al-Harbi');
    expect(await page.evaluate(() => document.documentElement.dataset['ready'])).toBeUndefined();
    release();
    await hydrated(page);
    expect(await name.inputValue()).toBe('Noura Al-Harbi');
    await page.locator('main form button[type="submit"]').click();
    await page.getByRole('alert').waitFor();
    // The summary links to every required field but the name.
    const missing = await page
      .getByRole('alert')
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) =>
          document.querySelector(`[id="${link.getAttribute('href')?.slice(1)}"]`)?.getAttribute('name'),
        ),
      );
    expect(missing).toEqual(['topic_id', 'user_email', 'message']);
    expect(await name.inputValue()).toBe('Noura Al-Harbi');
  });
});
