import { describe, expect, it } from 'vitest';
import { hydrated, setupBrowser, type Page } from '../kit/browser.ts';
import { origin } from '../kit/server.ts';

const visit = setupBrowser();

/** Links of the server-rendered results. */
async function found(query: string, prefix = ''): Promise<string[]> {
  const html = await (await fetch(`${origin}${prefix}/search?${new URLSearchParams({ search: query })}`)).text();
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return [
    ...new Set(
      Array.from(
        main.matchAll(
          /href="(?:\/en)?(\/(?:branches|services|news|programs)\/[\w-]+|\/identity\/programs\?donate=[\w-]+)"/g,
        ),
        ([, path = '']) => path,
      ),
    ),
  ];
}

const kinds = (paths: readonly string[]) => new Set(paths.map((path) => path.split(/[/?]/)[1]));

describe('search', () => {
  it.each([
    ['hamza', 'الأحساء', ['الاحساء', 'الإحساء', 'احساء']],
    ['teh marbuta', 'المدينة', ['المدينه', 'مدينة', 'مدينه']],
    ['tashkeel and tatweel', 'الرياض', ['الرِّيَاض', 'الريـــاض', 'رياض']],
  ])('ignores variants of spelling: %s', async (_, spelled, others) => {
    const expected = await found(spelled);
    expect(expected.length).toBeGreaterThan(0);
    for (const other of others) expect(await found(other), other).toEqual(expected);
  });

  it('matches both digit sets', async () => {
    const arabic = await found('١٤٤٧');
    expect(arabic.length).toBeGreaterThan(0);
    expect(await found('1447')).toEqual(arabic);
  });

  it('finds news, programs, services and branches', async () => {
    expect(
      kinds([...(await found('سوق')), ...(await found('حصص')), ...(await found('بريدة')), ...(await found('نخيل'))]),
    ).toEqual(new Set(['news', 'programs', 'services', 'branches']));
    expect(kinds(await found('Riyadh', '/en'))).toContain('branches');
  });

  it.each(['<script>alert(1)</script>', '%00%F0', '   ', '"><img src=x>', 'أ'.repeat(500)])(
    'renders a page for any query (%#)',
    async (query) => {
      const response = await fetch(`${origin}/search?search=${encodeURIComponent(query)}`);
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html).not.toMatch(/<script>alert|<img src=x>/);
    },
  );

  it('shows a notice and links when there are no results', async () => {
    const { page } = await visit();
    await page.goto(`${origin}/search?search=لاشيءكهذا`);
    await page.getByText('لا نتائج عن «لاشيءكهذا»').waitFor();
    expect(await page.getByRole('navigation', { name: 'ابدأ من هنا' }).getByRole('link').count()).toBe(4);
  });
});

async function search(page: Page, query: string): Promise<void> {
  await page.locator('main input[type="search"]').fill(query);
  await page.locator('main form[role="search"] button[type="submit"]').click();
}

describe('visitor', () => {
  it('opens the search from the header, searches without a reload, and shares the URL', async () => {
    const { page } = await visit();
    await page.goto(`${origin}/en`);
    await hydrated(page);
    await page.getByRole('link', { name: 'Search the site' }).first().click();
    await page.waitForURL(`${origin}/en/search`);
    let loads = 0;
    page.on('load', () => loads++);
    await search(page, 'riyadh');
    await page.waitForURL(`${origin}/en/search?search=riyadh`);
    await page.getByRole('heading', { level: 2, name: 'Branches' }).waitFor();
    await expect.poll(() => page.title()).toMatch(/^riyadh · Search/);
    expect(loads).toBe(0);
    await page
      .locator('main')
      .getByRole('link', { name: /Riyadh/ })
      .first()
      .click();
    await page.waitForURL(`${origin}/en/branches/riyadh`);
  });

  it('searches without JavaScript', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto(`${origin}/search`);
    await search(page, 'الرياض');
    await page.waitForURL(/search=/);
    expect(await page.locator('main a[href="/branches/riyadh"]').count()).toBe(1);
    expect(await page.locator('main input[type="search"]').inputValue()).toBe('الرياض');
  });
});
