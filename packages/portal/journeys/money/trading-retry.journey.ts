import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closed, setupBrowser, type Page } from '../kit/browser.ts';
import { enter, fill, MESSAGES } from '../kit/market.ts';
import { startServer, type RunningServer } from '../kit/server.ts';

const visit = setupBrowser();
let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const PHONE = { viewport: { width: 390, height: 844 } };
const LOST = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION|ERR_NETWORK/;
const PLACE = '**/api/share-offers';
const CANCEL = '**/api/share-offers/*/cancel';

const TEXTS = {
  ar: {
    uncertain: /لا نعرف هل سُجّل عرضك\. إرساله مرة أخرى لن يسجّل عرضًا ثانيًا/,
    unknown: /^لا نعرف هل سُجّل عرضك لبيع ٤ حصص/,
    placed: /^سُجّل عرضك لبيع ٤ حصص .* مرة واحدة$/,
    notPlaced: /^لم يُسجَّل عرضك لبيع ٤ حصص/,
    check: 'تحقّق مرة أخرى',
    resume: 'افتح العرض من جديد',
    close: 'إغلاق',
    stale: /آخر تحديث لهذه الصفحة/,
    again: 'إعادة المحاولة',
    withdrawUncertain: 'لا نعرف هل سُحب عرضك. لا ضرر من إعادة المحاولة.',
    withdrawAgain: 'أعد سحب العرض',
  },
  en: {
    uncertain: /We do not know if your offer was placed\. You can send it again\. It will not be placed twice/,
    unknown: /^We do not know if your offer to sell 4 shares/,
    placed: /^Your offer to sell 4 shares .* was placed once$/,
    notPlaced: /^Your offer to sell 4 shares .* was not placed$/,
    check: 'Check again',
    resume: 'Open the offer again',
    close: 'Close',
    stale: /This page was last updated on/,
    again: 'Try again',
    withdrawUncertain: 'We do not know if your offer was withdrawn. You can safely try again.',
    withdrawAgain: 'Try to withdraw again',
  },
} as const;

/** Loads the member's open offers by an API call, unaffected by the page's network. */
async function openOffers(page: Page): Promise<{ id: number; shares: number }[]> {
  const authorization = await page.evaluate(() => localStorage.getItem('auth._token.local') ?? '');
  const response = await page.request.get(`${server.origin}/api/share-offers?mine=true&status=pending`, {
    headers: { authorization },
  });
  return ((await response.json()) as { share_offers: { id: number; shares: number }[] }).share_offers;
}

/** Passes the next POST request of that path to the server, drops its response, and sets the page offline. */
async function loseResponse(page: Page, path: string): Promise<void> {
  await page.route(
    path,
    async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      await page.context().setOffline(true);
      return route.abort();
    },
    { times: 1 },
  );
}

async function withdrawAll(page: Page): Promise<void> {
  const authorization = await page.evaluate(() => localStorage.getItem('auth._token.local') ?? '');
  for (const { id } of await openOffers(page))
    await page.request.post(`${server.origin}/api/share-offers/${id}/cancel`, {
      headers: { authorization, 'Idempotency-Key': crypto.randomUUID() },
    });
}

describe.each(['ar', 'en'] as const)('trade whose response is lost, in %s', (locale) => {
  const messages = MESSAGES[locale];
  const texts = TEXTS[locale];
  const begin = async () => {
    const visitor = await visit(PHONE);
    visitor.expectNoise(LOST);
    await enter(visitor.page, server.origin, messages, 1);
    await withdrawAll(visitor.page);
    await visitor.page.reload();
    await visitor.page.getByText(messages.none).waitFor();
    return visitor.page;
  };

  it('keeps the ticket, reports the unknown outcome, and places one offer for repeated requests', async () => {
    const page = await begin();
    const confirm = await fill(page, messages, 'sell', 4, messages.spread);
    await loseResponse(page, PLACE);
    await confirm.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(texts.uncertain).waitFor();
    await confirm.click();
    await dialog.getByText(texts.uncertain).waitFor();
    expect(await openOffers(page)).toHaveLength(1);
    await page.context().setOffline(false);
    await confirm.click();
    await closed(page, dialog);
    await page.getByRole('article').filter({ hasText: messages.four }).waitFor();
    expect(await openOffers(page)).toHaveLength(1);
  });

  it('requests the outcome of the order after a reload, and when the ticket was closed', async () => {
    const page = await begin();
    const confirm = await fill(page, messages, 'sell', 4, messages.spread);
    await loseResponse(page, PLACE);
    await confirm.click();
    await page.getByRole('dialog').getByText(texts.uncertain).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText(texts.unknown).waitFor();
    // No new ticket opens while the order may have been placed.
    await page.getByRole('button', { name: messages.sell, exact: true }).click();
    await page.getByText(texts.unknown).waitFor();
    await closed(page);
    await page.context().setOffline(false);
    await page.reload();
    await page.getByText(texts.placed).waitFor();
    expect(await openOffers(page)).toHaveLength(1);
    await page.reload();
    await page.getByRole('button', { name: messages.sell, exact: true }).waitFor();
    expect(await page.getByText(texts.placed).count()).toBe(0);
  });

  it('restores the order when the server has not received it', async () => {
    const page = await begin();
    const confirm = await fill(page, messages, 'sell', 4, messages.spread);
    await page.context().setOffline(true);
    await confirm.click();
    await page.getByRole('dialog').getByText(texts.uncertain).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText(texts.unknown).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: texts.check }).click();
    await page.getByText(texts.notPlaced).waitFor();
    expect(await openOffers(page)).toEqual([]);
    await page.getByRole('button', { name: texts.resume }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByRole('spinbutton', { name: messages.fields.quantity }).inputValue()).toMatch(/[4٤]/);
    await dialog.getByRole('button', { name: messages.review }).click();
    await dialog.getByRole('button', { name: messages.place.sell }).click();
    await closed(page, dialog);
    expect(await openOffers(page)).toHaveLength(1);
  });

  it('withdraws once when the response of the withdrawal is lost, and reports the unknown outcome', async () => {
    const page = await begin();
    await (await fill(page, messages, 'sell', 4, messages.spread)).click();
    await closed(page);
    await loseResponse(page, CANCEL);
    await page.getByRole('button', { name: messages.withdraw }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: messages.confirm, exact: true }).click();
    await page.getByText(texts.withdrawUncertain).waitFor();
    await page.getByRole('button', { name: messages.sell, exact: true }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: texts.withdrawAgain }).click();
    await page.getByText(messages.none).waitFor();
    expect(await openOffers(page)).toEqual([]);
  });

  it('keeps the page when its revalidation after a trade fails, and loads it on retry', async () => {
    const page = await begin();
    const confirm = await fill(page, messages, 'sell', 4, messages.spread);
    await page.route('**/api/contribution', (route) => route.abort());
    await confirm.click();
    await page.getByText(texts.stale).first().waitFor();
    await page.getByRole('button', { name: messages.sell, exact: true }).waitFor();
    expect(await openOffers(page)).toHaveLength(1);
    await page.unroute('**/api/contribution');
    await page.getByRole('button', { name: texts.again }).click();
    await expect.poll(() => page.getByText(texts.stale).count()).toBe(0);
    await page.getByRole('article').filter({ hasText: messages.four }).waitFor();
  });
});
