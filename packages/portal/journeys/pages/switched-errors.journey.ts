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
    refused: 'بيانات تسجيل الدخول غير صحيحة',
    unavailable: 'حدث خطأ ما',
    kept: 'حدث خطأ ما. ما كتبته محفوظ في مكانه.',
    unknownReceipt: 'لا نعرف هذا الإيصال',
    ask: 'اسأل عن الإيصال',
  },
  en: {
    login: 'Sign in',
    other: 'العربية',
    switched: /البريد الإلكتروني/,
    oldLetters: /[A-Za-z]{3}/,
    refused: 'The login details are not correct',
    unavailable: 'Something Went Wrong',
    kept: 'Something Went Wrong. What you typed is still here.',
    unknownReceipt: 'We do not know this receipt',
    ask: 'Ask about the receipt',
  },
} as const;

const switchLanguage = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first().click();

describe.each(['ar', 'en'] as const)('messages of a form (%s)', (locale) => {
  const { prefix, pay, other: otherAmount } = MESSAGES[locale];
  const texts = TEXTS[locale];

  it('follow a change of language: the summary and every field', async () => {
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

  it('of the server are dropped with its language', async () => {
    const { page, expectNoise } = await visit(phone);
    expectNoise(/status of 422/);
    await page.goto(`${origin}${prefix}/login`);
    await hydrated(page);
    await signIn(page, '0500000001', 'wrong-password');
    await page.getByRole('alert').getByText(texts.refused).waitFor();
    await switchLanguage(page, texts.other);
    await page.getByText(texts.refused).first().waitFor({ state: 'detached' });
    expect(await page.locator('input[name="username"]').inputValue()).toBe('0500000001');
  });

  it('never run into the sentence that follows', async () => {
    const { page, expectNoise } = await visit(phone);
    expectNoise(/status of 500/);
    await page.goto(`${origin}${prefix}/login`);
    await hydrated(page);
    await page.route('**/api/signin', (route) =>
      route.fulfill({ status: 500, json: { message: texts.unavailable, code: 'server_error', request_id: 'x' } }),
    );
    await signIn(page, '0500000001', 'taawun-1');
    await page.getByRole('alert').getByText(texts.kept, { exact: true }).waitFor();
  });

  it('say of a code that cannot be one what they say of an unknown one', async () => {
    const { page, expectNoise } = await visit(phone);
    expectNoise(/status of 404/);
    for (const code of ['garbage', 'nobody-has-this-receipt']) {
      expect((await page.goto(`${origin}${prefix}/receipts/${code}`))?.status()).toBe(200);
      await page.getByText(texts.unknownReceipt).waitFor();
      await page.getByRole('link', { name: texts.ask }).waitFor();
    }
    for (const path of ['/gift/x', '/gift/nobody-has-this-gift', '/giving/garbage?code=x']) {
      const answer = await page.goto(`${origin}${prefix}${path}`);
      expect(answer?.status(), path).toBe(404);
      await page.getByRole('heading', { level: 1 }).filter({ hasText: '404' }).waitFor();
    }
  });
});
