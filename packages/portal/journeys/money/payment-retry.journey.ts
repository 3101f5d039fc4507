import { describe, expect, it } from 'vitest';
import { setupBrowser, type Page } from '../kit/browser.ts';
import { CARDS, dialog, giveMonthly, open, reaches, send, toCard, typeCard, WORDS, type Words } from '../kit/giving.ts';
import { origin } from '../kit/server.ts';

const visit = setupBrowser();
const PHONE = { viewport: { width: 390, height: 844 } };

const OWN = {
  ar: { card: 'تغيير البطاقة', pay: 'ادفع الآن' },
  en: { card: 'Change the card', pay: 'Pay now' },
} as const;

async function retry(page: Page, words: Words, brand?: string): Promise<void> {
  await dialog(page).getByRole('button', { name: words.retry }).click();
  await reaches(page, words.brand);
  if (brand) await dialog(page).getByText(brand, { exact: true }).click();
  await dialog(page).getByRole('button', { name: words.next, exact: true }).click();
}

async function declined(page: Page, words: Words): Promise<void> {
  await typeCard(page, CARDS.declined);
  await send(page);
  await reaches(page, words.failed);
}

describe.each(['ar', 'en'] as const)('a payment is tried again after a refused card, in %s', (locale) => {
  const words = WORDS[locale];
  const own = OWN[locale];
  const cases = [
    ['the same brand', undefined, CARDS.success],
    ['another brand', words.visa, CARDS.visa],
  ] as const;

  it.each(cases)('a donation, with %s: one order, paid once', async (_, brand, card) => {
    const { page } = await visit(PHONE);
    await open(page, `${origin}${words.prefix}/donate?amount=5000&frequency=once`);
    await toCard(page, words);
    await declined(page, words);
    await retry(page, words, brand);
    await typeCard(page, card);
    await send(page);
    await reaches(page, words.paid);
    await dialog(page).getByRole('link', { name: words.order }).click();
    await page.waitForURL(/\/giving\/T-/);
    const rows = page.getByRole('table').getByRole('row');
    await rows.nth(2).waitFor();
    expect(await rows.count()).toBe(3);
  });

  it.each(cases)('an order that was not paid, from its own page, with %s', async (_, brand, card) => {
    const { page } = await visit(PHONE);
    await open(page, `${origin}${words.prefix}/donate?amount=4000&frequency=once`);
    const [response] = await Promise.all([
      page.waitForResponse((each) => each.url().endsWith('/api/checkout')),
      toCard(page, words),
    ]);
    const { checkout } = (await response.json()) as { checkout: { order_number: string; order_code: string } };
    await declined(page, words);
    await open(page, `${origin}${words.prefix}/giving/${checkout.order_number}?code=${checkout.order_code}`);
    await page.locator('main').getByRole('button', { name: own.pay }).click();
    await reaches(page, words.brand);
    await dialog(page).getByRole('button', { name: words.next, exact: true }).click();
    await declined(page, words);
    await retry(page, words, brand);
    await typeCard(page, card);
    await send(page);
    await reaches(page, words.paid);
  });

  it.each(cases)('the card of a monthly donation, with %s', async (_, brand, card) => {
    const { page } = await visit(PHONE);
    await giveMonthly(page, origin, words);
    await page.locator('main').getByRole('button', { name: own.card }).click();
    await reaches(page, words.brand);
    await dialog(page).getByRole('button', { name: words.next, exact: true }).click();
    await declined(page, words);
    await retry(page, words, brand);
    await typeCard(page, card);
    await send(page);
    await reaches(page, words.paid);
    await page.keyboard.press('Escape');
    await page
      .getByText(`•••• ${card.slice(-4)}`)
      .first()
      .waitFor();
  });
});
