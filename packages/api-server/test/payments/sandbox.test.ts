import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerSandbox, signWebhook } from '../../src/gateways/sandbox/app.ts';
import { openStore, type SandboxStore } from '../../src/gateways/sandbox/store.ts';
import { isLuhn, readCard, SCENARIOS, testCard } from '../../src/gateways/sandbox/cards.ts';
import { cardFaults } from '../../src/gateways/sandbox/pay.ts';
import { MESSAGES } from '../../src/gateways/sandbox/texts.ts';
import { sendWebhooks } from '../../src/gateways/sandbox/webhooks.ts';

const SECRET = 'a-secret-of-the-sandbox';
const BRANDS = ['mada', 'visa', 'mastercard'] as const;
const now = new Date('2026-11-21T09:00:00Z');
const good = { number: testCard('mada', 'success'), holder: 'Sara', expiry: '12/39', cvv: '123' };

test('every test card is a number of its brand and does what it is for', () => {
  for (const brand of BRANDS)
    for (const scenario of SCENARIOS)
      expect([isLuhn(testCard(brand, scenario)), readCard(testCard(brand, scenario))]).toEqual([
        true,
        { brand, scenario },
      ]);
  expect(new Set(BRANDS.flatMap((brand) => SCENARIOS.map((scenario) => testCard(brand, scenario)))).size).toBe(27);
});

describe('what is typed', () => {
  test.each([
    [{}],
    [{ number: '٤٤٦٤ ٠٤٠٠ ٠٠٠٠ ٠٠٠٧', expiry: '١٢/٣٩', cvv: '١٢٣' }],
    [{ number: '4464-0400-0000-0007', expiry: '12/2039' }],
    [{ expiry: '1126' }],
  ])('%j is right', (change) => expect(cardFaults({ ...good, ...change }, { brand: 'mada' }, now)).toEqual({}));
  test.each([
    [{ number: '' }, { number: 'required' }],
    [{ number: '4464' }, { number: 'number' }],
    [{ number: '4242 4242 4242 4242' }, { number: 'test_card' }],
    [{ number: '4464040000000008' }, { number: 'test_card' }],
    [{ number: testCard('visa', 'success') }, { number: 'brand' }],
    [{ holder: ' ' }, { holder: 'required' }],
    [{ expiry: '13/39' }, { expiry: 'expiry' }],
    [{ expiry: '1' }, { expiry: 'expiry' }],
    [{ expiry: '10/26' }, { expiry: 'expired' }],
    [{ cvv: '12' }, { cvv: 'cvv' }],
    [{ cvv: '' }, { cvv: 'required' }],
  ])('%j is wrong, and has a message', (change, faults) => {
    expect(cardFaults({ ...good, ...change }, { brand: 'mada' }, now)).toEqual(faults);
    for (const [field, fault] of Object.entries(faults))
      for (const locale of ['ar', 'en'] as const) expect(MESSAGES[locale][`${field}.${fault}`]).toBeTruthy();
  });
});

describe('the sandbox over HTTP', () => {
  const folder = mkdtempSync(join(tmpdir(), 'taawun-sandbox-'));
  let store: SandboxStore;
  let app: FastifyInstance;
  let clock = now.getTime();
  beforeAll(() => {
    store = openStore(join(folder, 'book.sqlite'));
    app = Fastify();
    registerSandbox(app, {
      store: () => store,
      secret: () => SECRET,
      ancestors: 'http://portal.example',
      now: () => clock,
    });
  });
  afterAll(async () => {
    await app.close();
    store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  let serial = 0;
  const api = async (method: 'GET' | 'POST', path: string, payload?: object) =>
    (
      await app.inject({
        method,
        url: `/gateway/sandbox/api/${path}`,
        headers: { authorization: `Bearer ${SECRET}` },
        ...(payload && { payload }),
      })
    ).json<Record<string, never>>();
  const open = async (more: object = {}) => {
    const reference = `T-00000000-1-${++serial}`;
    const { id } = await api('POST', 'checkouts', {
      reference,
      amount: 5_000,
      currency: 'SAR',
      brand: 'mada',
      ...more,
    });
    return { reference, id: String(id) };
  };
  const pay = (id: string, change: object = {}) =>
    app.inject({ method: 'POST', url: `/gateway/sandbox/hosted/${id}/pay`, payload: { ...good, ...change } });
  const paymentsOf = async (reference: string) =>
    (await api('GET', `payments?reference=${reference}`)) as unknown as {
      payment: { status: string; reason: string | null; token: string | null } | null;
    };

  test('a checkout is paid once, however often the button is pressed', async () => {
    const { id, reference } = await open();
    const answers = await Promise.all([pay(id), pay(id), pay(id)]);
    expect(answers.map((answer) => answer.json<{ result: string }>().result).toSorted()).toEqual([
      'closed',
      'closed',
      'done',
    ]);
    expect((await paymentsOf(reference)).payment).toMatchObject({
      status: 'paid',
      amount: 5_000,
      last_four: '0007',
      token: null,
    });
  });

  test.each([
    ['declined', 'declined'],
    ['insufficient_funds', 'insufficient_funds'],
    ['card_expired', 'card_expired'],
  ] as const)('%s', async (scenario, reason) => {
    const { id, reference } = await open();
    await pay(id, { number: testCard('mada', scenario) });
    expect((await paymentsOf(reference)).payment).toMatchObject({ status: 'failed', reason });
  });

  test.each([
    ['three_d_secure', '123456', 'paid'],
    ['three_d_secure', '000000', 'failed'],
    ['three_d_secure_fail', '123456', 'failed'],
  ] as const)('%s with the code %s is %s', async (scenario, code, status) => {
    const { id, reference } = await open();
    expect((await pay(id, { number: testCard('mada', scenario) })).json()).toEqual({ result: 'challenge' });
    expect((await paymentsOf(reference)).payment).toBeNull();
    expect((await app.inject(`/gateway/sandbox/hosted/${id}?locale=en`)).body).toContain('Confirmation from your bank');
    await app.inject({ method: 'POST', url: `/gateway/sandbox/hosted/${id}/answer`, payload: { code } });
    expect((await paymentsOf(reference)).payment?.status).toBe(status);
  });

  test('a delayed one is pending, then paid', async () => {
    const { id, reference } = await open();
    await pay(id, { number: testCard('mada', 'delayed') });
    expect((await paymentsOf(reference)).payment?.status).toBe('pending');
    clock += 5_000;
    expect((await paymentsOf(reference)).payment?.status).toBe('paid');
  });

  test('a stored card is charged once per reference, and its test card may decline later', async () => {
    const [stored, fading] = [await open({ keep_card: true }), await open({ keep_card: true })];
    await pay(stored.id);
    await pay(fading.id, { number: testCard('mada', 'later_declined') });
    const before = store.sums(clock).taken;
    const token = (await paymentsOf(stored.reference)).payment?.token;
    for (let round = 0; round < 3; round++)
      await api('POST', 'charges', { reference: 'T-00000000-2-M0', amount: 700, currency: 'SAR', token });
    expect(store.sums(clock).taken - before).toBe(700);
    await api('POST', 'charges', {
      reference: 'T-00000000-2-M1',
      amount: 700,
      currency: 'SAR',
      token: (await paymentsOf(fading.reference)).payment?.token,
    });
    expect((await paymentsOf('T-00000000-2-M1')).payment).toMatchObject({ status: 'failed', reason: 'declined' });
    const { id } = ((await paymentsOf(stored.reference)) as unknown as { payment: { id: string } }).payment;
    for (let round = 0; round < 2; round++) await api('POST', 'refunds', { payment: id });
    expect(store.sums(clock).taken - before).toBe(700 - 5_000);
  });

  test('its time ends after half an hour, and it can be closed before', async () => {
    const [expired, closed] = [await open(), await open()];
    await api('POST', 'close', { reference: closed.reference });
    expect((await pay(closed.id)).json()).toEqual({ result: 'closed' });
    clock += 30 * 60_000;
    expect((await pay(expired.id)).json()).toEqual({ result: 'closed' });
  });

  test('stores no card number and no security code', async () => {
    const { id } = await open();
    await pay(id, { cvv: '987' });
    store.close();
    store = openStore(join(folder, 'book.sqlite'));
    const { readFileSync, readdirSync } = await import('node:fs');
    for (const name of readdirSync(folder))
      expect(readFileSync(join(folder, name), 'latin1')).not.toMatch(/4464 ?0400|987/);
  });

  test('webhooks are signed, and sent again until they are taken', async () => {
    const sent: [string, Record<string, string>][] = [];
    let taken = false;
    const options = {
      store,
      secret: SECRET,
      deliver: (body: string, headers: Record<string, string>) => Promise.resolve((sent.push([body, headers]), taken)),
    };
    const { id, reference } = await open();
    await sendWebhooks({ ...options, deliver: () => Promise.resolve(true) }, clock + 1e9);
    await pay(id);
    expect(await sendWebhooks(options, clock)).toBe(1);
    expect(await sendWebhooks(options, clock)).toBe(0);
    taken = true;
    expect(await sendWebhooks(options, clock + 2_000)).toBe(1);
    expect(await sendWebhooks(options, clock + 1e6)).toBe(0);
    const [body = '', headers] = sent[0] ?? [];
    expect([JSON.parse(body), headers?.['x-sandbox-signature']]).toEqual([
      { type: 'payment.updated', reference },
      signWebhook(body, SECRET),
    ]);
  });

  test('its pages load nothing from elsewhere and may be shown by the portal only', async () => {
    const { id } = await open();
    for (const locale of ['ar', 'en']) {
      const { headers, body } = await app.inject(`/gateway/sandbox/hosted/${id}?locale=${locale}&theme=dark`);
      expect(headers['content-security-policy']).toMatch(
        /^default-src 'none'; script-src 'self'; .*frame-ancestors http:\/\/portal\.example$/,
      );
      expect(body).not.toMatch(/https?:\/\/|<script>|style=/);
      expect(body).toContain(`dir="${locale === 'ar' ? 'rtl' : 'ltr'}"`);
    }
  });
});
