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
  WORDS,
} from '../kit/giving.ts';
import { origin } from '../kit/server.ts';

const visit = setupBrowser();
const { ar, en } = WORDS;

/** The checkouts that a page has asked for. */
function countCheckouts(page: Page): () => number {
  let asked = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/checkout') asked++;
  });
  return () => asked;
}

/** What a program has been given. */
const raised = async () =>
  (
    (await (await fetch(`${origin}/api/programs`)).json()) as { programs: { slug: string; raised: number }[] }
  ).programs.find(({ slug }) => slug === 'bir-alqarya')?.raised ?? 0;

describe('giving', () => {
  it('a guest gives 100 a month for 6 months by mada, in Arabic, and holds a receipt', async () => {
    const { page } = await visit();
    await open(page, `${origin}/donate`);
    await page.getByText(ar.other).click();
    await page.getByRole('textbox', { name: ar.amount }).fill('١٠٠');
    await page.locator('input[name="donor_name"]').fill('نورة العتيبي');
    await page.locator('input[name="donor_email"]').fill('noura@mail.example');
    await toCard(page, ar);
    // A card's number reads from the left, and is taken in either digits.
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
    // Its address opens it for whoever has it, and for nobody without the code.
    const other = await visit();
    other.expectNoise(/status of 404/);
    await open(other.page, page.url());
    await other.page.getByText('بقي ٥ أشهر من ٦').waitFor();
    const answer = await other.page.goto(`${origin}/giving/${number}`);
    expect(answer?.status()).toBe(404);
  });

  it('a declined card, then another one: the same order, paid once', async () => {
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
    await payments.filter({ hasText: 'Did not go through' }).waitFor();
    expect(await payments.filter({ hasText: 'Paid' }).count()).toBe(1);
  });

  it.each([
    ['confirms', CARDS.threeDSecure, ar.paid],
    ['refuses', CARDS.threeDSecureFail, ar.failed],
  ])('the bank asks in the frame and %s', async (_, card, outcome) => {
    const { page } = await visit();
    await open(page, `${origin}/`);
    await toCard(page, ar);
    await typeCard(page, card);
    await send(page);
    await answerBank(page);
    await reaches(page, outcome);
  });

  it('a page that is left while the payment is verified comes back to the truth', async () => {
    const { page, context, expectNoise } = await visit();
    expectNoise(/Failed to load resource|net::ERR/);
    await open(page, `${origin}/`);
    await toCard(page, ar);
    await typeCard(page, CARDS.success);
    await context.route('**/api/checkout/*/verify', (route) => route.abort());
    await send(page);
    await reaches(page, ar.verifying);
    await context.unroute('**/api/checkout/*/verify');
    // What the tab keeps is a name; nothing of whoever pays.
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

  it('without a network in the middle nothing is lost, and the answer comes with it', async () => {
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

  it('a double press opens one order and takes one payment', async () => {
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
    // Its head and the payment.
    expect(await payments.count()).toBe(2);
  });

  it('a gift is opened by its receiver, in English, with a picture of its own', async () => {
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
    const main = await receiver.page.locator('main').innerText();
    for (const part of ['أم خالد', 'Khalid', 'تقبّل الله منّا ومنكم', 'The Village Well']) expect(main).toContain(part);
    // How much was given is the sender's to say.
    expect(main).not.toContain('100');
    // It names people: it may be shared, and no search engine lists it.
    expect(await receiver.page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    const picture = await receiver.page.locator('meta[property="og:image"]').getAttribute('content');
    const drawn = await fetch(picture ?? '');
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  it('a guest manages a monthly donation by its link: another amount, a pause, another card, the end, and again', async () => {
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
    await dialog(page).getByRole('button', { name: 'Save the amount' }).click();
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
    await card.getByRole('button', { name: 'Stop giving' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stop it' }).click();
    await card.getByText('Stopped').waitFor();
    await card.getByRole('button', { name: 'Resume' }).click();
    await card.getByText('Active').waitFor();
  });

  it('what was given counts at once, and what was typed stays when the dialog is closed', async () => {
    const { page } = await visit();
    const before = await raised();
    await open(page, `${origin}/donate?target=program:bir-alqarya&frequency=once&amount=7700`);
    await page.locator('input[name="donor_name"]').fill('سارة');
    await toCard(page, ar);
    await page.keyboard.press('Escape');
    await closed(page);
    expect(await page.locator('input[name="donor_name"]').inputValue()).toBe('سارة');
    // Also after reading something else in between.
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
