// A donation, as a giver makes it: the words of the pages, the gateway's frame, its test cards.
import { expect } from 'vitest';
import { hydrated, type Page } from './browser.ts';

/** Test cards of the built-in gateway (docs/giving.md). */
export const CARDS = {
  success: '4464040000000007',
  declined: '4464040000001013',
  threeDSecure: '4464040000002011',
  threeDSecureFail: '4464040000002029',
  silent: '4464040000003019',
  visa: '4111111111111111',
};
const BANK_CODE = '123456';

export const WORDS = {
  ar: {
    prefix: '',
    details: /^أضف إهداءً/,
    pay: 'المتابعة إلى الدفع',
    next: 'متابعة',
    paid: 'شكرًا لعطائك',
    failed: 'لم يتم الدفع',
    retry: 'إعادة المحاولة',
    verifying: 'نتحقق من الدفع…',
    card: 'بيانات البطاقة',
    brand: 'طريقة الدفع',
    receipt: 'تنزيل الإيصال',
    order: 'تفاصيل الطلب',
    visa: 'فيزا',
    other: 'مبلغ آخر',
    amount: 'المبلغ بالريال',
  },
  en: {
    prefix: '/en',
    details: /^Add a gift/,
    pay: 'Continue to payment',
    next: 'Continue',
    paid: 'Thank you for giving',
    failed: 'The payment did not go through',
    retry: 'Try again',
    verifying: 'Checking the payment…',
    card: 'Card details',
    brand: 'How would you like to pay?',
    receipt: 'Download the receipt',
    order: 'Order details',
    visa: 'Visa',
    other: 'Other amount',
    amount: 'Amount in SAR',
  },
} as const;
export type Words = (typeof WORDS)[keyof typeof WORDS];

export const dialog = (page: Page) => page.getByRole('dialog');
/** The dialog has come to a state. */
export const reaches = (page: Page, heading: string) =>
  dialog(page).getByRole('heading', { level: 3, name: heading, exact: true }).waitFor({ timeout: 20_000 });
/** The gateway's own fields: in a frame of the gateway's page, itself a frame. */
export const fields = (page: Page) => page.frameLocator('dialog iframe').frameLocator('iframe');

/** From a page's button to the gateway's fields. */
export async function toCard(page: Page, words: Words): Promise<void> {
  await page.locator('main').getByRole('button', { name: words.pay }).first().click();
  await reaches(page, words.brand);
  await dialog(page).getByRole('button', { name: words.next, exact: true }).click();
  await fields(page).locator('#number').waitFor();
}

/** From a page's button to the whole form of the donation. */
export async function toCheckout(page: Page, words: Words): Promise<void> {
  await page.locator('main').getByRole('button', { name: words.pay }).first().click();
  await reaches(page, words.brand);
  await dialog(page).getByRole('link', { name: words.details }).click();
  await page.waitForURL(/\/checkout$/);
}

export async function typeCard(page: Page, number: string): Promise<void> {
  for (const [name, value] of Object.entries({ number, holder: 'NOURA ALOTAIBI', expiry: '09/29', cvv: '123' }))
    await fields(page).locator(`#${name}`).fill(value);
}
export const send = (page: Page) => fields(page).locator('button[type="submit"]').click();

/** Chooses Visa where the dialog asks for the brand, and pays. */
export async function payByVisa(page: Page, words: Words): Promise<void> {
  await reaches(page, words.brand);
  await dialog(page).getByText(words.visa, { exact: true }).click();
  await dialog(page).getByRole('button', { name: words.next, exact: true }).click();
  await typeCard(page, CARDS.visa);
  await send(page);
  await reaches(page, words.paid);
}

/** Gives SAR 30 a month for four months by card, and goes to the page of the order. */
export async function giveMonthly(page: Page, origin: string, words: Words): Promise<void> {
  await open(page, `${origin}${words.prefix}/donate?months=4&amount=3000`);
  await toCard(page, words);
  await typeCard(page, CARDS.success);
  await send(page);
  await reaches(page, words.paid);
  await dialog(page).getByRole('link', { name: words.order }).click();
  await page.waitForURL(/\/giving\/T-/);
}

/** Answers the bank's question in the frame. */
export async function answerBank(page: Page): Promise<void> {
  await fields(page).locator('#code').fill(BANK_CODE);
  await send(page);
}

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** The order that the thanks name. */
export async function orderNumber(page: Page): Promise<string> {
  const text = await dialog(page)
    .getByText(/^T-[0-9A-Z]{8}$/)
    .innerText();
  expect(text).toMatch(/^T-/);
  return text;
}
