import { describe, expect, it } from 'vitest';
import { setupBrowser, type Page } from '../kit/browser.ts';
import { dialog, giveMonthly, open, toCheckout, MESSAGES } from '../kit/giving.ts';
import { origin } from '../kit/server.ts';

const visit = setupBrowser();
const phone = { viewport: { width: 390, height: 844 } };

const TEXTS = {
  ar: {
    home: '/',
    number: /بالأرقام|مبلغًا بالريال/,
    decimals: /خانتين عشريتين/,
    minimum: /لا يقل عن (ريال واحد|١\sر\.س)/,
    maximum: /لا يزيد على ١٠٠٬٠٠٠\s(ريال|ر\.س)/,
    email: /البريد الإلكتروني/,
    change: 'تغيير المبلغ',
    save: 'احفظ المبلغ',
    cash: /النقد والأرصدة/,
    give: 'أخرج الزكاة',
    capped: /أكثر ما يُدفع في العملية الواحدة/,
    wealth: /لا يزيد على ١٬٠٠٠٬٠٠٠٬٠٠٠ ريال/,
    gold: /^الذهب/,
    weight: /لا يزيد على ١٬٠٠٠٬٠٠٠$/,
  },
  en: {
    home: '/en',
    number: /in digits|amount in riyals/,
    decimals: /no more than 2 decimal places/,
    minimum: /at least SAR\s1(?!\d)|SAR\s1 or more/,
    maximum: /at most SAR\s100,000|SAR\s100,000 or less/,
    email: /Email/,
    change: 'Change the amount',
    save: 'Save amount',
    cash: /Cash and bank balances/,
    give: 'Pay your zakat',
    capped: /up to SAR\s100,000/,
    wealth: /at most SAR 1,000,000,000$/,
    gold: /^Gold/,
    weight: /at most 1,000,000$/,
  },
} as const;

describe.each(['ar', 'en'] as const)('amount of a donation (%s)', (locale) => {
  const messages = MESSAGES[locale];
  const texts = TEXTS[locale];
  const faults = [
    ['خمسون', texts.number],
    ['12.345', texts.decimals],
    ['٠٫٩٩', texts.minimum],
    ['100000.01', texts.maximum],
  ] as const;
  const field = (page: Page) => page.locator('main').getByRole('textbox', { name: messages.amount });
  const submit = (page: Page) => page.locator('main').getByRole('button', { name: messages.pay }).first().click();
  const other = (page: Page) => page.locator('main').getByText(messages.other).first().click();

  it('shows its error on the home page, and focuses the field', async () => {
    const { page } = await visit(phone);
    await open(page, `${origin}${texts.home}`);
    await other(page);
    for (const [text, message] of faults) {
      await field(page).fill(text);
      await submit(page);
      await page.locator('main').getByRole('alert').filter({ hasText: message }).waitFor();
      expect(await field(page).getAttribute('aria-invalid')).toBe('true');
      expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    }
    // The link passes the input to the full form, which shows the same limit.
    await page.locator(`main a[href*="/donate?target="][href*="amount=10000001"]`).first().click();
    await page.waitForURL(/\/donate\?/);
    await submit(page);
    await page.locator('main').getByRole('alert').filter({ hasText: texts.maximum }).first().waitFor();
  });

  it('shows its error in the donation form together with all other errors', async () => {
    const { page } = await visit(phone);
    await open(page, `${origin}${messages.prefix}/donate`);
    await other(page);
    await page.locator('input[name="donor_email"]').fill('noura@');
    for (const [text, message] of faults) {
      await field(page).fill(text);
      await submit(page);
      const summary = page.locator('.ta-summary');
      await summary.getByRole('link', { name: message }).waitFor();
      expect(await summary.getByRole('link').count()).toBe(2);
      await summary.getByRole('link', { name: texts.email }).waitFor();
      expect(await field(page).getAttribute('aria-invalid')).toBe('true');
      await summary.getByRole('link', { name: message }).click();
      expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    }
  });

  it('shows its error at the checkout', async () => {
    const { page } = await visit(phone);
    await open(page, `${origin}${texts.home}`);
    await toCheckout(page, messages);
    await other(page);
    for (const [text, message] of faults) {
      await field(page).fill(text);
      await submit(page);
      await page.locator('.ta-summary').getByRole('link', { name: message }).waitFor();
      expect(await field(page).getAttribute('aria-invalid')).toBe('true');
    }
  });

  it('shows its error in the zakat calculator, which ignores invalid amounts', async () => {
    const { page } = await visit(phone);
    await open(page, `${origin}${messages.prefix}/zakat`);
    const cash = page.getByRole('textbox', { name: texts.cash });
    for (const [text, message] of [
      faults[0],
      faults[1],
      ['1000000000.01', texts.wealth],
      ['9'.repeat(30), texts.wealth],
    ] as const) {
      await cash.fill(text);
      await page.getByRole('button', { name: texts.give }).click();
      await page.getByText(message).waitFor();
      expect(await cash.getAttribute('aria-invalid')).toBe('true');
      expect(await cash.evaluate((input) => input === document.activeElement)).toBe(true);
    }
    const gold = page.getByRole('spinbutton', { name: texts.gold });
    await cash.fill('5000000');
    await gold.fill('1000001');
    await page.getByText(texts.weight).waitFor();
    await gold.fill('');
    await page.getByText(texts.capped).waitFor();
    expect(await page.getByRole('link', { name: texts.give }).first().getAttribute('href')).toContain(
      'amount=10000000',
    );
  });

  it('shows its error in the dialog of a monthly donation', async () => {
    const { page } = await visit(phone);
    await giveMonthly(page, origin, messages);
    await page.getByRole('button', { name: texts.change }).click();
    const input = dialog(page).getByRole('textbox');
    for (const [text, message] of faults) {
      await input.fill(text);
      await dialog(page).getByRole('button', { name: texts.save }).click();
      await dialog(page).getByText(message).waitFor();
      expect(await input.getAttribute('aria-invalid')).toBe('true');
      expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);
    }
  });
});
