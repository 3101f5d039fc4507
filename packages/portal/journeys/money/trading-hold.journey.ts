import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hydrated, signIn, setupBrowser } from '../kit/browser.ts';
import { MESSAGES } from '../kit/market.ts';
import { startServer, type RunningServer } from '../kit/server.ts';

const visit = setupBrowser();
let server: RunningServer;
const NOTES = { ar: 'تداول الحصص موقوف في حسابك', en: 'You cannot trade shares at the moment' };
const phone = { viewport: { width: 390, height: 844 } };

beforeAll(async () => {
  server = await startServer();
  await server.staff('members', 'hold', '0500000003');
});
afterAll(() => server.stop());

const tokenOf = async (username: string, password: string) => {
  const answer = await fetch(`${server.origin}/api/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
};

describe.each(['ar', 'en'] as const)('member without the scope `trade` (%s)', (locale) => {
  const messages = MESSAGES[locale];

  it('sees a notice instead of the buttons', async () => {
    const { page } = await visit(phone);
    await page.goto(
      `${server.origin}${messages.prefix}/login?redirect=${encodeURIComponent(`${messages.prefix}/profile/contribution`)}`,
    );
    await hydrated(page);
    await signIn(page, '0500000003', 'taawun-3');
    await page.getByText(NOTES[locale]).waitFor();
    expect(await page.getByRole('button', { name: messages.buy, exact: true }).count()).toBe(0);
    await page.getByRole('link', { name: messages.all }).click();
    await page.waitForURL(/\/offers$/);
    await page.getByText(NOTES[locale]).waitFor();
    await page.getByRole('row').nth(1).waitFor();
    expect(await page.locator('main table').getByRole('button').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

it('the server rejects an offer without the scope `trade`, and accepts it with the scope', async () => {
  const place = async () => {
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      authorization: `Bearer ${await tokenOf('0500000003', 'taawun-3')}`,
    };
    return (
      await fetch(`${server.origin}/api/share-offers`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ type: 'buy', shares: 1, price: 10_000, expires_in_days: 30 }),
      })
    ).status;
  };
  expect(await place()).toBe(403);
  await server.staff('members', 'release', '0500000003');
  expect(await place()).toBe(201);
});
