import { describe, expect, it } from 'vitest';
import { hydrated, setupBrowser, type Page } from '../kit/browser.ts';
import { emptyContent, hostileContent } from '../kit/hostile.ts';
import { inLanguage, PUBLIC } from '../kit/public-pages.ts';
import { startServer } from '../kit/server.ts';

const visit = setupBrowser();

/** Texts that overflow the window where the page does not scroll. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const hides = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (['auto', 'scroll', 'hidden'].includes(getComputedStyle(element).overflowX) || hides(element.parentElement));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (
        !parent ||
        !node.textContent?.trim() ||
        !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
        hides(parent) ||
        parent.closest('script, style, dialog')
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, width } = range.getBoundingClientRect();
      if (width > 1 && (left < -1 || right > innerWidth + 1))
        cut.push(`${parent.tagName} "${node.textContent.slice(0, 30)}"`);
    }
    return cut;
  });

const DEEP = [
  '/news/buraydah-cooperative-market-opens',
  '/news?page=42',
  '/services/greenhouse-rental',
  '/identity/programs?donate=suqya-alnakheel',
];

describe.each([
  { name: 'extreme content', content: hostileContent, pages: [...PUBLIC, ...DEEP] },
  { name: 'empty content', content: emptyContent, pages: PUBLIC },
])('$name', ({ content, pages }) => {
  it('breaks no public page', async () => {
    const server = await startServer({}, content());
    const faults: string[] = [];
    try {
      for (const locale of ['ar', 'en'] as const) {
        // Missing images are logged; other errors are unexpected.
        const { page, expectNoise } = await visit({ viewport: { width: 390, height: 844 } });
        expectNoise(/Failed to load resource: the server responded with a status of 404/);
        page.on('dialog', (dialog) => void dialog.dismiss());
        for (const path of pages) {
          const where = `${locale} ${path}`;
          const answer = await page.goto(server.origin + inLanguage(locale, path));
          if (answer?.status() !== 200) faults.push(`${where} answers ${answer?.status()}`);
          await hydrated(page);
          for (const width of [320, 390]) {
            await page.setViewportSize({ width, height: 844 });
            const found = await page.evaluate(() => ({
              over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
              headings: document.querySelectorAll('h1').length,
              hacked: 'hacked' in window,
            }));
            faults.push(...(await cutTexts(page)).slice(0, 3).map((cut) => `${where} cuts ${cut} at ${width}`));
            if (found.over > 0) faults.push(`${where} is ${found.over} px too wide at ${width}`);
            if (found.headings !== 1) faults.push(`${where} has ${found.headings} h1`);
            if (found.hacked) faults.push(`${where} runs the content's scripts`);
          }
        }
      }
    } finally {
      await server.stop();
    }
    expect(faults).toEqual([]);
  }, 300_000);
});
