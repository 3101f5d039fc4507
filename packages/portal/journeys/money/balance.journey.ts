import { messagesTo } from '@taawun/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closed, hydrated, signIn, setupBrowser, type Page } from '../kit/browser.ts';
import { CARDS, dialog, reaches, send, typeCard, MESSAGES as PAYMENT } from '../kit/giving.ts';
import { newMemberByCall, PASSWORD, payByCall, type MemberByCall } from '../kit/joining.ts';
import { fill, MESSAGES as MARKET } from '../kit/market.ts';
import { startServer, type RunningServer } from '../kit/server.ts';

const visit = setupBrowser();
const PHONE = { viewport: { width: 390, height: 844 } };
let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ PAYOUTS: 'manual' });
});
afterAll(() => server.stop());

const TEXTS = {
  ar: {
    balance: 'تفاصيل الرصيد',
    title: 'الرصيد',
    amount: 'المبلغ',
    add: 'أضف رصيدًا',
    toPayment: 'المتابعة إلى الدفع',
    paid: 'أُضيف المبلغ إلى رصيدك',
    available: 'رصيدك المتاح',
    missing: 'ينقصك لهذا العرض',
    zero: '٠ ر.س',
    thousand: '١٬٠٠٠ ر.س',
    offered: 'تم تقديم عرضك',
    payOut: 'حوّل إلى حسابي البنكي',
    request: 'اطلب التحويل',
    uncertain: /لا نعرف هل وصلنا طلبك/,
    requested: 'قيد التحويل',
    cancel: /^ألغِ التحويل P-|^ألغِ التحويل ⁦P-/,
    confirmCancel: 'ألغِ التحويل',
    cancelled: 'ملغى',
    tooMuch: /لا يزيد المبلغ على رصيدك المتاح/,
    deleteAccount: 'احذف حسابي',
    link: 'أرسل الرابط',
    sent: 'أرسلنا رابط الحذف',
    erase: 'احذف حسابي نهائيًّا',
    closing: 'حسابك قيد الإغلاق',
  },
  en: {
    balance: 'Balance details',
    title: 'Balance',
    amount: 'Amount',
    add: 'Add money',
    toPayment: 'Continue to payment',
    paid: 'We have added the money to your balance',
    available: 'Available balance',
    missing: 'Amount still needed',
    zero: 'SAR 0',
    thousand: 'SAR 1,000',
    offered: 'Your offer has been placed',
    payOut: 'Transfer to my bank account',
    request: 'Request transfer',
    uncertain: /We do not know if your request reached us/,
    requested: 'In progress',
    cancel: /^Cancel transfer ⁦?P-/,
    confirmCancel: 'Cancel transfer',
    cancelled: 'Cancelled',
    tooMuch: /This is your available balance/,
    deleteAccount: 'Delete my account',
    link: 'Send link',
    sent: 'We have sent you a link',
    erase: 'Delete my account permanently',
    closing: 'Your account is being closed',
  },
} as const;

/** Signs in a new member with five shares and no money, and opens a page of the profile. */
async function newMember(page: Page, prefix: string, path = '/profile/contribution'): Promise<MemberByCall> {
  const member = await newMemberByCall(page, server.origin);
  await page.goto(`${server.origin}${prefix}/login?redirect=${encodeURIComponent(`${prefix}${path}`)}`);
  await hydrated(page);
  await signIn(page, member.phone, PASSWORD);
  await page.waitForURL(`**${path}`);
  return member;
}

interface Money {
  balance: { cash: number; available_cash: number; reserved_for_payouts: number };
  payouts: { reference: string; status: string }[];
}
const addMoney = async (page: Page, texts: (typeof TEXTS)['ar' | 'en'], amount: string) => {
  await dialog(page).getByRole('textbox', { name: texts.amount }).fill(amount);
  await dialog(page).getByRole('button', { name: texts.toPayment }).click();
};
const toCard = async (page: Page, payment: (typeof PAYMENT)['ar' | 'en']) => {
  await reaches(page, payment.brand);
  await dialog(page).getByRole('button', { name: payment.next, exact: true }).click();
};

describe.each(['ar', 'en'] as const)('balance, in %s', (locale) => {
  const [texts, payment, market] = [TEXTS[locale], PAYMENT[locale], MARKET[locale]];

  it('is shown in the ticket, blocks an order above it, and is filled by card after a declined one', async () => {
    const { page } = await visit(PHONE);
    const { read } = await newMember(page, payment.prefix);
    await page.getByRole('button', { name: market.buy, exact: true }).click();
    await dialog(page).getByText(texts.available).waitFor();
    await dialog(page).getByText(texts.zero).first().waitFor();
    await page.keyboard.press('Escape');
    await closed(page);
    const place = await fill(page, market, 'buy', 8, '90');
    await expect
      .poll(() => dialog(page).getByRole('spinbutton', { name: market.fields.quantity }).getAttribute('aria-invalid'))
      .toBe('true');
    await dialog(page).getByText(texts.missing).waitFor();
    expect(await place.count()).toBe(0);
    await dialog(page).getByRole('button', { name: texts.add }).click();
    await addMoney(page, texts, '1000');
    await toCard(page, payment);
    await typeCard(page, CARDS.declined);
    await send(page);
    await reaches(page, payment.failed);
    await dialog(page).getByRole('button', { name: payment.retry }).click();
    await toCard(page, payment);
    await typeCard(page, CARDS.success);
    await send(page);
    await reaches(page, texts.paid);
    await page.keyboard.press('Escape');
    await closed(page);
    await page.locator('main').getByText(texts.thousand).first().waitFor();
    await (await fill(page, market, 'buy', 8, '90')).click();
    await page.getByText(texts.offered).waitFor();
    const { balance } = await read<Money>('/api/balance');
    expect([balance.cash, balance.available_cash]).toEqual([1000_00, 1000_00 - 723_60]);
  });

  it('is credited once when the responses of its payment are lost and the page is reloaded', async () => {
    const { page, context, expectNoise } = await visit(PHONE);
    expectNoise(/Failed to load resource|net::ERR/);
    const { read } = await newMember(page, payment.prefix, '/profile/contribution/balance');
    await page.locator('main').getByRole('button', { name: texts.add }).click();
    await addMoney(page, texts, '250.5');
    // The server creates the checkout; its response is lost.
    let lost = 0;
    await context.route(
      '**/api/balance/checkout',
      async (route) => {
        await route.fetch();
        lost++;
        await route.abort('internetdisconnected');
      },
      { times: 1 },
    );
    await toCard(page, payment);
    await reaches(page, payment.failed);
    await dialog(page).getByRole('button', { name: payment.retry }).click();
    await context.route('**/api/checkout/*/verify', (route) => route.abort());
    await typeCard(page, CARDS.success);
    await send(page);
    await reaches(page, payment.verifying);
    await context.unroute('**/api/checkout/*/verify');
    await page.reload();
    await reaches(page, texts.paid);
    expect(lost).toBe(1);
    expect((await read<Money>('/api/balance')).balance.cash).toBe(250_50);
  });

  it('is paid out by a request, which is created once when its response is lost, and can be cancelled', async () => {
    const { page, context, expectNoise } = await visit(PHONE);
    expectNoise(/Failed to load resource|net::ERR/);
    const { read, call } = await newMember(page, payment.prefix, '/profile/contribution/balance');
    const { checkout } = (await (await call('/api/balance/checkout', { amount: 300_00, brand: 'mada' })).json()) as {
      checkout: { checkout_id: string };
    };
    await payByCall(page, server.origin, checkout.checkout_id);
    await page.reload();
    await hydrated(page);
    const main = page.locator('main');
    await main.getByRole('button', { name: texts.payOut }).click();
    const amount = dialog(page).getByRole('textbox', { name: texts.amount });
    await amount.fill('301');
    await dialog(page).getByRole('button', { name: texts.request }).click();
    await dialog(page).getByText(texts.tooMuch).waitFor();
    await expect.poll(() => amount.evaluate((field) => field === document.activeElement)).toBe(true);
    await amount.fill('120');
    await context.route(
      '**/api/payouts',
      async (route) => {
        await route.fetch();
        await route.abort('internetdisconnected');
      },
      { times: 1 },
    );
    await dialog(page).getByRole('button', { name: texts.request }).click();
    await dialog(page).getByText(texts.uncertain).waitFor();
    expect(await amount.inputValue()).toMatch(/120|١٢٠/);
    await dialog(page).getByRole('button', { name: texts.request }).click();
    await closed(page);
    await main.getByText(texts.requested).waitFor();
    const before = await read<Money>('/api/balance');
    expect([before.payouts.length, before.balance.reserved_for_payouts]).toEqual([1, 120_00]);
    await main.getByRole('button', { name: texts.cancel }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: texts.confirmCancel }).click();
    await main.getByText(texts.cancelled).waitFor();
    expect((await read<Money>('/api/balance')).balance.available_cash).toBe(300_00);
  });

  it('is paid out when the account is closed, which then deletes the account', async () => {
    const { page, expectNoise } = await visit(PHONE);
    expectNoise(/status of (401|409|422)/);
    const { phone, call, read } = await newMember(page, payment.prefix, '/profile/personal-info');
    await call('/api/share-offers', { type: 'sell', shares: 5, price: 100, expires_in_days: 7 });
    const { balance } = await read<Money>('/api/balance');
    expect(balance.cash).toBeGreaterThan(0);
    await page.locator('main').getByRole('button', { name: texts.deleteAccount }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: texts.link }).click();
    await page.locator('main').getByText(texts.sent).waitFor();
    const messages = await messagesTo(server.origin, `+966${phone.slice(1)}`);
    const message = messages.find((each) => each.includes('delete-account')) ?? '';
    const link = /href="([^"]*\/delete-account\?token=[\w-]+)"/.exec(message)?.[1] ?? '';
    const path = new URL(link).pathname + new URL(link).search;
    await page.goto(server.origin + path);
    await hydrated(page);
    await page.locator('main').getByRole('button', { name: texts.erase }).click();
    await page.getByRole('heading', { level: 1, name: texts.closing }).waitFor();
    await page.locator('main').getByRole('link', { name: texts.balance }).click();
    await page.getByText(texts.closing).first().waitFor();
    await page.getByText(texts.requested).waitFor();
    const { payouts } = await read<Money>('/api/balance');
    // The server is stopped during the command, and an open page would log errors.
    await page.goto('about:blank');
    await server.staff('payouts', 'pay', payouts[0]?.reference ?? '');
    expect(
      (
        await page.request.post(`${server.origin}/api/signin`, { data: { username: phone, password: PASSWORD } })
      ).status(),
    ).toBe(422);
  });
});
