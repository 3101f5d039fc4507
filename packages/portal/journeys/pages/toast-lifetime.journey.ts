import { describe, expect, it } from 'vitest';
import { hydrated, signIn, setupBrowser } from '../kit/browser.ts';
import { prefix } from '../kit/joining.ts';
import { origin } from '../kit/server.ts';

const visit = setupBrowser();

describe.each(['ar', 'en'] as const)('toast (%s)', (locale) => {
  it.each(['reduce', 'no-preference'] as const)('closes after 3,000 ms, motion: %s', async (reducedMotion) => {
    const { page, expectNoise } = await visit({ reducedMotion, viewport: { width: 390, height: 844 } });
    expectNoise(/422/);
    await page.goto(`${origin}${prefix(locale)}/login`);
    await hydrated(page);
    // Measured in the page: on a busy machine the test receives events late.
    await page.evaluate(() => {
      const times: number[] = [];
      Object.assign(globalThis, { times });
      new MutationObserver(() => {
        const shown = document.querySelector('.Toastify__toast') !== null;
        if (shown === (times.length === 0)) times.push(performance.now());
      }).observe(document.body, { subtree: true, childList: true });
    });
    await signIn(page, '0500000009', 'wrong-1');
    const toast = page.locator('.Toastify__toast');
    await toast.waitFor();
    await toast.waitFor({ state: 'detached' });
    const [came = 0, left = 0] = await page.evaluate(() => (globalThis as unknown as { times: number[] }).times);
    expect(left - came).toBeGreaterThanOrEqual(2950);
    expect(left - came).toBeLessThan(5000);
  });
});
