// Steps of a donation: messages of the pages, the gateway's iframe, its test cards.
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

export const MESSAGES = {
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
    order: 'تفاصيل التبرّع',
    visa: 'فيزا',
    other: 'مبلغ آخر',
    amount: 'المبلغ بالريال',
  },
  en: {
    prefix: '/en',
    details: /^Add a gift/,
    pay: 'Continue to payment',
    next: 'Continue',
    paid: 'Thank you for your donation',
    failed: 'Your payment did not go through',
    retry: 'Try again',
    verifying: 'Checking your payment…',
    card: 'Card details',
    brand: 'How would you like to pay?',
    receipt: 'Download receipt',
    order: 'Donation details',
    visa: 'Visa',
    other: 'Other amount',
    amount: 'Amount in SAR',
  },
} as const;
export type Messages = (typeof MESSAGES)[keyof typeof MESSAGES];

export const dialog = (page: Page) => page.getByRole('dialog');
/** Waits until the dialog is in a state. */
export const reaches = (page: Page, heading: string) =>
  dialog(page).getByRole('heading', { level: 3, name: heading, exact: true }).waitFor({ timeout: 20_000 });
/** The gateway's fields: in an iframe inside the gateway's iframe. */
export const fields = (page: Page) => page.frameLocator('dialog iframe').frameLocator('iframe');

/** Goes from a page's button to the gateway's fields. */
export async function toCard(page: Page, messages: Messages): Promise<void> {
  await page.locator('main').getByRole('button', { name: messages.pay }).first().click();
  await reaches(page, messages.brand);
  await dialog(page).getByRole('button', { name: messages.next, exact: true }).click();
  await fields(page).locator('#number').waitFor();
}

/** Goes from a page's button to the full donation form. */
export async function toCheckout(page: Page, messages: Messages): Promise<void> {
  await page.locator('main').getByRole('button', { name: messages.pay }).first().click();
  await reaches(page, messages.brand);
  await dialog(page).getByRole('link', { name: messages.details }).click();
  await page.waitForURL(/\/checkout$/);
}

export async function typeCard(page: Page, number: string): Promise<void> {
  for (const [name, value] of Object.entries({ number, holder: 'NOURA ALOTAIBI', expiry: '09/29', cvv: '123' }))
    await fields(page).locator(`#${name}`).fill(value);
}
export const send = (page: Page) => fields(page).locator('button[type="submit"]').click();

/** Chooses Visa in the dialog, and pays. */
export async function payByVisa(page: Page, messages: Messages): Promise<void> {
  await reaches(page, messages.brand);
  await dialog(page).getByText(messages.visa, { exact: true }).click();
  await dialog(page).getByRole('button', { name: messages.next, exact: true }).click();
  await typeCard(page, CARDS.visa);
  await send(page);
  await reaches(page, messages.paid);
}

/** Donates SAR 30 a month for four months by card, and opens the order's page. */
export async function giveMonthly(page: Page, origin: string, messages: Messages): Promise<void> {
  await open(page, `${origin}${messages.prefix}/donate?months=4&amount=3000`);
  await toCard(page, messages);
  await typeCard(page, CARDS.success);
  await send(page);
  await reaches(page, messages.paid);
  await dialog(page).getByRole('link', { name: messages.order }).click();
  await page.waitForURL(/\/giving\/T-/);
}

/** Enters the bank's code in the iframe. */
export async function answerBank(page: Page): Promise<void> {
  await fields(page).locator('#code').fill(BANK_CODE);
  await send(page);
}

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Returns the order number that the dialog shows after the payment. */
export async function orderNumber(page: Page): Promise<string> {
  const text = await dialog(page)
    .getByText(/^T-[0-9A-Z]{8}$/)
    .innerText();
  expect(text).toMatch(/^T-/);
  return text;
}
