import { describe, expect, it } from 'vitest';
import { hydrated, setupBrowser, type Page } from '../kit/browser.ts';
import { origin } from '../kit/server.ts';

const visit = setupBrowser();

interface Node {
  '@type': string;
  [field: string]: unknown;
}

/** Reads the metadata of a page for search engines and messengers. */
async function readHead(page: Page, path: string) {
  await page.goto(origin + path);
  return page.evaluate(() => {
    const meta = Object.fromEntries(
      Array.from(document.querySelectorAll('meta[property], meta[name]'), (each) => [
        each.getAttribute('property') ?? each.getAttribute('name') ?? '',
        each.getAttribute('content') ?? '',
      ]),
    );
    const links = Object.fromEntries(
      Array.from(document.querySelectorAll('link[rel="canonical"], link[hreflang]'), (each) => [
        each.getAttribute('hreflang') ?? 'canonical',
        each.getAttribute('href') ?? '',
      ]),
    );
    const data = Array.from(
      document.querySelectorAll('script[type="application/ld+json"]'),
      (each) => JSON.parse(each.textContent ?? '') as { '@graph': unknown[] },
    );
    return {
      title: document.title,
      meta,
      links,
      graph: data.flatMap((each) => each['@graph']) as { '@type': string; [field: string]: unknown }[],
    };
  });
}

const find = (graph: readonly Node[], type: string) => graph.find((node) => node['@type'] === type);

describe.each([
  ['ar', ''],
  ['en', '/en'],
] as const)('shared link in %s', (locale, prefix) => {
  it.each([
    '/',
    '/about-us',
    '/branches/buraydah',
    '/identity/vision',
    '/media_center/videos',
    '/organization-info',
    '/services',
    '/news',
  ])('to %s has title, description and image', async (path) => {
    const { page } = await visit();
    const address = path === '/' ? prefix || '/' : prefix + path;
    const { title, meta, links, graph } = await readHead(page, address);
    expect(title.length).toBeGreaterThan(3);
    expect(links).toEqual({
      canonical: origin + address,
      ar: origin + path,
      en: `${origin}/en${path === '/' ? '' : path}`,
      'x-default': origin + path,
    });
    expect(meta).toMatchObject({
      'og:url': origin + address,
      'og:type': 'website',
      'og:locale': locale === 'ar' ? 'ar_EG' : 'en_US',
      'twitter:card': 'summary_large_image',
      'og:image:width': '1200',
      'og:image:height': '630',
    });
    expect(meta['description']?.length).toBeGreaterThan(10);
    expect(meta['og:description']).toBe(meta['description']);
    expect(meta['twitter:image']).toBe(meta['og:image']);
    expect(find(graph, 'Organization')).toMatchObject({ url: `${origin}${prefix || '/'}`, telephone: '+966112345678' });
    expect(find(graph, 'NewsArticle')).toBeUndefined();
    const trail = find(graph, 'BreadcrumbList')?.['itemListElement'] as
      | { item: string; position: number }[]
      | undefined;
    // The home page has no trail.
    const ends = path === '/' ? [] : [`${origin}${prefix || '/'}`, origin + address];
    expect([trail?.[0], trail?.at(-1)].flatMap((entry) => entry?.item ?? [])).toEqual(ends);
    expect(trail?.map(({ position }) => position)).toEqual(trail?.map((_, index) => index + 1));
    const image = await page.request.get(meta['og:image'] ?? '');
    expect([image.status(), image.headers()['content-type'], image.headers()['cache-control']]).toEqual([
      200,
      'image/png',
      'public, max-age=86400',
    ]);
    expect((await image.body()).readUInt32BE(16)).toBe(1200);
    const etag = image.headers()['etag'] ?? '';
    expect((await page.request.get(meta['og:image'] ?? '', { headers: { 'If-None-Match': etag } })).status()).toBe(304);
  });

  it('to news is an article with one canonical URL', async () => {
    const { page } = await visit();
    await page.goto(`${origin}${prefix}/media_center/news`);
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(`${origin}${prefix}/news`);
    const href = (await page.locator('main a[href*="/news/"]').first().getAttribute('href')) ?? '';
    const slug = href.split('/').at(-1);
    const own = `${origin}${prefix}/news/${slug}`;
    const { meta, links, graph } = await readHead(page, `${prefix}/media_center/news/${slug}`);
    expect([links['canonical'], meta['og:url'], meta['og:type']]).toEqual([own, own, 'article']);
    expect(find(graph, 'NewsArticle')).toMatchObject({
      headline: meta['og:title'],
      mainEntityOfPage: own,
      inLanguage: locale,
      datePublished: meta['article:published_time'],
      image: [meta['og:image']],
    });
    expect(find(graph, 'BreadcrumbList')?.['itemListElement']).toMatchObject([
      { item: `${origin}${prefix || '/'}` },
      { item: `${origin}${prefix}/news` },
      { item: own },
    ]);
  });
});

describe('private or missing page', () => {
  it.each(['/checkout', '/profile/address', '/nothing', '/en/deleted-successfully'])(
    '%s is not indexed, and has no image',
    async (path) => {
      const text = await (await fetch(origin + path)).text();
      expect(text).toContain('<meta name="robots" content="noindex">');
      expect(text).not.toMatch(/ld\+json|og:image|canonical/);
    },
  );

  it.each(['/og/ar/nothing.png', '/og/en/news/never-written.png', '/og/ar/profile/address.png', '/og/ar/branches.png'])(
    '%s is not found',
    async (path) => {
      expect((await fetch(origin + path, { redirect: 'manual' })).status).toBe(404);
    },
  );

  it('a path in an unusual form leads to the page of missing pages', async () => {
    const { status, headers } = await fetch(`${origin}/og/ar//evil.example.png`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([302, '/404']);
  });
});

it('the content security policy allows structured data', async () => {
  const { page } = await visit();
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) violations.push(message.text());
  });
  await page.goto(`${origin}/news`);
  await hydrated(page);
  expect(await page.locator('script[type="application/ld+json"]').count()).toBe(1);
  expect(violations).toEqual([]);
});
