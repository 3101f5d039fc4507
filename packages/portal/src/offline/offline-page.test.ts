import { expect, it } from 'vitest';
import { themes } from '@taawun/ui';
import { offlineColors } from './offline-colors.ts';
import { offlinePage, titleOfHtml } from './offline-page.ts';

const at = (path: string) => new URL(path, 'https://taawun.example');

it.each([
  ['/news/market?page=2', 'lang="ar" dir="rtl"', 'أنت غير متصل بالإنترنت'],
  ['/en/news/market', 'lang="en" dir="ltr"', 'You are offline'],
])('%s is in the language of the URL', async (path, attributes, title) => {
  const answer = offlinePage(at(path), [], offlineColors(themes));
  const html = await answer.text();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(html).toContain(attributes);
  expect(html).toContain(`<h1>${title}</h1>`);
  expect(html).toContain(`href="${path}"`);
});

it('lists cached pages, with escaped URLs', async () => {
  const pages = [
    { path: '/en/news?tag="x"', title: 'Market &amp; <dates>'.replace('<dates>', '') },
    { path: '/en', title: '' },
  ];
  const html = await offlinePage(at('/en/x"><script>alert(1)</script>?a="b'), pages, offlineColors(themes)).text();
  expect(html).not.toContain('<script');
  expect(html).toContain('<a href="/en/news?tag=&quot;x&quot;">Market &amp; </a>');
  expect(html).toContain('<a href="/en">/en</a>');
});

it('reads the title of a document', () => {
  expect(titleOfHtml('<head><title>خبر &amp; صورة · تعاونية</title></head>')).toBe('خبر &amp; صورة · تعاونية');
  expect(titleOfHtml('<svg></svg>')).toBe('');
});
