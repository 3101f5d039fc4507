import { describe, expect, it } from 'vitest';
import { hydrated, setupBrowser } from '../kit/browser.ts';
import { origin } from '../kit/server.ts';

const visit = setupBrowser();

describe.each([
  { prefix: '', line: /لوحًا شمسيًّا للمضخة/, amount: '١٬٠٠٠', other: '/programs/haqibat-talib' },
  { prefix: '/en', line: /one solar panel for the pump/, amount: '1,000', other: '/en/programs/haqibat-talib' },
])('campaign ($prefix)', ({ prefix, line, amount, other }) => {
  it('chooses an amount of the list, and leaves it behind at the next campaign', async () => {
    const { page } = await visit({ viewport: { width: 390, height: 844 } });
    await page.goto(`${origin}${prefix}/programs/bir-alqarya`);
    await hydrated(page);
    await page.getByRole('link', { name: line }).click();
    await expect.poll(() => page.getByRole('radio', { name: amount, exact: true }).isChecked()).toBe(true);
    await page.locator(`main a[href="${other}"]`).first().click();
    await page.waitForURL(origin + other);
    await page.getByRole('radio', { name: /^(٥٠|50)$/ }).waitFor();
    // Its own suggested amount, and the frequency.
    expect(await page.locator('#quick-donate input[type="radio"]:checked').count()).toBe(2);
  });
});
