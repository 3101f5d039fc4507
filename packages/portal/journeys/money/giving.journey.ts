import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { closed, hydrated, setupBrowser, type Page } from '../kit/browser.ts';
import {
  answerBank,
  CARDS,
  dialog,
  fields,
  open,
  orderNumber,
  payByVisa,
  reaches,
  send,
  toCard,
  typeCard,
  MESSAGES,
} from '../kit/giving.ts';
import { origin } from '../kit/server.ts';

const visit = setupBrowser();
const { ar, en } = MESSAGES;

/** Counts the checkout requests of a page. */
function countCheckouts(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/checkout') count++;
  });
  return () => count;
}

/** Returns the amount that a program has received. */
const raised = async () =>
  (
    (await (await fetch(`${origin}/api/programs`)).json()) as { programs: { slug: string; raised: number }[] }
  ).programs.find(({ slug }) => slug === 'bir-alqarya')?.raised ?? 0;

describe('donation', () => {
  it('a guest donates SAR 100 a month for 6 months by mada, in Arabic, and gets a receipt', async () => {
    const { page } = await visit();
    await open(page, `${origin}/donate`);
    await page.getByText(ar.other).click();
    await page.getByRole('textbox', { name: ar.amount }).fill('١٠٠');
    await page.locator('input[name="donor_name"]').fill('نورة العتيبي');
    await page.locator('input[name="donor_email"]').fill('noura@mail.example');
    await toCard(page, ar);
    // No script in the iframe reaches the session of the page around it.
    const readsStorage = await page.frames()[1]?.evaluate(() => {
      try {
        return window.parent.localStorage.length >= 0;
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(readsStorage).toBe('SecurityError');
    // A card number runs from left to right, and may be typed in Arabic digits.
    expect(
      await fields(page)
        .locator('#number')
        .evaluate((field) => getComputedStyle(field).direction),
    ).toBe('ltr');
    await typeCard(
      page,
      CARDS.success.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? ''),
    );
    await send(page);
    await reaches(page, ar.paid);
    const number = await orderNumber(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog(page).getByRole('button', { name: ar.receipt }).click(),
    ]);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await dialog(page).getByRole('link', { name: ar.order }).click();
    await page.waitForURL(/\/giving\/T-[0-9A-Z]{8}\?code=/);
    await closed(page);
    await page.getByRole('heading', { name: new RegExp(number) }).waitFor();
    await page.getByText('بقي ٥ أشهر من ٦').waitFor();
    // The URL opens the order for every visitor who has the code, and only with it.
    const other = await visit();
    other.expectNoise(/status of 404/);
    await open(other.page, page.url());
    await other.page.getByText('بقي ٥ أشهر من ٦').waitFor();
    const answer = await other.page.goto(`${origin}/giving/${number}`);
    expect(answer?.status()).toBe(404);
  });

  it('a second card after a declined one pays the same order, once', async () => {
    const { page } = await visit();
    await open(page, `${origin}/en/donate?amount=5000&frequency=once`);
    await toCard(page, en);
    await typeCard(page, CARDS.declined);
    await send(page);
    await reaches(page, en.failed);
    await dialog(page).getByRole('button', { name: en.retry }).click();
    await payByVisa(page, en);
    await dialog(page).getByRole('link', { name: en.order }).click();
    const payments = page.getByRole('table').getByRole('row');
    await payments.filter({ hasText: 'Failed' }).waitFor();
    expect(await payments.filter({ hasText: 'Paid' }).count()).toBe(1);
  });

  it.each([
    ['confirms', CARDS.threeDSecure, ar.paid],
    ['rejects', CARDS.threeDSecureFail, ar.failed],
  ])('the bank’s page in the iframe %s the payment', async (_, card, outcome) => {
    const { page } = await visit();
    await open(page, `${origin}/`);
    await toCard(page, ar);
    await typeCard(page, card);
    await send(page);
    await answerBank(page);
    await reaches(page, outcome);
  });

  it('a payment that was being verified when the page was closed is resumed on the next page', async () => {
    const { page, context, expectNoise } = await visit();
    expectNoise(/Failed to load resource|net::ERR/);
    await open(page, `${origin}/`);
    await toCard(page, ar);
    await typeCard(page, CARDS.success);
    await context.route('**/api/checkout/*/verify', (route) => route.abort());
    await send(page);
    await reaches(page, ar.verifying);
    await context.unroute('**/api/checkout/*/verify');
    // The tab stores the checkout's id only, no data of the donor.
    expect(await page.evaluate(() => sessionStorage.getItem('payment.open'))).toMatch(
      /^\{"version":2,"savedAt":\d+,"value":"[\w-]+"\}$/,
    );
    await page.goto(`${origin}/news`);
    await reaches(page, ar.paid);
    await page.keyboard.press('Escape');
    await closed(page);
    await page.reload();
    await hydrated(page);
    expect(await page.evaluate(() => sessionStorage.getItem('payment.open'))).toBeNull();
  });

  it('a payment continues when the network returns', async () => {
    const { page, context, expectNoise } = await visit();
    expectNoise(/Failed to load resource|net::ERR/);
    await open(page, `${origin}/en`);
    await toCard(page, en);
    await typeCard(page, CARDS.success);
    let away = true;
    await context.route('**/api/checkout/*/verify', (route) =>
      away ? route.abort('internetdisconnected') : route.continue(),
    );
    await send(page);
    await reaches(page, en.verifying);
    away = false;
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await reaches(page, en.paid);
  });

  it('a double click creates one order and one payment', async () => {
    const { page } = await visit();
    const checkouts = countCheckouts(page);
    await open(page, `${origin}/donate?frequency=once&amount=2500`);
    await page.locator('main').getByRole('button', { name: ar.pay }).dblclick();
    await reaches(page, ar.brand);
    await dialog(page).getByRole('button', { name: ar.next, exact: true }).dblclick();
    await fields(page).locator('#number').waitFor();
    await typeCard(page, CARDS.success);
    await fields(page).locator('button[type="submit"]').dblclick();
    await reaches(page, ar.paid);
    expect(checkouts()).toBe(1);
    await dialog(page).getByRole('link', { name: ar.order }).click();
    const payments = page.getByRole('table').getByRole('row');
    await payments.filter({ hasText: 'مدفوعة' }).waitFor();
    // The table's header and the payment.
    expect(await payments.count()).toBe(2);
  });

  it('a gift opens for its receiver, in English, with its own image for shared links', async () => {
    const { page } = await visit();
    await open(page, `${origin}/donate?target=program:bir-alqarya&frequency=once&amount=10000`);
    await page.getByRole('button', { name: 'أضف إهداء' }).click();
    await dialog(page).locator('input[name="receiver_name"]').fill('أم خالد');
    await dialog(page).locator('input[name="sender_name"]').fill('Khalid');
    await dialog(page).locator('textarea[name="message"]').fill('تقبّل الله منّا ومنكم');
    await dialog(page).locator('button[type="submit"]').click();
    await closed(page);
    await toCard(page, ar);
    await typeCard(page, CARDS.success);
    await send(page);
    await reaches(page, ar.paid);
    await dialog(page).getByRole('link', { name: 'مشاركة بطاقة الإهداء' }).click();
    await page.waitForURL(/\/gift\/[\w-]+$/);
    const { pathname } = new URL(page.url());

    const receiver = await visit();
    await open(receiver.page, `${origin}/en${pathname}`);
    await receiver.page.getByRole('heading', { level: 1, name: 'A gift for أم خالد' }).waitFor();
    await receiver.page.getByText('Open your gift').click();
    const main = await receiver.page.locator('main').innerText();
    for (const part of ['أم خالد', 'Khalid', 'تقبّل الله منّا ومنكم', 'The Village Well']) expect(main).toContain(part);
    // The sender did not choose to show the amount.
    expect(main).not.toContain('100');
    // The page names people: it may be shared, but not indexed.
    expect(await receiver.page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    const imageUrl = await receiver.page.locator('meta[property="og:image"]').getAttribute('content');
    const response = await fetch(imageUrl ?? '');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  it('a guest manages a monthly donation by its link: changes amount and card, pauses, stops and resumes it', async () => {
    const { page } = await visit();
    await open(page, `${origin}/en/donate?months=4&amount=3000`);
    await toCard(page, en);
    await typeCard(page, CARDS.success);
    await send(page);
    await reaches(page, en.paid);
    await dialog(page).getByRole('link', { name: en.order }).click();
    const card = page.getByRole('article').filter({ hasText: 'months left' });
    await card.getByRole('button', { name: 'Change the amount' }).click();
    await dialog(page).getByRole('textbox').fill('٤٥');
    await dialog(page).getByRole('button', { name: 'Save amount' }).click();
    await card.getByText('SAR 45').waitFor();
    await card.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('menuitem', { name: '2 months' }).click();
    await card.getByText('Paused').waitFor();
    await card.getByRole('button', { name: 'Resume' }).click();
    await card.getByText('Active').waitFor();
    await card.getByRole('button', { name: 'Change the card' }).click();
    await payByVisa(page, en);
    await page.keyboard.press('Escape');
    await card.getByText('•••• 1111').waitFor();
    await card.getByRole('button', { name: 'Stop donating' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stop donation' }).click();
    await card.getByText('Cancelled').waitFor();
    await card.getByRole('button', { name: 'Resume' }).click();
    await card.getByText('Active').waitFor();
  });

  it('a donation counts at once, and the input is preserved when the dialog is closed', async () => {
    const { page } = await visit();
    const before = await raised();
    await open(page, `${origin}/donate?target=program:bir-alqarya&frequency=once&amount=7700`);
    await page.locator('input[name="donor_name"]').fill('سارة');
    await toCard(page, ar);
    await page.keyboard.press('Escape');
    await closed(page);
    expect(await page.locator('input[name="donor_name"]').inputValue()).toBe('سارة');
    // Also after a visit to another page.
    await page.getByRole('link', { name: 'حاسبة الزكاة' }).click();
    await page.waitForURL(`${origin}/zakat`);
    await page.getByRole('banner').getByRole('link', { name: 'تبرّع', exact: true }).click();
    await page.waitForURL(`${origin}/donate`);
    expect(await page.locator('input[name="donor_name"]').inputValue()).toBe('سارة');
    await toCard(page, ar);
    await typeCard(page, CARDS.success);
    await send(page);
    await reaches(page, ar.paid);
    expect(await raised()).toBe(before + 7700);
  });
});
