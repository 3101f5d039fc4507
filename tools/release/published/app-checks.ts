// What must hold in each application outside the workspace, as a visitor's browser sees it.
import type { Browser, Page } from 'playwright';

export function mustHold(condition: boolean, what: string): void {
  if (!condition) throw new Error(`In an application outside the workspace: ${what}.`);
}

const languages = [
  {
    locale: 'ar',
    dir: 'rtl',
    give: 'تبرّع',
    money: '١٢٥٫٠٠ ر.س',
    hello: 'مرحبًا Amal',
    title: 'افتتاح سوق المنتجات',
    status: 'قيد المراجعة',
    required: 'رقم الآيبان حقل مطلوب',
  },
  {
    locale: 'en',
    dir: 'ltr',
    give: 'Donate',
    money: 'SAR 125.00',
    hello: 'Hello Amal',
    title: 'The market opens',
    status: 'Pending',
    required: 'field is required',
  },
] as const;

/** Languages of which only the library has a catalogue. */
const others = [
  {
    locale: 'fr',
    dir: 'ltr',
    give: 'Faire un don',
    money: '125,00 SAR',
    hello: 'Bonjour Amal',
    required: 'obligatoire',
  },
  { locale: 'ur', dir: 'rtl', give: 'عطیہ دیں', money: '125.00 ریال', hello: 'سلام Amal', required: 'لازمی' },
] as const;

const textOf = async (page: Page): Promise<string> =>
  (await page.locator('main').innerText()).replaceAll('\u00a0', ' ');
const heightOf = async (page: Page): Promise<number> => {
  await page.evaluate(() => document.fonts.ready);
  return page.locator('main').evaluate((main) => main.getBoundingClientRect().height);
};
const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );

/** A button is as high and as coloured as the sheet says; its own class and the global one apply. */
async function mustBeStyled(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  await button.waitFor();
  const { height, color, space } = await button.evaluate((element) => ({
    height: getComputedStyle(element).minBlockSize,
    color: getComputedStyle(element).backgroundColor,
    space: getComputedStyle(document.documentElement).getPropertyValue('--ta-space-4'),
  }));
  mustHold(height === '48px', `a button is 48 px high, but is ${height}`);
  mustHold(!/rgba\(0, 0, 0, 0\)|transparent/.test(color), 'a giving button has a background');
  mustHold(space !== '', 'the tokens are on the page');
}

export async function checkVite(page: Page, base: string): Promise<void> {
  for (const { locale, dir, give, money, hello, required } of [...languages, ...others]) {
    await page.goto(`${base}/vite/?locale=${locale}`);
    await mustBeStyled(page, give);
    const accent = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--ta-accent'),
    );
    mustHold(accent.includes('245.2'), `the theme's brand is the accent, but that is ${accent}`);
    mustHold((await page.evaluate(() => document.documentElement.dir)) === dir, `the direction of ${locale} is ${dir}`);
    const text = await textOf(page);
    for (const part of [money, hello]) mustHold(text.includes(part), `${locale} shows ${part}, but says: ${text}`);
    await page.getByRole('button').last().click();
    await page.getByText(required).first().waitFor();
  }
}

export async function checkSsr(page: Page, base: string): Promise<void> {
  for (const { locale, title, status } of languages) {
    const response = await page.goto(`${base}/ssr/${locale}`);
    const html = (await response?.text()) ?? '';
    mustHold(
      html.includes(title) && html.includes(status),
      `the server's page in ${locale} holds "${title}" and "${status}"`,
    );
    mustHold(/data-styled|data-precedence/.test(html), "the server's page holds its styles");
    await page.getByRole('textbox').waitFor();
    await hydrated(page);
  }
}

/** An application of a framework: `expected` must be on the page before the first script runs and after hydration. */
export async function checkFramework(
  chrome: Browser,
  page: Page,
  base: string,
  expected: (locale: 'ar' | 'en') => readonly string[],
): Promise<void> {
  for (const { locale, dir, give, title, required } of languages) {
    const scriptless = await chrome.newPage();
    await scriptless.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await scriptless.goto(`${base}/${locale}`);
    await mustBeStyled(scriptless, give);
    const text = await textOf(scriptless);
    for (const part of [title, ...expected(locale)])
      mustHold(text.includes(part), `the server's page in ${locale} says "${part}", but says: ${text}`);
    const first = await heightOf(scriptless);
    await scriptless.close();
    await page.goto(`${base}/${locale}`);
    await hydrated(page);
    await mustBeStyled(page, give);
    mustHold((await page.evaluate(() => document.documentElement.dir)) === dir, `the direction of ${locale} is ${dir}`);
    const after = await heightOf(page);
    mustHold(Math.abs(after - first) < 1, `hydration moves nothing, but the page grows from ${first} to ${after} px`);
    await page.getByRole('button').last().click();
    await page.getByText(required).first().waitFor();
  }
}

/** Forms of React Hook Form, of TanStack Form and of a Server Action: typed in the language's own digits, sent as values. */
export async function checkForms(page: Page, base: string): Promise<void> {
  for (const [locale, day, amount] of [
    ['ar', '٢٧/٩/١٤٤٧', '١٬٢٣٤٫٥'],
    ['en', '16/3/2026', '1,234.50'],
  ] as const) {
    await page.goto(`${base}/${locale}`);
    await hydrated(page);
    const forms = page.locator('form', { has: page.locator('output') });
    const count = await forms.count();
    mustHold(count === 3, `the page has a form of each library and of the action, not ${count}`);
    for (let index = 0; index < count; index += 1) {
      const form = forms.nth(index);
      await form.locator('[name="day"]').fill(day);
      await form.locator('[name="amount"]').fill(amount);
      await form.locator('[type="submit"]').click();
      await form.locator('output', { hasText: '{"day":"2026-03-16","amount":123450}' }).waitFor();
    }
  }
}
