import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closed, setupBrowser } from '../kit/browser.ts';
import { enter, fill, newest, place, MESSAGES } from '../kit/market.ts';
import { startServer, type RunningServer } from '../kit/server.ts';

const visit = setupBrowser();
let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

describe.each(['ar', 'en'] as const)('share market, in %s', (locale) => {
  const messages = MESSAGES[locale];

  it('one member sells, another buys, and both see the movement and download their documents', async () => {
    const [seller, buyer] = [await visit(), await visit()];
    await enter(seller.page, server.origin, messages, 1);
    await enter(buyer.page, server.origin, messages, 3);
    await place(seller.page, messages, 'sell', 4, messages.spread);
    await seller.page.getByRole('article').filter({ hasText: messages.four }).waitFor();

    // Another member buys one share of the offer, and then orders more than the rest.
    await buyer.page.getByRole('link', { name: messages.all }).click();
    await buyer.page.waitForURL(/\/profile\/contribution\/offers$/);
    const row = buyer.page.getByRole('row').filter({ hasText: messages.price });
    await row.getByRole('button').click();
    const dialog = buyer.page.getByRole('dialog');
    await dialog.getByRole('spinbutton', { name: messages.fields.quantity }).fill('3');
    await dialog.getByRole('meter').first().waitFor();
    await dialog.getByRole('button', { name: messages.review }).click();
    await dialog.getByRole('button', { name: messages.place.buy }).click();
    await buyer.page.getByText(messages.traded).waitFor();
    await closed(buyer.page, dialog);
    await place(buyer.page, messages, 'buy', 3, messages.spread);
    await buyer.page.getByText(messages.partly).waitFor();
    // The newest offer is first: an older one may show the same progress.
    await buyer.page.getByText(messages.filled).first().waitFor();

    // The rest is withdrawn.
    const withdraw = buyer.page.getByRole('button', { name: messages.withdraw });
    await withdraw.click();
    await buyer.page.getByRole('alertdialog').getByRole('button', { name: messages.confirm, exact: true }).click();
    await withdraw.waitFor({ state: 'hidden' });
    await closed(buyer.page);

    await buyer.page.goto(`${server.origin}${messages.prefix}/profile/contribution`);
    await newest(buyer.page, messages).getByText(messages.bought).waitFor();
    await seller.page.reload();
    await newest(seller.page, messages).getByText(messages.sold).waitFor();
    await seller.page.getByText(messages.none).waitFor();
    for (const { page } of [seller, buyer]) expect(await newest(page, messages).innerText()).toContain(messages.price);

    for (const { page } of [seller, buyer]) {
      await page.getByText(messages.statements, { exact: true }).click();
      for (const [name, file] of [
        [messages.certificate, 'share-certificate.pdf'],
        [messages.statement, 'share-statement-2026.pdf'],
      ] as const) {
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name }).click(),
        ]);
        expect(download.suggestedFilename()).toBe(file);
        expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
      }
    }
  });

  it('two sessions sell the same last shares: one succeeds, the other shows the error in its ticket', async () => {
    const [one, other] = [await visit(), await visit()];
    other.expectNoise(/status of 409/);
    for (const { page } of [one, other]) await enter(page, server.origin, messages, 1);
    const shares = await one.page.evaluate(async () => {
      const response = await fetch('/api/contribution', {
        headers: { authorization: localStorage.getItem('auth._token.local') ?? '' },
      });
      return ((await response.json()) as { contribution: { available_shares: number } }).contribution.available_shares;
    });
    // Both tickets are filled in before either is submitted.
    const first = await fill(one.page, messages, 'sell', shares, '190');
    const second = await fill(other.page, messages, 'sell', shares, '190');
    await first.click();
    await closed(one.page);
    await second.click();
    const quantity = other.page.getByRole('dialog').getByRole('spinbutton', { name: messages.fields.quantity });
    await expect.poll(() => quantity.getAttribute('aria-invalid')).toBe('true');
    await other.page.getByRole('dialog').getByText(messages.rejection).first().waitFor();
    await other.page.keyboard.press('Escape');
    await other.page.getByRole('button', { name: messages.withdraw }).click();
    await other.page.getByRole('alertdialog').getByRole('button', { name: messages.confirm, exact: true }).click();
    await other.page.getByText(messages.none).waitFor();
  });

  it('filters movements without a reload, with the filters in the URL, and exports the filtered rows', async () => {
    const { page } = await visit();
    await enter(page, server.origin, messages, 1);
    await page.evaluate(() => document.body.setAttribute('data-kept', ''));
    await page.getByRole('button', { name: messages.filters, exact: true }).click();
    await page.getByRole('search').getByLabel(messages.type).selectOption('sell');
    await page.waitForURL(/\?type=sell$/);
    const cells = page.getByRole('table', { name: messages.movements }).getByRole('cell');
    await expect.poll(() => cells.filter({ hasText: messages.bought }).count()).toBe(0);
    expect(await cells.filter({ hasText: messages.sold }).count()).toBeGreaterThan(0);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: messages.csv }).filter({ hasText: 'CSV' }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    expect([text.charCodeAt(0), text.includes(messages.sold), text.includes(messages.bought)]).toEqual([
      0xfeff,
      true,
      false,
    ]);
    await page.getByRole('link', { name: messages.clear }).click();
    await page.waitForURL((url) => url.search === '');
    await page.getByRole('link', { name: messages.clear }).waitFor({ state: 'detached' });
    expect(await page.locator('body[data-kept]').count()).toBe(1);
    await page.goto(`${server.origin}${messages.prefix}/profile/contribution?type=buy&status=expired&from=2026-01-01`);
    await page.getByRole('link', { name: messages.clear }).waitFor();
    expect(await page.getByRole('table', { name: messages.movements }).count()).toBe(0);
  });
});
