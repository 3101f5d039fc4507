import { describe, expect, it } from 'vitest';
import { checkedPage, edges, findings, setupCheckedPage, showDocument } from './checked-page.ts';

setupCheckedPage();

const field = (attributes: string): string => `<label>x <input ${attributes}></label>`;
const link = (href: string, attributes = ''): string =>
  `<a ${attributes} href="${href}" style="display: block; padding: 16px">x</a>`;

/** A card that is a link as a whole, with a button. */
const card = (styles: string) =>
  `<div style="position: relative; padding: 40px">
    <a href="/news" style="position: absolute; inset: 0">card</a>
    <button type="button" style="padding: 20px; ${styles}">x</button>
  </div>`;

describe('keyboards of a phone', () => {
  it.each([
    ['a number without its keyboard', field('value="1012345678"'), 'opens a keyboard of letters'],
    ['the same in Arabic digits', field('value="١٠١٢٣٤٥٦٧٨"'), 'opens a keyboard of letters'],
    ['a phone number by its token', field('autocomplete="tel"'), 'opens a keyboard of letters'],
    ['a user name in capitals', field('autocomplete="username"'), 'a phone capitalizes it'],
    ['an email address in capitals', field('autocomplete="username" inputmode="email"'), 'a phone capitalizes it'],
    ['a password that is shown', field('autocomplete="section-a current-password"'), 'a phone capitalizes it'],
    ['a search', `<form>${field('type="search"')}</form>`, 'a phone does not name its Enter key'],
    ['an IBAN in small letters', field('value="SA03 8000 0000 6080 1016 7519"'), 'a phone does not capitalize it'],
  ])('reports %s', async (_, body, message) => {
    expect(await findings(body)).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    ['a number with its keyboard', field('inputmode="numeric" value="1012345678"')],
    ['an amount', field('inputmode="decimal" value="١٬٢٣٤٫٥٠"')],
    ['a house number, which may have a letter', field('value="12"')],
    ['a text with a number in it', field('value="شارع ١٠٢٤"')],
    ['a user name as it is typed', field('autocomplete="username" autocapitalize="none"')],
    ['a user name that is an email address', field('autocomplete="username" type="email"')],
    [
      'a phone number where an email address may stand',
      field('autocomplete="username webauthn" inputmode="email" autocapitalize="none" value="0500000001"'),
    ],
    ['a date with slashes, which no keyboard of digits has', field('value="15/3/1990"')],
    ['a hidden password', field('type="password" autocomplete="current-password"')],
    ['an IBAN in capitals', field('autocapitalize="characters" value="SA03 8000 0000 6080 1016 7519"')],
    ['a search that says so', `<form>${field('type="search" enterkeyhint="search"')}</form>`],
    ['a number that cannot be changed', field('readonly value="1012345678"')],
  ])('accepts %s', async (_, body) => {
    expect(await findings(body)).toEqual([]);
  });
});

describe('links within the site', () => {
  it.each([
    ['a link to no page', link('/nothing'), 'ar', 'leads to no page (/nothing)'],
    ['a link from an English page to an Arabic one', link('/profile'), 'en', 'leads out of the language (/profile'],
    ['a link from an Arabic page to an English one', link('/en/news'), 'ar', 'leads out of the language (/en/news'],
    ['a switch of the language that stays', link('/en/news', 'hreflang="ar"'), 'en', 'leads out of the language'],
    ['a link to a missing part of the page', link('#result'), 'ar', 'not on the page (#result)'],
  ])('reports %s', async (_, body, lang, message) => {
    expect(await findings(body, { lang })).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    ['a page in the same language', link('/en/profile?tab=address#city'), 'en'],
    ['the switch of the language', link('/news', 'hreflang="ar"'), 'en'],
    ['the switch of the language on a page that does not exist', link('/nothing', 'hreflang="ar"'), 'en'],
    ['the API, which has no language', link('/api/receipts/1'), 'en'],
    ['a file', link('/files/report.pdf'), 'en'],
    ['another site', link('https://example.org/nothing'), 'en'],
    ['another site without a protocol', link('//example.org/nothing'), 'en'],
    ['a part of the page', `${link('#نتيجة')}<p id="نتيجة">x</p>`, 'ar'],
  ])('accepts %s', async (_, body, lang) => {
    expect(await findings(body, { lang })).toEqual([]);
  });
});

describe('a bar that scrolls away', () => {
  const edge = 'position: sticky; block-size: 64px; inline-size: 100%; background: white';
  const button = '<button type="button" style="block-size: 44px; inline-size: 44px">x</button>';
  const header = `<header style="${edge}; inset-block-start: 0; z-index: 10">${button}</header>`;
  const pageWith = (layer: number) =>
    `${header}<main style="block-size: 2000px"><footer style="${edge}; inset-block-start: calc(100vh - 64px); z-index: ${layer}">x</footer></main><div style="block-size: 2000px"></div>`;

  it('is reported where it covers the controls of a header', async () => {
    const found = await findings(pageWith(30));
    expect(found).toEqual([expect.stringContaining('is covered by <footer')]);
  });

  it('is accepted below the header', async () => {
    expect(await findings(pageWith(5))).toEqual([]);
  });
});

describe('what the Tab key reaches', () => {
  const body = `<header>x</header>${link('/news').repeat(40)}<footer>x</footer>`;

  it('reports what a header and a bar at the lower edge cover', async () => {
    const found = await findings(body, { head: edges('') });
    expect(found.some((line) => line.includes('is covered when the Tab key reaches it, by <header>'))).toBe(true);
    expect(found.some((line) => line.includes('is covered when the Tab key reaches it, by <footer>'))).toBe(true);
  });

  it('reports what one of them covers', async () => {
    const found = await findings(body, { head: edges('html { scroll-padding-block-start: 64px }') });
    expect(found).not.toEqual([]);
    expect(found.filter((line) => !line.includes('by <footer>'))).toEqual([]);
  });

  it('accepts a button at the edge that covers a part of a line', async () => {
    const button =
      '<button type="button" style="position: fixed; inset-block-end: 0; inset-inline-end: 0; block-size: 44px; inline-size: 44px">x</button>';
    expect(await findings(`${link('/news').repeat(40)}${button}`, { head: edges('') })).toEqual([]);
  });

  it('accepts a notification above a line', async () => {
    const region =
      '<div aria-live="polite"><p style="position: fixed; inset-block-start: 0; inline-size: 100%">x</p></div>';
    expect(await findings(`${link('/news').repeat(40)}${region}`)).toEqual([]);
  });

  it('accepts a page that has room for both, and leaves it where it was', async () => {
    expect(await findings(body, { head: edges('html { scroll-padding-block: 64px }') })).toEqual([]);
    expect(await checkedPage().evaluate(() => scrollY)).toBe(0);
  });

  it('leaves a row of links where it was', async () => {
    const row = `<div style="display: flex; overflow-x: auto">${link('/news').repeat(40)}</div>`;
    expect(await findings(row)).toEqual([]);
    expect(await checkedPage().evaluate(() => document.querySelector('div')?.scrollLeft)).toBe(0);
  });
});

describe('what a press reaches', () => {
  it.each([
    ['a button below the link of its card', card('')],
    ['a link that does not respond to a pointer', link('/news', 'class="off"')],
  ])('reports %s', async (_, body) => {
    expect(await findings(body, { head: '<style>.off { pointer-events: none }</style>' })).toEqual([
      expect.stringContaining('a press does not reach it'),
    ]);
  });

  it.each([
    ['a button above the link of its card', card('position: relative')],
    [
      'a hidden checkbox with its label',
      '<label style="padding: 30px"><input type="checkbox" style="position: absolute; inset-block-start: 4px; pointer-events: none">x</label>',
    ],
  ])('accepts %s', async (_, body) => {
    expect(await findings(body)).toEqual([]);
  });
});

describe('attributes that programs read', () => {
  it.each([
    ['', 1],
    ['loading="lazy"', 0],
  ])('report an image far below the window, unless it loads lazily (%s)', async (attributes, count) => {
    const found = await findings(`<div style="block-size: 3000px">x</div><img alt="" ${attributes} src="/x.svg">`);
    expect(found).toEqual(Array.from({ length: count }, () => expect.stringMatching(/^loads at once, \d\.\d windows/)));
  });

  it.each([
    ['a button without a type in a form', '<form><button style="padding: 20px">x</button></form>', 'it has no type'],
    ['an id of two elements', '<p id="a">x</p><p id="a">y</p>', 'another element has its id'],
    ['a telephone number in Arabic digits', link('tel:٩٢٠٠٠'), 'no program reads its address'],
    ['a telephone number with spaces', link('tel:+966%2011%20000'), 'no program reads its address'],
    ['a date as people write it', '<time datetime="٢٠٢٦-١١-٢٥">x</time>', 'no program reads its date'],
    ['a date in words', '<time>25 November 2026</time>', 'no program reads its date'],
    ['a form that the browser checks', '<form><input aria-label="x" required></form>', 'the browser checks it'],
    ['a new tab', link('https://other.example/', 'target="_blank"'), 'opens a new tab and does not say so'],
  ])('reports %s', async (_, body, message) => {
    expect(await findings(body)).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    ['a button outside of a form', '<button style="padding: 20px">x</button>'],
    ['a telephone number', link('tel:+966110000000')],
    ['the subject of an email in Arabic', link('mailto:a@example.org?subject=%D8%B7%D9%84%D8%A8')],
    ['a moment', '<time datetime="2026-11-25T09:00:00+03:00">x</time>'],
    ['a date of the page', '<time>2026-11-25</time>'],
    ['a form that the page checks', '<form novalidate><input aria-label="x" required></form>'],
    [
      'a new tab that is announced',
      link('https://other.example/', 'target="_blank" aria-label="Map (opens in a new tab)"'),
    ],
  ])('accepts %s', async (_, body) => {
    expect(await findings(body)).toEqual([]);
  });
});

/** What is reported of a page on paper. */
const printed = async (body: string): Promise<string[]> => {
  const page = await showDocument(`<!doctype html><html lang="ar"><body>${body}</body></html>`);
  return page.evaluate(() => window.pageChecks.printedControls());
};
const columnHead = (content: string) => `<table><tr><th>${content}</th></tr></table>`;

describe('controls on paper', () => {
  it.each([
    ['a button', '<button type="button">طباعة</button>'],
    ['a button beside the name of a column', columnHead('المبلغ <button type="button">تصفية</button>')],
    [
      'a button of a column without a text',
      columnHead('<button type="button"><svg width="20" height="20"></svg></button>'),
    ],
    ['links to other pages of a list', '<nav><a href="?page=2" rel="next">التالي</a></nav>'],
  ])('report %s', async (_, body) => {
    expect(await printed(body)).toEqual([expect.stringContaining('is printed, and does nothing on paper')]);
  });

  it.each([
    [
      'the name of a column that sorts',
      columnHead('<button type="button">المبلغ <svg width="20" height="20"></svg></button>'),
    ],
    [
      'a name that is hidden beside it',
      columnHead('<button type="button">المبلغ</button><span style="display: none">المبلغ</span>'),
    ],
    ['a button with an image', '<button type="button"><img alt="x" src="/x.svg"></button>'],
    ['a button that is not printed', '<button type="button" style="display: none">طباعة</button>'],
  ])('accept %s', async (_, body) => {
    expect(await printed(body)).toEqual([]);
  });
});
