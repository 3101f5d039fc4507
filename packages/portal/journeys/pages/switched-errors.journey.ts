import { describe, expect, it } from 'vitest';
import { hydrated, signIn, setupBrowser, type Page } from '../kit/browser.ts';
import { open, MESSAGES } from '../kit/giving.ts';
import { origin } from '../kit/server.ts';

const visit = setupBrowser();
const phone = { viewport: { width: 390, height: 844 } };

const TEXTS = {
  ar: {
    login: 'تسجيل الدخول',
    other: 'English',
    switched: /Email field is not valid|Email/,
    oldLetters: /[\u0600-\u06ff]/,
    rejected: 'بيانات تسجيل الدخول غير صحيحة',
    unavailable: 'حدث خطأ ما',
    preserved: 'حدث خطأ ما. ما كتبته محفوظ في مكانه.',
    unknownReceipt: 'هذا الإيصال غير معروف لدينا',
    receiptHelp: 'اسأل عن الإيصال',
  },
  en: {
    login: 'Sign in',
    other: 'العربية',
    switched: /البريد الإلكتروني/,
    oldLetters: /[A-Za-z]{3}/,
    rejected: 'The sign-in details are not correct',
    unavailable: 'Something Went Wrong',
    preserved: 'Something Went Wrong. What you typed is still here.',
    unknownReceipt: 'We do not recognise this receipt',
    receiptHelp: 'Ask about this receipt',
  },
} as const;

const switchLanguage = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name }).first().click();

describe.each(['ar', 'en'] as const)('messages of a form (%s)', (locale) => {
  const { prefix, pay, other: otherAmount } = MESSAGES[locale];
  const texts = TEXTS[locale];

  it('are translated when the language changes, in the summary and at every field', async () => {
    const { page } = await visit(phone);
    await open(page, `${origin}${prefix}/donate`);
    await page.locator('main').getByText(otherAmount).first().click();
    await page.locator('input[name="donor_email"]').fill('noura@');
    await page.locator('main').getByRole('button', { name: pay }).first().click();
    const summary = page.locator('.ta-summary');
    await summary.getByRole('link').nth(1).waitFor();
    await switchLanguage(page, texts.other);
    await summary.getByRole('link', { name: texts.switched }).waitFor();
    expect(await summary.getByRole('link').count()).toBe(2);
    expect(await summary.innerText()).not.toMatch(texts.oldLetters);
    expect(await page.locator('input[name="donor_email"]').getAttribute('aria-invalid')).toBe('true');
  });

  it('of the server are cleared when the language changes', async () => {
    const { page, expectNoise } = await visit(phone);
    expectNoise(/status of 422/);
    await page.goto(`${origin}${prefix}/login`);
    await hydrated(page);
    await signIn(page, '0500000001', 'wrong-password');
    await page.getByRole('alert').getByText(texts.rejected).waitFor();
    await switchLanguage(page, texts.other);
    await page.getByText(texts.rejected).first().waitFor({ state: 'detached' });
    expect(await page.locator('input[name="username"]').inputValue()).toBe('0500000001');
  });

  it('end with a full stop before the next sentence', async () => {
    const { page, expectNoise } = await visit(phone);
    expectNoise(/status of 500/);
    await page.goto(`${origin}${prefix}/login`);
    await hydrated(page);
    await page.route('**/api/signin', (route) =>
      route.fulfill({ status: 500, json: { message: texts.unavailable, code: 'server_error', request_id: 'x' } }),
    );
    await signIn(page, '0500000001', 'taawun-1');
    await page.getByRole('alert').getByText(texts.preserved, { exact: true }).waitFor();
  });

  it('are the same for an invalid and an unknown code', async () => {
    const { page, expectNoise } = await visit(phone);
    expectNoise(/status of 404/);
    for (const code of ['garbage', 'nobody-has-this-receipt']) {
      expect((await page.goto(`${origin}${prefix}/receipts/${code}`))?.status()).toBe(200);
      await page.getByText(texts.unknownReceipt).waitFor();
      await page.getByRole('link', { name: texts.receiptHelp }).waitFor();
    }
    for (const path of ['/gift/x', '/gift/nobody-has-this-gift', '/giving/garbage?code=x']) {
      const answer = await page.goto(`${origin}${prefix}${path}`);
      expect(answer?.status(), path).toBe(404);
      await page.getByRole('heading', { level: 1 }).filter({ hasText: '404' }).waitFor();
    }
  });
});
