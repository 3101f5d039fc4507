import { createCipheriv, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readCode, reasonOf } from '../../src/gateways/hyperpay/codes.ts';
import { halalas, hyperpayGateway, riyals } from '../../src/gateways/hyperpay/hyperpay.ts';
import { GatewayAway, type Gateway } from '../../src/gateways/shared/port.ts';
import { fakeGateway, type ReceivedRequest } from './fake-gateway.ts';

const REFERENCE = 'T-8K2MQ9XB-1-QWERTY23';
const order = { reference: REFERENCE, amount: 10_000, currency: 'SAR', brand: 'mada' } as const;
const attempt = { ...order, checkout: '8A8294', payment: null };
const KEY = '0f'.repeat(32);

// As HyperPay answers a paid COPYandPAY checkout.
const PAYMENT = {
  id: '8ac7a4a18f3b',
  registrationId: '8ac7a4a08f3c',
  paymentType: 'DB',
  paymentBrand: 'MADA',
  amount: '100.00',
  currency: 'SAR',
  merchantTransactionId: REFERENCE,
  result: { code: '000.000.000', description: 'Transaction succeeded' },
  card: { bin: '446404', last4Digits: '0007', holder: 'SARA', expiryMonth: '12', expiryYear: '2039' },
  buildNumber: '1',
  timestamp: '2026-11-21 09:00:00+0000',
  ndc: '8A8294',
};
const failed = (code: string) => ({ ...PAYMENT, registrationId: undefined, result: { code, description: '-' } });

/** A webhook as HyperPay encrypts it. */
const webhook = (message: object, key = KEY) => {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'hex'), iv);
  const body = Buffer.concat([cipher.update(JSON.stringify(message)), cipher.final()])
    .toString('hex')
    .toUpperCase();
  return {
    headers: {
      'x-initialization-vector': iv.toString('hex'),
      'x-authentication-tag': cipher.getAuthTag().toString('hex'),
    },
    body,
  };
};

describe('HyperPay', () => {
  let fake: Awaited<ReturnType<typeof fakeGateway>>;
  let gateway: Gateway;
  let says: (request: ReceivedRequest) => { status?: number; body: unknown } | undefined;
  /** A gateway without previous requests: those about one payment are spaced. */
  const renew = () => {
    gateway = hyperpayGateway(
      {
        url: fake.url,
        accessToken: 'an-access-token',
        entities: { mada: 'ENTITYMADA', cards: 'ENTITYCARDS' },
        webhookKey: KEY,
      },
      () => Promise.resolve(true),
    );
  };
  beforeAll(async () => {
    fake = await fakeGateway((request) => says(request));
  });
  beforeEach(() => {
    fake.requests.splice(0);
    renew();
  });
  afterAll(() => fake.close());

  test('opens a checkout of the brand’s entity, and keeps the card for later months', async () => {
    says = ({ form }) => ({
      body: {
        result: { code: '000.200.100', description: 'successfully created checkout' },
        id: '8A8294',
        ...(form.get('integrity') === 'true' && { integrity: 'sha384-of-this-checkout' }),
      },
    });
    expect(await gateway.open(order, { keepCard: true, locale: 'ar' })).toEqual({
      id: '8A8294',
      integrity: 'sha384-of-this-checkout',
    });
    await gateway.open({ ...order, brand: 'visa' }, { keepCard: false, locale: 'ar' });
    const [mada, visa] = fake.requests;
    expect([mada?.method, mada?.path, mada?.authorization]).toEqual([
      'POST',
      '/v1/checkouts',
      'Bearer an-access-token',
    ]);
    expect(Object.fromEntries(mada!.form)).toMatchObject({
      entityId: 'ENTITYMADA',
      amount: '100.00',
      currency: 'SAR',
      paymentType: 'DB',
      merchantTransactionId: REFERENCE,
      createRegistration: 'true',
      'standingInstruction.mode': 'INITIAL',
      'standingInstruction.source': 'CIT',
    });
    expect([visa?.form.get('entityId'), visa?.form.get('createRegistration')]).toEqual(['ENTITYCARDS', null]);
  });

  test('says what was taken, as it was taken', async () => {
    says = () => ({ body: PAYMENT });
    expect(await gateway.verify(attempt)).toEqual({
      status: 'paid',
      reference: REFERENCE,
      amount: 10_000,
      currency: 'SAR',
      payment: '8ac7a4a18f3b',
      reason: null,
      lastFour: '0007',
      token: '8ac7a4a08f3c',
    });
    expect([fake.requests[0]?.path, fake.requests[0]?.query.get('entityId')]).toEqual([
      '/v1/checkouts/8A8294/payment',
      'ENTITYMADA',
    ]);
    renew();
    says = () => ({ body: { ...PAYMENT, amount: '99.99', currency: 'USD' } });
    expect(await gateway.verify(attempt)).toMatchObject({ status: 'paid', amount: 9_999, currency: 'USD' });
  });

  test('an unpaid checkout is open; one that HyperPay has expired is found by our reference', async () => {
    says = () => ({ body: { result: { code: '000.200.000', description: 'transaction pending' } } });
    expect((await gateway.verify(attempt)).status).toBe('open');
    renew();
    says = ({ path }) =>
      path === '/v3/query'
        ? { body: { result: { code: '000.000.100' }, records: [failed('800.100.152'), PAYMENT] } }
        : { status: 400, body: { result: { code: '200.300.404', description: 'no payment session found' } } };
    expect(await gateway.verify(attempt)).toMatchObject({ status: 'paid', amount: 10_000 });
    renew();
    says = ({ path }) => ({
      status: path === '/v3/query' ? 404 : 400,
      body: { result: { code: path === '/v3/query' ? '700.400.580' : '200.300.404' } },
    });
    expect((await gateway.verify(attempt)).status).toBe('unknown');
  });

  test('charges a stored card once per reference', async () => {
    let taken = false;
    says = ({ path, method }) => {
      if (path === '/v3/query')
        return taken
          ? { body: { result: { code: '000.000.100' }, records: [PAYMENT] } }
          : { status: 404, body: { result: { code: '700.400.580' } } };
      if (method === 'POST' && path === '/v1/registrations/8ac7a4a08f3c/payments') {
        taken = true;
        return { body: { ...PAYMENT, registrationId: undefined } };
      }
      return undefined;
    };
    for (let round = 0; round < 2; round++)
      expect(await gateway.charge(order, '8ac7a4a08f3c')).toMatchObject({
        status: 'paid',
        amount: 10_000,
        reference: REFERENCE,
      });
    const charges = fake.requests.filter(({ method }) => method === 'POST');
    expect(charges).toHaveLength(1);
    expect(Object.fromEntries(charges[0]!.form)).toMatchObject({
      amount: '100.00',
      'standingInstruction.mode': 'REPEATED',
      'standingInstruction.source': 'MIT',
      merchantTransactionId: REFERENCE,
    });
  });

  test('refunds once, also when the response to the first request was lost', async () => {
    const refund = { ...PAYMENT, paymentType: 'RF', result: { code: '000.000.000' } };
    const refunds: unknown[] = [];
    says = ({ path, query, form }) => {
      if (path !== '/v3/query') {
        refunds.push({ ...refund, merchantTransactionId: form.get('merchantTransactionId') });
        return { status: 502, body: {} };
      }
      return refunds.length && query.get('merchantTransactionId') === `${REFERENCE}-R`
        ? { body: { result: { code: '000.000.100' }, records: refunds } }
        : { status: 404, body: { result: { code: '700.400.580' } } };
    };
    await expect(gateway.refund({ ...attempt, payment: '8ac7a4a18f3b' })).rejects.toBeInstanceOf(GatewayAway);
    expect(await gateway.refund({ ...attempt, payment: '8ac7a4a18f3b' })).toBe(true);
    const posted = fake.requests.filter(({ method }) => method === 'POST');
    expect(posted).toHaveLength(1);
    expect(refunds).toMatchObject([{ merchantTransactionId: `${REFERENCE}-R` }]);
    expect([posted[0]?.path, posted[0]?.form.get('paymentType'), posted[0]?.form.get('amount')]).toEqual([
      '/v1/payments/8ac7a4a18f3b',
      'RF',
      '100.00',
    ]);
  });

  test.each([
    [429, '800.120.100'],
    [401, '800.900.300'],
    [400, '200.100.101'],
    [200, '900.100.300'],
    [200, '999.999.999'],
    [200, '123.456.789'],
  ])('HTTP %i with %s decides nothing, and charges nothing again', async (status, code) => {
    says = () => ({ status, body: { result: { code, description: '-' } } });
    await expect(gateway.verify(attempt)).rejects.toBeInstanceOf(GatewayAway);
    await expect(gateway.charge(order, 'card')).rejects.toBeInstanceOf(GatewayAway);
    expect(fake.requests.filter(({ method }) => method === 'POST')).toEqual([]);
    // The query finds nothing, the charge itself is not decided.
    says = ({ path }) =>
      path === '/v3/query'
        ? { status: 404, body: { result: { code: '700.400.580' } } }
        : { status, body: { result: { code, description: '-' } } };
    await expect(gateway.charge(order, 'card')).rejects.toBeInstanceOf(GatewayAway);
  });

  test('a payment whose result is uncertain is pending until it is known', async () => {
    says = () => ({ body: failed('900.100.300') });
    expect(await gateway.verify(attempt)).toMatchObject({ status: 'pending', reason: null });
    says = ({ path }) =>
      path === '/v3/query'
        ? { body: { result: { code: '000.000.100' }, records: [failed('900.100.300')] } }
        : undefined;
    expect(await gateway.charge(order, 'card')).toMatchObject({ status: 'pending' });
    expect(fake.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('requests the status of a payment every 30 seconds at most, unless it must be fresh', async () => {
    says = () => ({ body: { result: { code: '000.200.000' } } });
    expect((await gateway.verify(attempt)).status).toBe('open');
    says = () => ({ body: PAYMENT });
    expect((await gateway.verify(attempt)).status).toBe('open');
    expect((await gateway.verify({ ...attempt, reference: 'T-OTHER' })).status).toBe('paid');
    expect((await gateway.verify(attempt, { fresh: true })).status).toBe('paid');
    expect(fake.requests).toHaveLength(3);
  });

  test('knows nothing without a result, and its failure names no secret', async () => {
    says = () => ({ status: 502, body: {} });
    await expect(gateway.verify(attempt)).rejects.toBeInstanceOf(GatewayAway);
    const alone = hyperpayGateway(
      {
        url: 'http://127.0.0.1:1',
        accessToken: 'an-access-token',
        entities: { mada: 'a', cards: 'b' },
        webhookKey: KEY,
      },
      () => Promise.resolve(true),
    );
    const error = await alone.verify(attempt).catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(GatewayAway);
    expect(`${String(error)} ${(error as Error).stack}`).not.toContain('an-access-token');
  });

  test('reads a webhook that is HyperPay’s, in both of its forms, and no other', () => {
    const { headers, body } = webhook({ type: 'PAYMENT', payload: PAYMENT });
    expect(gateway.readWebhook(headers, Buffer.from(body))).toBe(REFERENCE);
    expect(gateway.readWebhook(headers, Buffer.from(JSON.stringify({ encryptedBody: body })))).toBe(REFERENCE);
    const forged = webhook({ type: 'PAYMENT', payload: PAYMENT }, 'ee'.repeat(32));
    expect(gateway.readWebhook(forged.headers, Buffer.from(forged.body))).toBeNull();
    expect(gateway.readWebhook(headers, Buffer.from(`00${body.slice(2)}`))).toBeNull();
    expect(gateway.readWebhook({}, Buffer.from(body))).toBeNull();
    const registration = webhook({ type: 'REGISTRATION', payload: PAYMENT });
    expect(gateway.readWebhook(registration.headers, Buffer.from(registration.body))).toBeNull();
  });

  test('its frame is the only place that names its origin', () => {
    const frame = gateway.frame({
      checkoutId: 'x',
      attempt,
      locale: 'ar',
      theme: 'light',
      keepCard: false,
      integrity: 'sha384-of-this-checkout',
      returnUrl: 'https://portal.example/gateway/hyperpay/return/x',
    });
    expect(frame.policy.join('; ')).toContain(`script-src 'self' ${fake.url}`);
    expect(frame.body).toContain('data-brands="MADA"');
    expect(frame.data['integrity']).toBe('sha384-of-this-checkout');
  });

  test.each([
    ['000.000.000', 'paid'],
    ['000.100.110', 'paid'],
    ['000.300.000', 'paid'],
    ['000.400.000', 'paid'],
    ['000.400.100', 'paid'],
    ['000.400.110', 'paid'],
    ['000.200.000', 'pending'],
    ['700.400.580', 'unknown'],
    ['800.100.152', 'declined'],
    ['800.100.155', 'declined'],
    ['100.396.101', 'declined'],
    ['100.390.112', 'declined'],
    ['300.100.100', 'declined'],
    ['800.120.200', 'declined'],
    ['100.150.203', 'declined'],
    ['000.400.030', 'undecided'],
    ['800.110.100', 'undecided'],
    ['800.120.100', 'undecided'],
    ['800.130.100', 'undecided'],
    ['800.900.300', 'undecided'],
    ['900.100.300', 'undecided'],
    ['999.999.999', 'undecided'],
    ['600.200.100', 'undecided'],
    ['200.100.101', 'undecided'],
    ['123.456.789', 'undecided'],
    ['', 'undecided'],
  ])('%s means %s', (code, status) => expect(readCode(code)).toBe(status));
  test.each([
    ['800.100.155', 'insufficient_funds'],
    ['100.390.112', 'three_d_secure'],
    ['100.396.101', 'cancelled'],
    ['800.100.152', 'declined'],
    ['100.150.203', 'card_expired'],
    ['800.120.200', 'limit_exceeded'],
  ])('%s fails for %s', (code, reason) => expect(reasonOf(code)).toBe(reason));
  test.each([
    [0, '0.00'],
    [1, '0.01'],
    [10_000, '100.00'],
    [999_999_999, '9999999.99'],
  ])('%i halalas are %s', (sum, text) => {
    expect(riyals(sum)).toBe(text);
    expect(halalas(text)).toBe(sum);
  });
  test.each(['1e3', '-1.00', '1.001', '', 'NaN', null])('%s is no sum', (text) => expect(halalas(text)).toBeNull());
});
