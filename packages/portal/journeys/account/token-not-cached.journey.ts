import { describe, expect, it } from 'vitest';
import { hydrated, setupBrowser, type Page } from '../kit/browser.ts';
import { origin } from '../kit/server.ts';

const visit = setupBrowser();
const SECRET = 'a-token-of-a-mail-4f9c2';

/** Returns every URL in the caches of the service worker. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(url);
    return found;
  });

describe.each(['', '/en'])('URL that carries a token (%s)', (prefix) => {
  const SECRETS = [
    `/delete-account?token=${SECRET}`,
    `/resetpassword?token=${SECRET}`,
    `/news?token=${SECRET}`,
    `/?code=${SECRET}`,
    `/receipts/${SECRET}`,
    `/certificates/${SECRET}`,
  ].map((path) => `${prefix}${prefix && path.startsWith('/?') ? path.slice(1) : path}`);

  it.each(SECRETS)('must not be cached: %s', async (path) => {
    const answer = await fetch(origin + path);
    expect([answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual(['no-store', null]);
  });

  it('is not stored on the device', async () => {
    const { page } = await visit({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });
    await page.goto(`${origin}${prefix}/zakat`);
    await hydrated(page);
    await page.waitForFunction(
      () => navigator.serviceWorker.controller !== null || navigator.serviceWorker.ready.then(() => true),
    );
    for (const path of SECRETS) {
      await page.goto(origin + path);
      await hydrated(page);
    }
    // A page that is opened afterwards is cached: the worker has handled the earlier ones by then.
    await page.goto(`${origin}${prefix}/members`);
    await expect.poll(() => stored(page)).toContain(`${origin}${prefix}/members`);
    expect((await stored(page)).filter((url) => url.includes(SECRET))).toEqual([]);
  });
});
