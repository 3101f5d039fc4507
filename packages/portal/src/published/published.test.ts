import { describe, expect, it } from 'vitest';
import { feed } from './feed.ts';
import { webManifest } from './manifest.ts';
import { publishedFile } from './files.ts';
import { isPublishedFile } from './paths.ts';
import { robots, siteMap } from './site-map.ts';
import { escapeXml } from './xml.ts';
import type { Answer } from '../server/local-client.ts';

const origin = 'https://taawun.example';

const locations = (xml: string) => Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => address);

describe('XML', () => {
  it('is escaped, without characters that XML does not allow', () => {
    expect(escapeXml(`<a href="x">&\u0000\u0008\uFFFF\uD800`)).toBe('&lt;a href=&quot;x&quot;&gt;&amp;\uFFFD');
  });
});

describe('site map', () => {
  it('lists each page in both languages, each as the alternate of the other', () => {
    const xml = siteMap([{ path: '/' }, { path: '/news/a&b', changed: '2026-09-01T06:00:00Z' }], origin);
    expect(xml.match(/<url>/g)).toHaveLength(4);
    expect(xml).toContain(`<loc>${origin}/</loc>`);
    expect(xml).toContain(`<loc>${origin}/en</loc>`);
    expect(xml).toContain(`<loc>${origin}/en/news/a&amp;b</loc><lastmod>2026-09-01T06:00:00Z</lastmod>`);
    expect(xml.match(new RegExp(`hreflang="x-default" href="${origin}/news/a&amp;b"`, 'g'))).toHaveLength(2);
  });

  it('is one file, or an index whose parts list each page once', async () => {
    /** An API with this much news. */
    const read = async (path: string, count: number) => {
      const news = Array.from({ length: count }, (_, index) => ({ slug: `n-${index}`, published_at: '2026-09-01' }));
      const answer: Answer = async (id, { page = 1, per_page: size = 12 }) => {
        const from = (Number(page) - 1) * Number(size);
        const pagination = { total: count, total_pages: Math.ceil(count / Number(size)) };
        const data = {
          news: news.slice(from, from + Number(size)),
          pagination,
          branches: [{ slug: 'b' }],
          programs: [],
          services: [],
        };
        return { status: 200, data };
      };
      const config = { apiBaseUrl: '', publicOrigin: origin, mapboxToken: null };
      return publishedFile(path, { config, apiUrl: '', answer }, new AbortController().signal);
    };
    const small = locations((await read('/sitemap.xml', 500))?.body ?? '');
    expect(small).toContain(`${origin}/news/n-499`);
    const parts = locations((await read('/sitemap.xml', 1_201))?.body ?? '').map(
      (address) => new URL(address).pathname,
    );
    expect(parts).toEqual(['/sitemap-pages.xml', '/sitemap-news-1.xml', '/sitemap-news-2.xml', '/sitemap-news-3.xml']);
    const all = await Promise.all(parts.map(async (path) => locations((await read(path, 1_201))?.body ?? '')));
    expect(all.flat()).toHaveLength(small.length + 2 * 701);
    expect(new Set(all.flat()).size).toBe(all.flat().length);
    expect(Math.max(...all.map((part) => part.length))).toBeLessThanOrEqual(1_000);
    expect([isPublishedFile('/sitemap-news-4.xml'), await read('/sitemap-news-4.xml', 1_201)]).toEqual([true, null]);
    expect(['/sitemap-news-0.xml', '/sitemap-news-x.xml', '/sitemap-news.xml'].map(isPublishedFile)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('is listed in robots.txt', () => {
    expect(robots(origin)).toContain(`Sitemap: ${origin}/sitemap.xml`);
  });
});

describe('feed', () => {
  const news = [
    {
      id: 1,
      slug: 'a',
      title: '<b>خبر</b>',
      excerpt: 'نص & نص',
      image: null,
      published_at: '2026-09-01T06:00:00Z',
      featured: false,
      reading_minutes: 1,
      tags: [{ slug: 't', name: 'وسم' }],
    },
  ];
  it('contains the news with their URLs', () => {
    const xml = feed({ news, title: 'T', description: 'D', origin, locale: 'en' });
    expect(xml).toContain(`<link>${origin}/en/news/a</link>`);
    expect(xml).toContain('<title>&lt;b&gt;خبر&lt;/b&gt;</title>');
    expect(xml).toContain('<pubDate>Tue, 01 Sep 2026 06:00:00 GMT</pubDate>');
    expect(xml).toContain(`href="${origin}/en/rss.xml" rel="self"`);
  });
  it('is valid without news', () => {
    expect(feed({ news: [], title: 'T', description: 'D', origin, locale: 'ar' })).not.toMatch(/<item>|lastBuildDate/);
  });
});

describe('manifest', () => {
  it('has one language, and starts in it', () => {
    expect(JSON.parse(webManifest({ locale: 'en', name: 'N', shortName: 'S', description: 'D' }))).toMatchObject({
      lang: 'en',
      dir: 'ltr',
      start_url: '/en',
      scope: '/',
      name: 'N',
      short_name: 'S',
    });
    expect(JSON.parse(webManifest({ locale: 'ar', name: 'N', shortName: 'S', description: 'D' }))).toMatchObject({
      lang: 'ar',
      dir: 'rtl',
      start_url: '/',
    });
  });
});
