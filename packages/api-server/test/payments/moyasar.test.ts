import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { givenId, moyasarGateway } from '../../src/gateways/moyasar/moyasar.ts';
import { GatewayAway, type Gateway } from '../../src/gateways/shared/port.ts';
import { fakeGateway, type ReceivedRequest } from './fake-gateway.ts';

const REFERENCE = 'T-8K2MQ9XB-1-QWERTY23';
const order = { reference: REFERENCE, amount: 10_000, currency: 'SAR', brand: 'visa' } as const;
const attempt = { ...order, checkout: givenId(REFERENCE), payment: null };

// As Moyasar answers a payment of its form.
const PAYMENT = {
  id: '760878ec-d1d3-5f72-9056-191683f55872',
  status: 'paid',
  amount: 10_000,
  fee: 0,
  currency: 'SAR',
  refunded: 0,
  captured: 0,
  description: REFERENCE,
  metadata: { reference: REFERENCE },
  source: {
    type: 'creditcard',
    company: 'visa',
    name: 'Sara',
    number: '4111-11XX-XXXX-1111',
    gateway_id: 'moyasar_ap',
    token: 'token_x6okRgkZJrhgDHyqJ9zztW2X1k',
    message: 'APPROVED',
    transaction_url: null,
  },
};

const listed =
  (...payments: unknown[]) =>
  ({ path }: ReceivedRequest) =>
    path === '/v1/payments'
      ? { body: { payments, meta: { current_page: 1, total_count: payments.length } } }
      : undefined;
const webhookOf = (secret_token: unknown) =>
  Buffer.from(JSON.stringify({ id: 'e', type: 'payment_paid', secret_token, live: false, data: PAYMENT }));

describe('Moyasar', () => {
  let fake: Awaited<ReturnType<typeof fakeGateway>>;
  let gateway: Gateway;
  let says: (request: ReceivedRequest) => { status?: number; body: unknown } | undefined;
  beforeAll(async () => {
    fake = await fakeGateway((request) => says(request));
    gateway = moyasarGateway({
      url: fake.url,
      publishableKey: 'pk_test_key',
      secretKey: 'sk_test_key',
      webhookSecret: 'a-secret-of-the-webhook',
      formIntegrity: 'sha384-of-the-form',
    });
  });
  beforeEach(() => void fake.requests.splice(0));
  afterAll(() => fake.close());

  test('finds a payment by our name, as it was taken', async () => {
    says = listed({ ...PAYMENT, id: 'first', status: 'failed' }, PAYMENT);
    expect(await gateway.verify(attempt)).toEqual({
      status: 'paid',
      reference: REFERENCE,
      amount: 10_000,
      currency: 'SAR',
      payment: PAYMENT.id,
      reason: null,
      lastFour: '1111',
      token: 'token_x6okRgkZJrhgDHyqJ9zztW2X1k',
    });
    const { query, authorization } = fake.requests.at(-1)!;
    expect([query.get('metadata[reference]'), authorization]).toEqual([
      REFERENCE,
      `Basic ${Buffer.from('sk_test_key:').toString('base64')}`,
    ]);
    says = listed({ ...PAYMENT, amount: 100, currency: 'USD' });
    expect(await gateway.verify(attempt)).toMatchObject({ status: 'paid', amount: 100, currency: 'USD' });
    says = listed();
    expect((await gateway.verify(attempt)).status).toBe('unknown');
  });

  test('ignores a payment without our reference', async () => {
    says = listed({ ...PAYMENT, metadata: null });
    expect(await gateway.verify(attempt)).toMatchObject({ status: 'paid', reference: null });
  });

  test.each([
    ['INSUFFICIENT FUNDS', 'insufficient_funds'],
    ['3-D Secure transaction attempt failed', 'three_d_secure'],
    ['EXPIRED CARD', 'card_expired'],
    ['DECLINED', 'declined'],
  ])('%s', async (message, reason) => {
    says = listed({ ...PAYMENT, status: 'failed', source: { ...PAYMENT.source, message } });
    expect(await gateway.verify(attempt)).toMatchObject({ status: 'failed', reason });
  });

  test('charges a stored card once per reference: `given_id` is the payment’s', async () => {
    let taken: object | null = null;
    says = ({ method, path, json }) => {
      if (method === 'POST' && path === '/v1/payments') {
        if (taken)
          return {
            status: 400,
            body: {
              type: 'invalid_request_error',
              message: 'Validation Failed',
              errors: { given_id: ['has already been taken'] },
            },
          };
        taken = { ...PAYMENT, id: json['given_id'] };
        return { status: 201, body: taken };
      }
      return taken && path === `/v1/payments/${givenId(REFERENCE)}` ? { body: taken } : undefined;
    };
    for (let round = 0; round < 2; round++)
      expect(await gateway.charge(order, 'token_abc')).toMatchObject({
        status: 'paid',
        payment: givenId(REFERENCE),
        amount: 10_000,
      });
    expect(fake.requests[0]?.json).toEqual({
      given_id: givenId(REFERENCE),
      amount: 10_000,
      currency: 'SAR',
      description: REFERENCE,
      metadata: { reference: REFERENCE },
      source: { type: 'token', token: 'token_abc', '3ds': false, manual: false },
    });
    expect(givenId(REFERENCE)).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
  });

  test('a token that is none is a declined card; no answer is none', async () => {
    says = ({ method, path }) =>
      method === 'POST'
        ? { status: 400, body: { type: 'invalid_request_error', message: 'token is invalid' } }
        : path === '/v1/payments'
          ? { body: { payments: [] } }
          : undefined;
    expect(await gateway.charge(order, 'token_old')).toMatchObject({ status: 'failed', reason: 'declined' });
    says = () => ({ status: 503, body: {} });
    await expect(gateway.charge(order, 'token_abc')).rejects.toBeInstanceOf(GatewayAway);
  });

  test('gives back once', async () => {
    let refunded = false;
    says = ({ method, path }) => {
      if (method === 'POST' && path.endsWith('/refund')) {
        if (refunded) return { status: 400, body: { type: 'invalid_request_error' } };
        refunded = true;
        return { body: { ...PAYMENT, status: 'refunded' } };
      }
      return { body: { ...PAYMENT, status: 'refunded' } };
    };
    for (let round = 0; round < 2; round++)
      expect(await gateway.refund({ ...attempt, payment: PAYMENT.id })).toBe(true);
  });

  test('reads a webhook with the secret, and no other', () => {
    expect(gateway.readWebhook({}, webhookOf('a-secret-of-the-webhook'))).toBe(REFERENCE);
    for (const wrong of ['', 'another', null, undefined, 1, ['a-secret-of-the-webhook']])
      expect(gateway.readWebhook({}, webhookOf(wrong))).toBeNull();
    expect(gateway.readWebhook({}, Buffer.from('{'))).toBeNull();
  });

  test('its frame holds the publishable key and no other', () => {
    const frame = JSON.stringify(
      gateway.frame({
        checkoutId: 'x',
        attempt,
        locale: 'ar',
        theme: 'light',
        keepCard: true,
        integrity: null,
        returnUrl: 'https://portal.example/gateway/moyasar/return/x',
      }),
    );
    expect(frame).toContain('pk_test_key');
    expect(frame).toContain('sha384-of-the-form');
    expect(frame).not.toMatch(/sk_test_key|a-secret/);
  });
});
