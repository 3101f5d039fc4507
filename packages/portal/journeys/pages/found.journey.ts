import { describe, expect, it } from 'vitest';
import { setupBrowser } from '../kit/browser.ts';
import { origin, startServer } from '../kit/server.ts';

const visit = setupBrowser();
const get = async (path: string) => {
  const response = await fetch(origin + path, { redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

/** Parses XML as a browser does; throws for invalid markup. */
async function parseXml(text: string, names: readonly string[]): Promise<Record<string, string[]>> {
  const { page } = await visit();
  return page.evaluate(
    ([xml, wanted]) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml');
      if (document.querySelector('parsererror'))
        throw new Error(document.querySelector('parsererror')?.textContent ?? '');
      return Object.fromEntries(
        wanted.map((name) => [name, Array.from(document.getElementsByTagName(name), (each) => each.textContent ?? '')]),
      );
    },
    [text, names] as const,
  );
}

describe('site map', () => {
  it('lists every page in both languages, and each of them exists', async () => {
    const { status, headers, text } = await get('/sitemap.xml');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
    const { loc = [] } = await parseXml(text, ['loc']);
    expect(new Set(loc).size).toBe(loc.length);
    const paths = loc.map((address) => address.replace(origin, ''));
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/en', '/en/identity/vision', '/organization-info/policy', '/branches/buraydah']),
    );
    expect(paths.filter((path) => /^\/news\/./.test(path)).length).toBeGreaterThan(5);
    expect(paths.filter((path) => /^\/services\/./.test(path)).length).toBeGreaterThan(2);
    expect(
      paths.filter((path) => /\/account$|profile|login|checkout|404|search|media_center\/news|deleted/.test(path)),
    ).toEqual([]);
    expect(paths.filter((path) => path === '/en' || path.startsWith('/en/'))).toHaveLength(paths.length / 2);
    // Each listed URL is canonical and may be indexed.
    for (const path of paths) {
      const page = await get(path);
      expect([
        path,
        page.status,
        /rel="canonical" href="([^"]*)"/.exec(page.text)?.[1],
        page.text.includes('noindex'),
      ]).toEqual([path, 200, origin + path, false]);
    }
  });

  it('is listed in robots.txt', async () => {
    const { status, headers, text } = await get('/robots.txt');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(text).not.toMatch(/^Disallow: \/$/m);
  });

  it('returns 503 with Retry-After while the API is unreachable', async () => {
    const server = await startServer({ API_BASE_URL: 'http://127.0.0.1:1' });
    try {
      for (const path of ['/sitemap.xml', '/rss.xml', '/en/site.webmanifest']) {
        const { status, headers } = await fetch(server.origin + path);
        expect([path, status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
          path,
          503,
          '60',
          'no-store',
        ]);
      }
      expect((await fetch(`${server.origin}/robots.txt`)).status).toBe(200);
    } finally {
      await server.stop();
    }
  });
});

describe.each([
  ['ar', ''],
  ['en', '/en'],
] as const)('in %s', (locale, prefix) => {
  it('the feed contains the latest news', async () => {
    const { status, headers, text } = await get(`${prefix}/rss.xml`);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    const { guid = [], language, pubDate = [] } = await parseXml(text, ['guid', 'language', 'pubDate']);
    expect(language).toEqual([locale]);
    expect(guid.length).toBeGreaterThan(5);
    expect(guid.every((address) => address.startsWith(`${origin}${prefix}/news/`))).toBe(true);
    const dates = pubDate.map((date) => Date.parse(date));
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  });

  it('the manifest lists icons that exist, with their actual sizes', async () => {
    const { page } = await visit();
    await page.goto(`${origin}${prefix || '/'}`);
    const href = await page.locator('link[rel="manifest"]').getAttribute('href');
    expect(href).toBe(`${prefix}/site.webmanifest`);
    const manifest = JSON.parse((await get(href ?? '')).text) as {
      lang: string;
      start_url: string;
      icons: { src: string; sizes: string; purpose: string }[];
    };
    expect([manifest.lang, manifest.start_url]).toEqual([locale, prefix || '/']);
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const { src, sizes } of manifest.icons.filter(({ sizes }) => sizes !== 'any')) {
      const size = await page.evaluate(async (address) => {
        const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
        return `${width}x${height}`;
      }, src);
      expect(size, src).toBe(sizes);
    }
    const links = await page
      .locator('link[rel="icon"], link[rel="apple-touch-icon"], link[type="application/rss+xml"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links).toHaveLength(4);
    for (const link of links) expect((await get(link)).status, link).toBe(200);
  });
});

it('unknown machine-readable files are not found', async () => {
  for (const path of ['/en/sitemap.xml', '/en/robots.txt', '/sitemap.xml/', '/constructor', '/en/__proto__'])
    expect((await get(path)).status, path).toBe(404);
});
