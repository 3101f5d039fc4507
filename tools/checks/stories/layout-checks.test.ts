import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkedPage, edges, findings, setupCheckedPage, showDocument } from './checked-page.ts';

setupCheckedPage();

const narrow = (text: string, styles = '') =>
  `<p style="inline-size: 60px; font-size: 32px; overflow-wrap: anywhere; ${styles}">${text}</p>`;

describe('breaks within a word', () => {
  it.each([
    ['Arabic', narrow('(الشخصية)،'), 'الشخصية', 3],
    ['Latin', narrow('a payment'), 'payment', 3],
    ['marked', narrow('مُساهَمات'), 'مُساهَمات', 3],
  ])('reports a word that is broken: %s', async (_, body, word, lines) => {
    expect(await findings(body)).toContainEqual(
      expect.stringContaining(`the word "${word}" is broken into ${lines} lines`),
    );
  });

  it.each([
    ['an address', narrow('info@taawun.example')],
    ['a number', narrow('SA0380000000608010167519')],
    ['a line for each word', narrow('من نحن في ما')],
    ['a hyphen', narrow('on-to')],
    ['directions that change in a line', narrow('من Al نحن', 'inline-size: 360px')],
    ['a text for screen readers only', narrow('الشخصية', 'position: absolute; clip-path: inset(50%)')],
    ['a part of one', `<div style="clip-path: inset(50%)">${narrow('الشخصية')}</div>`],
  ])('accepts %s', async (_, body) => {
    expect((await findings(body)).filter((line) => line.includes('is broken into'))).toEqual([]);
  });

  it.each([
    [true, 'is broken into 2 lines'],
    [false, '640 px wide'],
  ])('are checked at twice the text size (fullscreen: %s)', async (fullscreen, message) => {
    const page = await showDocument(
      `<body style="margin: 0"><p style="inline-size: 100px; overflow-wrap: anywhere">المراجعات</p><p style="inline-size: 20rem">x</p></body>`,
    );
    const found = await page.evaluate((options) => window.pageChecks.enlarged(options), {
      fullscreen,
      onPhone: false,
    });
    expect(found).toContainEqual(expect.stringMatching(new RegExp(`^at 200 % text .*${message}`)));
    expect(found.some((line) => line.includes('is broken into'))).toBe(fullscreen);
  });
});

const row = (styles: string, text = 'المراجعات') =>
  `<body style="margin: 0"><div style="inline-size: 8rem"><p style="${styles}">${text}</p></div>`;
const enlarged = async (body: string, onPhone = true): Promise<string[]> => {
  const page = await showDocument(`<!doctype html><html lang="ar" dir="rtl">${body}`);
  return page.evaluate((options) => window.pageChecks.enlarged(options), { fullscreen: false, onPhone });
};

describe('texts without room', () => {
  it.each([
    [
      'a letter on each line',
      row('inline-size: 1rem; overflow-wrap: anywhere'),
      /the word "المراجعات" is broken into \d lines/,
    ],
    [
      'a line that sticks out',
      row('inline-size: 4rem; white-space: nowrap'),
      /"المراجعات" sticks out of its box by \d+/,
    ],
    [
      'a line that sticks out of a cell, and is cut off',
      row('inline-size: 4rem; overflow: hidden', 'المراجعاتوالملاحظات'),
      /sticks out of its box/,
    ],
  ])('are reported on a phone: %s', async (_, body, message) => {
    expect(await enlarged(body)).toContainEqual(expect.stringMatching(message));
    expect(await enlarged(body, false)).toEqual([]);
  });

  it.each([
    ['a word in two parts', row('inline-size: 5rem; overflow-wrap: anywhere')],
    ['a row that scrolls', row('inline-size: 4rem; overflow-x: auto; white-space: nowrap')],
    [
      'a text that is shortened',
      row('inline-size: 4rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap'),
    ],
    ['a text for screen readers only', row('inline-size: 1px; position: absolute; clip-path: inset(50%)')],
    ['letters of a logo', '<body><svg width="24" height="24"><text x="0" y="12" font-size="10">visa</text></svg>'],
  ])('are not %s', async (_, body) => {
    expect(await enlarged(body)).toEqual([]);
  });

  it('are reported at 320 px with text of the usual size too', async () => {
    const page = await showDocument(row('inline-size: 2rem'));
    expect(await page.evaluate(() => window.pageChecks.reflow({ padding: '' }))).toContainEqual(
      expect.stringMatching(/^at 320 px the text "المراجعات" sticks out/),
    );
  });
});

const glued = async (body: string): Promise<string[]> =>
  (await findings(body)).filter((line) => line.startsWith('no space between'));
const total = (styles: string, between = '') =>
  `<p dir="rtl">الإجمالي${between}<strong style="${styles}"><bdi>٧٠٠</bdi> ر.س</strong></p>`;

describe('texts in one line', () => {
  it.each([
    ['a margin', total('margin-inline-start: 8px')],
    ['a padding', total('padding-inline-start: 8px; display: inline-block')],
  ])('are reported with %s in place of a space', async (_, body) => {
    expect(await glued(body)).toEqual([expect.stringMatching(/^no space between "الإجمالي" and "٧٠٠": <p/)]);
  });

  it.each([
    ['a space', total('margin-inline-start: 8px', ' ')],
    ['a sign', total('margin-inline-start: 8px', ':')],
    ['no gap', total('')],
    ['a preposition', '<p dir="rtl">قيمتها بـ<b style="margin-inline-start: 8px">٢٥</b></p>'],
    ['an icon', total('', '<svg width="20" height="20"></svg>')],
    ['a box of its own', `<div style="display: flex; gap: 8px"><b>نص</b><b>نص</b></div>`],
  ])('are accepted with %s', async (_, body) => {
    expect(await glued(body)).toEqual([]);
  });
});

/** Whether the focus is reported as lost, after a script has run. */
const isLost = async (script: string): Promise<boolean> => {
  const page = await showDocument('<button type="button">x</button><button type="button">y</button>');
  const found = await page.evaluate(async (run) => {
    const [x, y] = document.querySelectorAll('button');
    x?.focus();
    // oxlint-disable-next-line typescript/no-implied-eval -- a script of this test
    new Function('x', 'y', run)(x, y);
    for (let frames = 0; frames < 3; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
    return window.pageChecks.invariants({ bidi: false, links: false });
  }, script);
  return found.some((line) => line.startsWith('the focus is lost'));
};

describe('focus', () => {
  it.each(['x.remove()', 'x.disabled = true', 'x.hidden = true', 'x.blur(); setTimeout(() => x.remove())'])(
    'is lost by %s',
    async (script) => {
      expect(await isLost(script)).toBe(true);
    },
  );

  it.each([
    '',
    'y.focus()',
    'x.disabled = true; y.focus()',
    'x.blur(); setTimeout(() => { x.disabled = true; })',
    'y.disabled = true',
  ])('is not lost by "%s"', async (script) => {
    expect(await isLost(script)).toBe(false);
  });
});

/** A table in a frame that scrolls. */
const table = (styles: string) =>
  `<div role="region" tabindex="0" aria-label="x" style="block-size: 100px; overflow: auto; overscroll-behavior: contain">
    <table><thead><tr><th style="${styles}">x</th></tr></thead><tbody>${'<tr><td>x</td></tr>'.repeat(20)}</tbody></table>
  </div>`;

describe('tables', () => {
  it.each([
    ['position: static', 1],
    ['position: sticky; inset-block-start: 0', 0],
  ])('in a frame that scrolls have their head in place (%s)', async (styles, count) => {
    const heads = (await findings(table(styles))).filter((line) => line.startsWith('scrolls away'));
    expect(heads).toEqual(Array.from({ length: count }, () => expect.stringMatching(/with its rows: <thead/)));
  });
});

/** A button with its popover. */
const panel = (styles: string) => `<style>
    button { anchor-name: --x }
    [popover] { position-anchor: --x; inset: auto; margin: 0; inline-size: 200px; block-size: 100px; ${styles} }
  </style>
  <button type="button" popovertarget="p">x</button><div id="p" popover>x</div>`;

describe('popovers', () => {
  it.each([
    ['inset-block-start: anchor(end); inset-inline-start: anchor(start)', ['the lower edge', 'the end of the line']],
    ['position-area: block-end span-inline-end', ['the lower edge']],
    ['position-area: block-end span-inline-end; position-try-fallbacks: flip-block', []],
  ])('open inside of the window, at its edges too (%s)', async (styles, edges) => {
    const page = await showDocument(`<html dir="rtl" lang="ar"><body>${panel(styles)}</body></html>`);
    await page.locator('button').click();
    expect(await page.evaluate(() => window.pageChecks.beyondEdges())).toEqual(
      edges.map((edge) => expect.stringMatching(`^is \\d+ px outside of the window where its button is at ${edge}: `)),
    );
    expect(await page.evaluate(() => document.body.style.cssText)).toBe('');
  });
});

/** A text in a box that cuts off what is beyond it. */
const tag = (styles: string, text: string, lang = 'ar') =>
  `<p lang="${lang}" style="font-size: 20px; line-height: 24px; inline-size: 160px; overflow: hidden; ${styles}">${text}</p>`;

describe('texts that a reader spaces', () => {
  it.each([
    ['in a box of fixed height', tag('block-size: 24px', 'تعاون'), 1],
    ['in a box of fixed width', tag('block-size: 40px', 'Cooperative one', 'en'), 1],
    ['in a box that grows', tag('min-block-size: 24px', 'تعاون'), 0],
    ['in a box that scrolls', tag('block-size: 24px; overflow: auto', 'تعاون'), 0],
    ['in a box that cut them off already', tag('block-size: 12px', 'تعاون'), 0],
  ])('%s', async (_, body, count) => {
    const page = await showDocument(`<html dir="rtl"><body>${body}</body></html>`);
    expect(await page.evaluate(() => window.pageChecks.cutOffBySpacing())).toEqual(
      Array.from({ length: count }, () => expect.stringMatching(/^with the spacing of a reader a line of /)),
    );
    expect(await page.locator('style, [data-close-lines]').count()).toBe(0);
  });
});

describe('the scheme of the browser', () => {
  it.each([
    ['light', '#fff', 0],
    ['dark', '#111', 0],
    ['light', 'oklch(0.2 0 0)', 1],
    ['dark', 'oklch(0.98 0 0)', 1],
  ])('is that of the page: %s on %s', async (scheme, background, count) => {
    const page = await showDocument(
      `<body style="background: ${background}"><style>html { color-scheme: ${scheme} }</style>`,
    );
    expect(await page.evaluate(() => window.pageChecks.colorFaults())).toEqual(
      Array.from({ length: count }, () => expect.stringContaining(`paints its controls and scroll bars ${scheme}`)),
    );
  });
});

/** What the invariants report of restrictions. */
const restrictionsOf = async (body: string, head: string): Promise<string[]> =>
  (await findings(body, { head })).filter((line) => /does not scroll|selected|finger|behind scrolls|pasted/.test(line));

describe('restrictions', () => {
  const high = '<div style="block-size: 2000px">x</div>';
  const list = (styles: string) =>
    `<div role="listbox" style="block-size: 60px; overflow: auto; ${styles}">${high}</div>`;

  it.each([
    ['a locked page', high, '<style>body { overflow: hidden }</style>', 'does not scroll'],
    ['texts that cannot be selected', '<p>نص</p>', '<style>body { user-select: none }</style>', 'cannot be selected'],
    ['an area without gestures', `<div style="touch-action: none">${high}</div>`, '', 'neither scroll nor zoom'],
    ['a list that scrolls the page', list(''), '', 'the page behind scrolls'],
    ['a code that cannot be pasted', '<input aria-label="x" onpaste="return false">', '', 'nothing can be pasted'],
  ])('reports %s', async (_, body, head, message) => {
    expect(await restrictionsOf(body, head)).toContainEqual(expect.stringContaining(message));
  });

  it.each([
    ['a page that scrolls', high, ''],
    ['a page as high as the window', 'x', '<style>body { overflow: hidden }</style>'],
    ['names of buttons', '<button type="button" style="user-select: none"><bdi>نص</bdi></button>', ''],
    ['a slider', '<div style="touch-action: none; inline-size: 40px; block-size: 40px">x</div>', ''],
    ['a list that keeps the page in its place', list('overscroll-behavior: contain'), ''],
  ])('accept %s', async (_, body, head) => {
    expect(await restrictionsOf(body, head)).toEqual([]);
  });

  it.each([
    ['position: sticky', 1],
    ['position: static', 0],
  ])('report bars that fill a low window (%s)', async (styles, count) => {
    const page = await showDocument(
      `${edges('')}<header style="${styles}">x</header>${high}<footer style="${styles}">x</footer>`,
    );
    await page.setViewportSize({ width: 320, height: 240 });
    const found = await page.evaluate(() => window.pageChecks.lowWindow());
    await page.setViewportSize({ width: 390, height: 600 });
    expect(found).toEqual(Array.from({ length: count }, () => expect.stringMatching(/^bars take 128 of 240 px/)));
  });
});

const inMotion = async (styles: string, body: string): Promise<string[]> => {
  const page = await showDocument(`<!doctype html><html lang="en"><style>${styles}</style><body>${body}</body></html>`);
  return page.evaluate(() => window.pageChecks.inMotion());
};
const moving = (rules: string, keyframes = '') =>
  `@keyframes come { ${keyframes} } @media (prefers-reduced-motion: no-preference) { p { ${rules} } }`;

describe('with motion', () => {
  beforeAll(() => checkedPage().emulateMedia({ reducedMotion: 'reduce' }));
  afterAll(() => checkedPage().emulateMedia({ reducedMotion: null }));

  it.each([
    ['waits for an animation that does not exist', moving('opacity: 0; animation: comes 200ms'), 'is invisible'],
    [
      'goes at the end',
      moving('animation: come 200ms forwards', 'to { opacity: 0 }'),
      'is invisible where motion is not reduced',
    ],
    [
      'comes only while it moves',
      moving('visibility: hidden; animation: come 200ms', 'from, to { visibility: visible }'),
      'is invisible',
    ],
    ['stays aside', moving('translate: 40px 0'), 'ends 40 px beside its place'],
    ['moves slowly', moving('animation: come 2s', 'from { translate: 9px }'), 'takes 2000 ms to move'],
    ['changes slowly', moving('transition: color 900ms'), 'takes 900 ms to move'],
  ])('a text is reported that %s', async (_, styles, message) => {
    expect(await inMotion(styles, '<p>Text</p>')).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    ['an entrance', moving('animation: come 200ms', 'from { opacity: 0; translate: 0 9px }'), '<p>Text</p>'],
    ['one that ends in its place', moving('animation: come 200ms both', 'to { opacity: 1 }'), '<p>Text</p>'],
    ['one without an end', moving('animation: come 2s infinite', '50% { opacity: 0 }'), '<p>Text</p>'],
    [
      'the time that is left',
      moving('animation: come 3s', 'to { scale: 0 1 }'),
      '<div role="progressbar"><p></p></div>',
    ],
    ['a text that is invisible anyway', 'p { opacity: 0 }', '<p>Text</p>'],
  ])('accepts %s', async (_, styles, body) => {
    expect(await inMotion(styles, body)).toEqual([]);
  });

  it('leaves the page as it was', async () => {
    await inMotion(moving('opacity: 0'), '<p>Text</p>');
    expect(await checkedPage().evaluate(() => getComputedStyle(document.querySelector('p') as Element).opacity)).toBe(
      '1',
    );
  });
});

const outside = async (styles: string, body: string): Promise<string[]> => {
  const page = await showDocument(`<!doctype html><style>body { margin: 0 } ${styles}</style>${body}`);
  return page.evaluate(() => window.pageChecks.outsideSafeArea(34));
};
const lowerBar = (styles: string) => `nav { position: fixed; inset: auto 0 0; ${styles} }`;

describe('the safe area', () => {
  it('does not contain the controls of a bar without a padding for it', async () => {
    expect(await outside(lowerBar(''), '<nav><button type="button">Pay</button></nav>')).toEqual([
      expect.stringMatching(/^is 34 px outside the safe area, at the lower edge: <button/),
    ]);
  });

  it.each([
    [
      'a bar with a padding for it',
      lowerBar('padding-block-end: 34px'),
      '<nav><button type="button">Pay</button></nav>',
    ],
    [
      'what scrolls with the page',
      'main { padding-block: 580px 900px }',
      '<main><button type="button">Pay</button></main>',
    ],
    [
      'what scrolls in a dialog',
      lowerBar('block-size: 200px; overflow: auto'),
      '<nav><div style="padding-block: 180px 60px"><button type="button">Pay</button></div></nav>',
    ],
  ])('accepts %s', async (_, styles, body) => {
    expect(await outside(styles, body)).toEqual([]);
  });
});

it.each([
  ['white', 'yellow', 1],
  ['black', 'yellow', 0],
  ['white', 'transparent', 0],
])('a text that is selected can be read: %s on %s', async (color, background, count) => {
  expect(
    await findings(`<style>::selection { color: ${color}; background: ${background} }</style><p>Text</p>`),
  ).toEqual(
    Array.from({ length: count }, () => expect.stringMatching(/^has a contrast of 1\.07 while it is selected/)),
  );
});
