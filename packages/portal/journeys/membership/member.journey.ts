import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setupBrowser } from '../kit/browser.ts';
import { at, field, fillAll, next, payForShares, prefix, signUp } from '../kit/joining.ts';
import { enter, newest, place, MESSAGES } from '../kit/market.ts';
import { startServer, type RunningServer } from '../kit/server.ts';

const visit = setupBrowser();
let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

it.each([
  ['ar', '١٢٤٫٢٥'],
  ['en', '124.25'],
] as const)('from the registration to a sold share and its documents, in %s', async (locale, price) => {
  const messages = MESSAGES[locale];
  const [joins, buys] = [await visit(), await visit()];
  const { page } = joins;

  await signUp(page, locale, server.origin);
  await fillAll(page, locale);
  await field(page, 'shares_count').fill('12');
  await next(page);
  await at(page, 'check');
  await field(page, 'terms').check();
  await next(page);
  await page.waitForURL(`${server.origin}${prefix(locale)}/last-step`);
  await payForShares(page, locale);

  await page.locator(`main a[href="${prefix(locale)}/profile/contribution"]`).click();
  await page.getByRole('button', { name: messages.sell, exact: true }).waitFor();
  await place(page, messages, 'sell', 4, '124.25');
  await enter(buys.page, server.origin, messages, 3);
  await place(buys.page, messages, 'buy', 4, '124.25');
  await buys.page.getByText(messages.traded).waitFor();

  await newest(buys.page, messages).getByText(messages.bought).waitFor();
  await page.reload();
  await newest(page, messages).getByText(messages.sold).waitFor();
  for (const each of [page, buys.page]) {
    expect(await newest(each, messages).innerText()).toContain(price);
    const [download] = await Promise.all([
      each.waitForEvent('download'),
      each.getByRole('button', { name: messages.certificate }).click(),
    ]);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  }
});
