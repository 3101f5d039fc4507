import { describe, expect, it } from 'vitest';
import { pageOfPicture, pictureAddress } from './address.ts';
import { drawPicture, pictureSvg } from './picture.ts';
import { fit } from './wrap.ts';

describe('the address of a picture', () => {
  it.each([
    ['ar', '/', '/og/ar.png'],
    ['en', '/news/a', '/og/en/news/a.png'],
  ] as const)('%s %s', (locale, address, path) => {
    const url = new URL(pictureAddress(locale, address, 'x'), 'http://x');
    expect(url.pathname).toBe(path);
    expect(pageOfPicture(url.pathname)).toEqual({ locale, address });
  });
  it('changes with what is on it', () => {
    expect(pictureAddress('ar', '/', 'a')).not.toBe(pictureAddress('ar', '/', 'b'));
  });
  it.each(['/og/fr/news.png', '/og/ar', '/og/en.png/x', '/news.png'])('%s is none', (path) =>
    expect(pageOfPicture(path)).toBeNull(),
  );
});

/** Every letter is 50 wide at a size of 100. */
const measure = (text: string) => text.length * 50;

describe('the title', () => {
  const box = {
    width: 500,
    steps: [
      { size: 100, lines: 2 },
      { size: 50, lines: 3 },
    ],
  };
  it('breaks between words', () =>
    expect(fit('aaaa bbbb cccc', box, measure)).toEqual({ lines: ['aaaa bbbb', 'cccc'], size: 100 }));
  it('gets smaller where it is long', () =>
    expect(fit('aaaa bbbb cccc dddd eeee', box, measure)).toEqual({
      lines: ['aaaa bbbb cccc dddd', 'eeee'],
      size: 50,
    }));
  it('gets smaller where a word is', () => expect(fit('aaaaaaaaaaaa b', box, measure).size).toBe(50));
  it('ends in an ellipsis where nothing helps', () => {
    const { lines } = fit('aaaa '.repeat(40), box, measure);
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(/…$/);
  });
});

describe('the picture', () => {
  const words = {
    locale: 'ar' as const,
    brand: 'تعاون',
    title: '<سوق> & "معرض"',
    section: 'الأخبار',
    host: 'taawun.example',
  };
  it('holds words as text, each line in the page’s direction', () => {
    const svg = pictureSvg(words, null);
    expect(svg).toContain('&lt;سوق&gt; &amp; &quot;معرض&quot;');
    expect(svg).toContain('text-anchor="end">\u202B');
    expect(pictureSvg({ ...words, locale: 'en' }, null)).toContain('text-anchor="start">\u202A');
  });
  it('is a PNG of 1200 × 630 on which Arabic letters join', async () => {
    const png = await drawPicture(words, null);
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1200, 630]);
    // Letters that do not join take more room: a zero-width non-joiner between them draws another picture.
    expect(
      (await drawPicture({ ...words, title: 'س\u200Cوق' }, null)).equals(
        await drawPicture({ ...words, title: 'سوق' }, null),
      ),
    ).toBe(false);
  });
});
