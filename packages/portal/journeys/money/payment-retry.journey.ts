import { describe, expect, it } from 'vitest';
import { setupBrowser, type Page } from '../kit/browser.ts';
import {
  CARDS,
  dialog,
  giveMonthly,
  open,
  reaches,
  send,
  toCard,
  typeCard,
  MESSAGES,
  type Messages,
} from '../kit/giving.ts';
import { origin } from '../kit/server.ts';

const visit = setupBrowser();
const PHONE = { viewport: { width: 390, height: 844 } };

const OWN = {
  ar: { card: 'تغيير البطاقة', pay: 'ادفع الآن' },
  en: { card: 'Change the card', pay: 'Pay now' },
} as const;

async function retry(page: Page, messages: Messages, brand?: string): Promise<void> {
  await dialog(page).getByRole('button', { name: messages.retry }).click();
  await reaches(page, messages.brand);
  if (brand) await dialog(page).getByText(brand, { exact: true }).click();
  await dialog(page).getByRole('button', { name: messages.next, exact: true }).click();
}

async function declined(page: Page, messages: Messages): Promise<void> {
  await typeCard(page, CARDS.declined);
  await send(page);
  await reaches(page, messages.failed);
}

describe.each(['ar', 'en'] as const)('payment after a declined card, in %s', (locale) => {
  const messages = MESSAGES[locale];
  const own = OWN[locale];
  const cases = [
    ['the same brand', undefined, CARDS.success],
    ['another brand', messages.visa, CARDS.visa],
  ] as const;

  it.each(cases)('pays a donation once, with %s', async (_, brand, card) => {
    const { page } = await visit(PHONE);
    await open(page, `${origin}${messages.prefix}/donate?amount=5000&frequency=once`);
    await toCard(page, messages);
    await declined(page, messages);
    await retry(page, messages, brand);
    await typeCard(page, card);
    await send(page);
    await reaches(page, messages.paid);
    await dialog(page).getByRole('link', { name: messages.order }).click();
    await page.waitForURL(/\/giving\/T-/);
    const rows = page.getByRole('table').getByRole('row');
    await rows.nth(2).waitFor();
    expect(await rows.count()).toBe(3);
  });

  it.each(cases)('pays an unpaid order from its page, with %s', async (_, brand, card) => {
    const { page } = await visit(PHONE);
    await open(page, `${origin}${messages.prefix}/donate?amount=4000&frequency=once`);
    const [response] = await Promise.all([
      page.waitForResponse((each) => each.url().endsWith('/api/checkout')),
      toCard(page, messages),
    ]);
    const { checkout } = (await response.json()) as { checkout: { order_number: string; order_code: string } };
    await declined(page, messages);
    await open(page, `${origin}${messages.prefix}/giving/${checkout.order_number}?code=${checkout.order_code}`);
    await page.locator('main').getByRole('button', { name: own.pay }).click();
    await reaches(page, messages.brand);
    await dialog(page).getByRole('button', { name: messages.next, exact: true }).click();
    await declined(page, messages);
    await retry(page, messages, brand);
    await typeCard(page, card);
    await send(page);
    await reaches(page, messages.paid);
  });

  it.each(cases)('changes the card of a monthly donation, with %s', async (_, brand, card) => {
    const { page } = await visit(PHONE);
    await giveMonthly(page, origin, messages);
    await page.locator('main').getByRole('button', { name: own.card }).click();
    await reaches(page, messages.brand);
    await dialog(page).getByRole('button', { name: messages.next, exact: true }).click();
    await declined(page, messages);
    await retry(page, messages, brand);
    await typeCard(page, card);
    await send(page);
    await reaches(page, messages.paid);
    await page.keyboard.press('Escape');
    await page
      .getByText(`•••• ${card.slice(-4)}`)
      .first()
      .waitFor();
  });
});
