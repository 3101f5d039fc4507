import { describe, expect, it } from 'vitest';
import { pageOfShareImage, shareImageUrl } from './address.ts';
import { renderShareImage, shareImageSvg } from './share-image.ts';
import { fit } from './wrap.ts';

describe('URL of a share image', () => {
  it.each([
    ['ar', '/', '/og/ar.png'],
    ['en', '/news/a', '/og/en/news/a.png'],
  ] as const)('%s %s', (locale, address, path) => {
    const url = new URL(shareImageUrl(locale, address, 'x'), 'http://x');
    expect(url.pathname).toBe(path);
    expect(pageOfShareImage(url.pathname)).toEqual({ locale, address });
  });
  it('changes with the content', () => {
    expect(shareImageUrl('ar', '/', 'a')).not.toBe(shareImageUrl('ar', '/', 'b'));
  });
  it.each(['/og/fr/news.png', '/og/ar', '/og/en.png/x', '/news.png'])('%s is no such URL', (path) =>
    expect(pageOfShareImage(path)).toBeNull(),
  );
});

/** Each letter is 50 px wide at a font size of 100 px. */
const measure = (text: string) => text.length * 50;

describe('title of a share image', () => {
  const box = {
    width: 500,
    steps: [
      { size: 100, lines: 2 },
      { size: 50, lines: 3 },
    ],
  };
  it('breaks at spaces', () =>
    expect(fit('aaaa bbbb cccc', box, measure)).toEqual({ lines: ['aaaa bbbb', 'cccc'], size: 100 }));
  it('is smaller when it is long', () =>
    expect(fit('aaaa bbbb cccc dddd eeee', box, measure)).toEqual({
      lines: ['aaaa bbbb cccc dddd', 'eeee'],
      size: 50,
    }));
  it('is smaller when a word is long', () => expect(fit('aaaaaaaaaaaa b', box, measure).size).toBe(50));
  it('ends in an ellipsis when it does not fit', () => {
    const { lines } = fit('aaaa '.repeat(40), box, measure);
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(/…$/);
  });
});

describe('share image', () => {
  const text = {
    locale: 'ar' as const,
    brand: 'تعاون',
    title: '<سوق> & "معرض"',
    section: 'الأخبار',
    host: 'taawun.example',
  };
  it('contains escaped text, each line in the page’s direction', () => {
    const svg = shareImageSvg(text, null);
    expect(svg).toContain('&lt;سوق&gt; &amp; &quot;معرض&quot;');
    expect(svg).toContain('text-anchor="end">\u202B');
    expect(shareImageSvg({ ...text, locale: 'en' }, null)).toContain('text-anchor="start">\u202A');
  });
  it('is a PNG of 1200 × 630 px with joined Arabic letters', async () => {
    const png = await renderShareImage(text, null);
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1200, 630]);
    // Letters that do not join are wider: a zero-width non-joiner between them changes the image.
    expect(
      (await renderShareImage({ ...text, title: 'س\u200Cوق' }, null)).equals(
        await renderShareImage({ ...text, title: 'سوق' }, null),
      ),
    ).toBe(false);
  });
});
