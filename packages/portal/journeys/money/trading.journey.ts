import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closed, setupBrowser } from '../kit/browser.ts';
import { enter, fill, newest, place, WORDS } from '../kit/market.ts';
import { startServer, type RunningServer } from '../kit/server.ts';

const visit = setupBrowser();
let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

describe.each(['ar', 'en'] as const)('the share market, in %s', (locale) => {
  const words = WORDS[locale];

  it('one member sells, another buys, and both see it and get their papers', async () => {
    const [seller, buyer] = [await visit(), await visit()];
    await enter(seller.page, server.origin, words, 1);
    await enter(buyer.page, server.origin, words, 3);
    await place(seller.page, words, 'sell', 4, words.spread);
    await seller.page.getByRole('article').filter({ hasText: words.four }).waitFor();

    // Another member finds the offer in the book, and takes one share of it, then the rest with a wish for more.
    await buyer.page.getByRole('link', { name: words.all }).click();
    await buyer.page.waitForURL(/\/profile\/contribution\/offers$/);
    const row = buyer.page.getByRole('row').filter({ hasText: words.price });
    await row.getByRole('button').click();
    const dialog = buyer.page.getByRole('dialog');
    await dialog.getByRole('spinbutton', { name: words.fields.quantity }).fill('3');
    await dialog.getByRole('meter').first().waitFor();
    await dialog.getByRole('button', { name: words.review }).click();
    await dialog.getByRole('button', { name: words.place.buy }).click();
    await buyer.page.getByText(words.traded).waitFor();
    await closed(buyer.page, dialog);
    await place(buyer.page, words, 'buy', 3, words.spread);
    await buyer.page.getByText(words.partly).waitFor();
    // The newest stands first: an older one may have come as far.
    await buyer.page.getByText(words.filled).first().waitFor();

    // What is left is withdrawn.
    const withdraw = buyer.page.getByRole('button', { name: words.withdraw });
    await withdraw.click();
    await buyer.page.getByRole('alertdialog').getByRole('button', { name: words.confirm, exact: true }).click();
    await withdraw.waitFor({ state: 'hidden' });
    await closed(buyer.page);

    await buyer.page.goto(`${server.origin}${words.prefix}/profile/contribution`);
    await newest(buyer.page, words).getByText(words.bought).waitFor();
    await seller.page.reload();
    await newest(seller.page, words).getByText(words.sold).waitFor();
    await seller.page.getByText(words.none).waitFor();
    for (const { page } of [seller, buyer]) expect(await newest(page, words).innerText()).toContain(words.price);

    for (const { page } of [seller, buyer]) {
      for (const [name, file] of [
        [words.certificate, 'share-certificate.pdf'],
        [words.statement, 'share-statement-2026.pdf'],
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

  it('two sessions that sell the same last shares: one does, the other is told at the field and keeps its ticket', async () => {
    const [one, other] = [await visit(), await visit()];
    other.expectNoise(/status of 409/);
    for (const { page } of [one, other]) await enter(page, server.origin, words, 1);
    const shares = await one.page.evaluate(async () => {
      const response = await fetch('/api/contribution', {
        headers: { authorization: localStorage.getItem('auth._token.local') ?? '' },
      });
      return ((await response.json()) as { contribution: { available_shares: number } }).contribution.available_shares;
    });
    // Both are ready before either is sent.
    const first = await fill(one.page, words, 'sell', shares, '190');
    const second = await fill(other.page, words, 'sell', shares, '190');
    await first.click();
    await closed(one.page);
    await second.click();
    const quantity = other.page.getByRole('dialog').getByRole('spinbutton', { name: words.fields.quantity });
    await expect.poll(() => quantity.getAttribute('aria-invalid')).toBe('true');
    await other.page.getByRole('dialog').getByText(words.refusal).first().waitFor();
    await other.page.keyboard.press('Escape');
    await other.page.getByRole('button', { name: words.withdraw }).click();
    await other.page.getByRole('alertdialog').getByRole('button', { name: words.confirm, exact: true }).click();
    await other.page.getByText(words.none).waitFor();
  });

  it('filters its movements without a reload, in an address that can be kept, and saves what is shown', async () => {
    const { page } = await visit();
    await enter(page, server.origin, words, 1);
    await page.evaluate(() => document.body.setAttribute('data-kept', ''));
    await page.getByRole('search').getByLabel(words.type).selectOption('sell');
    await page.waitForURL(/\?type=sell$/);
    const cells = page.getByRole('table', { name: words.movements }).getByRole('cell');
    await expect.poll(() => cells.filter({ hasText: words.bought }).count()).toBe(0);
    expect(await cells.filter({ hasText: words.sold }).count()).toBeGreaterThan(0);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: words.csv }).filter({ hasText: 'CSV' }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    expect([text.charCodeAt(0), text.includes(words.sold), text.includes(words.bought)]).toEqual([0xfeff, true, false]);
    await page.getByRole('link', { name: words.clear }).click();
    await expect.poll(() => cells.filter({ hasText: words.bought }).count()).toBeGreaterThan(0);
    expect(await page.locator('body[data-kept]').count()).toBe(1);
    await page.goto(`${server.origin}${words.prefix}/profile/contribution?type=buy&status=expired&from=2026-01-01`);
    await page.getByRole('link', { name: words.clear }).waitFor();
    expect(await page.getByRole('table', { name: words.movements }).count()).toBe(0);
  });
});
