import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hydrated, setupBrowser, type Page, type Visitor } from '../kit/browser.ts';
import { origin, startServer, type RunningServer } from '../kit/server.ts';

const visit = setupBrowser();
const map = (page: Page) => page.getByRole('region', { name: /فروعنا على الخريطة|Our branches on the map/ }).first();

/** Mocks the responses of Mapbox. */
async function answer({ context }: Visitor, status: number): Promise<void> {
  const style = {
    version: 8,
    sources: {},
    layers: [{ id: 'ground', type: 'background', paint: { 'background-color': '#e5f5ee' } }],
  };
  await context.route(/mapbox\.com\//, (route) =>
    route.fulfill(status === 200 ? { json: style } : { status, json: { message: 'Not Authorized - Invalid Token' } }),
  );
}

describe('branches without a token', () => {
  it.each(['/', '/branches/riyadh', '/en/branches/riyadh'])(
    'are a list and a static map (%s), without requests to Mapbox or console output',
    async (path) => {
      const { page } = await visit();
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await page.goto(origin + path);
      await hydrated(page);
      await map(page).scrollIntoViewIfNeeded();
      await map(page).getByRole('listitem').nth(11).waitFor();
      expect(await map(page).locator('[aria-hidden="true"] [data-pin]').count()).toBe(12);
      await map(page).locator('[data-pin="tabuk"]').click();
      const tabuk = map(page).getByRole('button', { name: /تبوك|Tabuk/ });
      expect(await tabuk.getAttribute('aria-pressed')).toBe('true');
      await page.waitForLoadState('networkidle');
      expect(requests.filter((url) => /mapbox/i.test(url))).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    },
  );

  it('link to their pages without JavaScript', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto(`${origin}/en`);
    await map(page).getByRole('link', { name: 'Details: Tabuk branch' }).click();
    await page.waitForURL(`${origin}/en/branches/tabuk`);
    expect(await map(page).locator('li[data-selected]').count()).toBe(1);
  });

  it('have a content security policy without Mapbox', async () => {
    const policy = (await fetch(`${origin}/`)).headers.get('content-security-policy') ?? '';
    expect(policy).not.toMatch(/mapbox|wasm|blob/);
  });
});

describe('branches with a token', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer({ MAPBOX_TOKEN: 'pk.journey' });
  });
  afterAll(() => server.stop());

  it('are on the live map, without violations of the content security policy', async () => {
    const visitor = await visit();
    const { page, expectNoise } = visitor;
    // A message of the browser's software renderer.
    expectNoise(/GL Driver Message/);
    await answer(visitor, 200);
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { violations: seen });
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        seen.push(`${violatedDirective} ${blockedURI}`),
      );
    });
    await page.goto(`${server.origin}/branches/riyadh`);
    await hydrated(page);
    await map(page).scrollIntoViewIfNeeded();
    await map(page).locator('[data-live] canvas').waitFor();
    await map(page).getByRole('button', { name: 'تقريب' }).waitFor();
    expect(await map(page).locator('[data-live] .mapboxgl-popup strong').textContent()).toBe('فرع الرياض');
    await map(page).getByRole('button', { name: 'فرع تبوك' }).first().click();
    await map(page).locator('[data-live] .mapboxgl-popup strong', { hasText: 'فرع تبوك' }).waitFor();
    expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([]);
  });

  it('stay on the static map when Mapbox rejects the token', async () => {
    const visitor = await visit();
    const { page, expectNoise } = visitor;
    expectNoise(/status of 401/);
    await answer(visitor, 401);
    await page.goto(`${server.origin}/en/branches/riyadh`);
    await hydrated(page);
    const rejected = page.waitForResponse(
      (response) => response.url().includes('/styles/') && response.status() === 401,
    );
    await map(page).scrollIntoViewIfNeeded();
    await rejected;
    await expect.poll(() => map(page).locator('canvas').count()).toBe(0);
    expect(await map(page).locator('[aria-hidden="true"] [data-pin]').first().isVisible()).toBe(true);
  });
});
