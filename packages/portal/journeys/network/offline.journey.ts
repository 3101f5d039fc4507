import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signOut, hydrated, signIn, setupBrowser, type Page } from '../kit/browser.ts';
import { startReleaseProxy, type ReleaseProxy } from '../kit/release-proxy.ts';
import { origin } from '../kit/server.ts';

const visit = setupBrowser();
let proxy: ReleaseProxy;
beforeAll(async () => {
  proxy = await startReleaseProxy(origin);
});
beforeEach(() => {
  proxy.mend();
  proxy.release('first');
});
afterAll(() => proxy.stop());

const OFFLINE =
  /ERR_CONNECTION_RESET|ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503|no-response/;

/** Paths in a cache of the service worker. */
const cachedPaths = (page: Page, cache: string) =>
  page.evaluate(
    async (name) =>
      (await caches.has(name)) ? (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname) : [],
    cache,
  );
const isCached = (page: Page, path: string) => expect.poll(() => cachedPaths(page, 'taawun-pages')).toContain(path);

async function firstNews(page: Page, prefix: string): Promise<string> {
  await page.goto(`${proxy.origin}${prefix}/news`);
  await hydrated(page);
  return (await page.locator('main a[href*="/news/"]').first().getAttribute('href')) ?? '';
}

describe.each([
  ['', 'أنت غير متصل بالإنترنت', 'rtl'],
  ['/en', 'You are offline', 'ltr'],
])('offline (%s)', (prefix, title, direction) => {
  it('visited pages stay readable, and other pages show a retry', async () => {
    const { page, expectNoise } = await visit({ serviceWorkers: 'allow' });
    expectNoise(OFFLINE);
    const news = await firstNews(page, prefix);
    await isCached(page, `${prefix}/news`);
    // A page that was opened by client-side navigation.
    await page.locator(`main a[href="${news}"]`).first().click();
    await page.waitForURL(proxy.origin + news);
    await isCached(page, news);
    const heading = await page.getByRole('heading', { level: 1 }).innerText();

    proxy.cut();
    await page.reload();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(300);
    // It is the page itself: rendered with its font, and hydrated.
    await hydrated(page);
    expect(
      await page.evaluate(() => [
        document.documentElement.dir,
        getComputedStyle(document.body).fontFamily.includes('Readex'),
      ]),
    ).toEqual([direction, true]);

    await page.goto(`${proxy.origin}${prefix}/members`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await page.evaluate(() => document.documentElement.dir)).toBe(direction);
    expect(
      await page.locator('nav a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toContain(news);
    await page.locator(`nav a[href="${news}"]`).click();
    await page.waitForURL(proxy.origin + news);
    await page.goto(`${proxy.origin}${prefix}/members`);

    proxy.mend();
    await page.locator('main a.act').click();
    await hydrated(page);
    await page.waitForURL(`${proxy.origin}${prefix}/members`);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe(title);
  });
});

it('links open cached pages while the device reports that it is offline', async () => {
  const { page, context, expectNoise } = await visit({ serviceWorkers: 'allow' });
  expectNoise(OFFLINE);
  const news = await firstNews(page, '/en');
  await isCached(page, '/en/news');
  await page.goto(proxy.origin + news);
  await hydrated(page);
  await isCached(page, news);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  proxy.cut();
  await context.setOffline(true);
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .or(page.getByRole('navigation'))
    .getByRole('link', { name: 'News', exact: true })
    .first()
    .click();
  await page.waitForURL(`${proxy.origin}/en/news`);
  await page.getByRole('heading', { level: 1, name: 'News' }).waitFor();
  await context.setOffline(false);
  proxy.mend();
});

it('caches no account page and no API response, and clears the visited pages on sign-out', async () => {
  const { page, expectNoise } = await visit({ serviceWorkers: 'allow' });
  expectNoise(OFFLINE);
  await page.goto(`${proxy.origin}/en/services`);
  await hydrated(page);
  await isCached(page, '/en/services');
  await page.goto(`${proxy.origin}/en/login`);
  await hydrated(page);
  await signIn(page, '0500000001', 'taawun-1');
  await page.waitForURL(`${proxy.origin}/en`);
  await isCached(page, '/en');
  await page.goto(`${proxy.origin}/en/profile/personal-info`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await hydrated(page);
  const everything = await page.evaluate(async () =>
    (
      await Promise.all(
        (await caches.keys()).map(async (name) =>
          (await (await caches.open(name)).keys()).map(({ url, headers }) => ({
            path: new URL(url).pathname,
            authorized: headers.has('authorization'),
          })),
        ),
      )
    ).flat(),
  );
  expect(everything.filter(({ path, authorized }) => authorized || /\/(profile|login|api)(\/|$)/.test(path))).toEqual(
    [],
  );

  proxy.cut();
  await page.goto(`${proxy.origin}/en/profile/personal-info`);
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
  proxy.mend();
  await page.goto(`${proxy.origin}/en`);
  await hydrated(page);
  await signOut(page);
  await expect.poll(() => cachedPaths(page, 'taawun-pages')).not.toContain('/en/services');
});

it('a new release is served at once, and removes the files of the old one', async () => {
  const { page } = await visit({ serviceWorkers: 'allow' });
  const release = () => page.locator('meta[name="release"]').getAttribute('content');
  await page.goto(`${proxy.origin}/en/services`);
  await hydrated(page);
  await isCached(page, '/en/services');
  expect(await release()).toBe('first');
  // A file of an old release that no page references.
  await page.evaluate(async () =>
    (await caches.open('taawun-assets')).put('/assets/gone-12345678.js', new Response('1')),
  );

  proxy.release('second');
  await page.reload();
  await hydrated(page);
  expect(await release()).toBe('second');
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);
  // Files of the old release stay while one of its pages is open.
  expect(await cachedPaths(page, 'taawun-assets')).toContain('/assets/gone-12345678.js');
  // Once no page of the old release is open, the new worker is activated and removes them.
  const left = async (cache: string) => {
    await page.goto(`${proxy.origin}/robots.txt`);
    const paths = await cachedPaths(page, cache);
    await page.goto('about:blank');
    return paths;
  };
  await page.goto('about:blank');
  await expect
    .poll(() => left('taawun-assets'), { timeout: 20_000, interval: 1000 })
    .not.toContain('/assets/gone-12345678.js');
  expect(await left('taawun-pages')).toContain('/en/services');
  expect((await left('taawun-assets')).length).toBeGreaterThan(5);
});
