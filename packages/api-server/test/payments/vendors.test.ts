import { riyadhToday } from '@taawun/domain';
import { createCipheriv, randomBytes, randomUUID } from 'node:crypto';
import type { Checkout, CheckoutState } from '@taawun/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServices } from '../../src/composition/services.ts';
import { runCharges } from '../../src/giving/charges.ts';
import { openGateway } from '../../src/gateways/select.ts';
import { createClaimRequest } from '../../src/limits/claim-request.ts';
import type { Config } from '../../src/index.ts';
import { halalas, riyals } from '../../src/gateways/hyperpay/hyperpay.ts';
import { createServer, type Server } from '../../src/server.ts';
import { fakeGateway, type ReceivedRequest } from './fake-gateway.ts';
import { databases, testConfig, type TestDatabase } from '../kit/kit.ts';

/** What the vendor has taken, by our name. */
interface Taken {
  id: string;
  reference: string;
  /** Halalas. */
  amount: number;
  currency: string;
}

interface Vendor {
  name: 'hyperpay' | 'moyasar';
  env: (url: string) => Record<string, string>;
  /** Answers as the vendor is documented to. */
  answer: (request: ReceivedRequest, taken: Map<string, Taken>) => { status?: number; body: unknown } | undefined;
  webhook: (payment: Taken, genuine: boolean) => { headers: Record<string, string>; payload: string };
  policy: (url: string) => string;
}

const KEY = 'c3'.repeat(32);
const PAYMENT_ORIGIN = 'http://127.0.0.1:4000';
/** A request that reaches the host of the payment iframe. */
const atPayments = (url: string) => ({ url, headers: { host: new URL(PAYMENT_ORIGIN).host } });
const hyperpayOf = ({ id, reference, amount, currency }: Taken) => ({
  id,
  registrationId: `reg-${id}`,
  paymentType: 'DB',
  paymentBrand: 'MADA',
  amount: riyals(amount),
  currency,
  merchantTransactionId: reference,
  result: { code: '000.000.000', description: 'Transaction succeeded' },
  card: { bin: '446404', last4Digits: '0007' },
});
const moyasarOf = ({ id, reference, amount, currency }: Taken) => ({
  id,
  status: 'paid',
  amount,
  currency,
  metadata: { reference },
  source: {
    type: 'creditcard',
    company: 'mada',
    number: '4464-04XX-XXXX-0007',
    token: `token_${id}`,
    message: 'APPROVED',
  },
});

const VENDORS: Vendor[] = [
  {
    name: 'hyperpay',
    env: (url) => ({
      PAYMENT_GATEWAY: 'hyperpay',
      HYPERPAY_URL: url,
      HYPERPAY_ACCESS_TOKEN: 'an-access-token-of-hyperpay',
      HYPERPAY_ENTITY_MADA: 'ENTITYMADA',
      HYPERPAY_ENTITY_CARDS: 'ENTITYCARDS',
      HYPERPAY_WEBHOOK_KEY: KEY,
      PAYMENT_TOKEN_KEY: 'd4'.repeat(32),
      PAYMENT_ORIGIN,
    }),
    answer: ({ method, path, form, query }, taken) => {
      if (method === 'POST' && path === '/v1/checkouts')
        return {
          body: {
            result: { code: '000.200.100' },
            id: `CHK.${form.get('merchantTransactionId')}`,
            integrity: 'sha384-of-this-checkout',
          },
        };
      const checkout = /^\/v1\/checkouts\/CHK\.([^/]+)\/payment$/.exec(path)?.[1];
      const known = taken.get(checkout ?? query.get('merchantTransactionId') ?? '');
      if (checkout !== undefined)
        return {
          body: known ? hyperpayOf(known) : { result: { code: '000.200.000', description: 'transaction pending' } },
        };
      const charged = /^\/v1\/registrations\/([^/]+)\/payments$/.exec(path);
      if (charged) {
        const reference = form.get('merchantTransactionId') ?? '';
        taken.set(reference, {
          id: `rec-${reference}`,
          reference,
          amount: halalas(form.get('amount')) ?? 0,
          currency: 'SAR',
        });
        return { body: hyperpayOf(taken.get(reference)!) };
      }
      return known
        ? { body: { result: { code: '000.000.100' }, records: [hyperpayOf(known)] } }
        : { status: 404, body: { result: { code: '700.400.580', description: 'cannot find transaction' } } };
    },
    webhook: (payment, genuine) => {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', Buffer.from(genuine ? KEY : 'ff'.repeat(32), 'hex'), iv);
      const payload = Buffer.concat([
        cipher.update(JSON.stringify({ type: 'PAYMENT', payload: hyperpayOf(payment) })),
        cipher.final(),
      ]).toString('hex');
      return {
        headers: {
          'content-type': 'text/plain',
          'x-initialization-vector': iv.toString('hex'),
          'x-authentication-tag': cipher.getAuthTag().toString('hex'),
        },
        payload,
      };
    },
    policy: (url) => url,
  },
  {
    name: 'moyasar',
    env: (url) => ({
      PAYMENT_GATEWAY: 'moyasar',
      MOYASAR_URL: url,
      MOYASAR_PUBLISHABLE_KEY: 'pk_test_publishable',
      MOYASAR_SECRET_KEY: 'sk_test_the-secret-key',
      MOYASAR_WEBHOOK_SECRET: 'a-secret-of-the-webhook',
      PAYMENT_TOKEN_KEY: 'd4'.repeat(32),
      PAYMENT_ORIGIN,
    }),
    answer: ({ method, path, query, json }, taken) => {
      if (method === 'POST' && path === '/v1/payments') {
        const { reference } = json['metadata'] as { reference: string };
        const payment = {
          id: String(json['given_id']),
          reference,
          amount: Number(json['amount']),
          currency: String(json['currency']),
        };
        taken.set(reference, payment);
        return { status: 201, body: moyasarOf(payment) };
      }
      if (method === 'GET' && path === '/v1/payments') {
        const known = taken.get(query.get('metadata[reference]') ?? '');
        return { body: { payments: known ? [moyasarOf(known)] : [], meta: {} } };
      }
      return undefined;
    },
    webhook: (payment, genuine) => ({
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({
        id: randomUUID(),
        type: 'payment_paid',
        secret_token: genuine ? 'a-secret-of-the-webhook' : 'guessed',
        live: false,
        data: moyasarOf(payment),
      }),
    }),
    policy: () => 'https://cdn.moyasar.com',
  },
];

const [first] = databases;

describe.each(VENDORS)('a server with $name', (vendor) => {
  const taken = new Map<string, Taken>();
  const lines: string[] = [];
  let database: TestDatabase;
  let fake: Awaited<ReturnType<typeof fakeGateway>>;
  let server: Server;
  let config: Config;
  beforeAll(async () => {
    database = await first!.empty();
    fake = await fakeGateway((request) => vendor.answer(request, taken));
    config = testConfig({ ...database.env, ...vendor.env(fake.url), NODE_ENV: 'production', DEMO_ACCOUNTS: 'on' });
    server = await createServer(config, {
      logger: { level: 'info', stream: { write: (line) => void lines.push(line) } },
    });
  });
  afterAll(async () => {
    await server.close();
    await fake.close();
    await database.drop();
  });

  const open = async (months = 1) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/checkout',
      payload: { target_type: 'general', monthly_price: 5_000, months, idempotency_key: randomUUID() },
    });
    const { checkout } = answer.json<{ checkout: Checkout }>();
    const { reference } = await server.database.db
      .selectFrom('payments')
      .select('reference')
      .where('checkout_id', '=', checkout.checkout_id)
      .executeTakeFirstOrThrow();
    return { checkout, reference };
  };
  const stateOf = async ({ checkout_id }: Checkout) =>
    (await server.app.inject(`/api/checkout/${checkout_id}`)).json<{ checkout_state: CheckoutState }>().checkout_state;
  const verify = async ({ checkout_id }: Checkout) =>
    (await server.app.inject({ method: 'POST', url: `/api/checkout/${checkout_id}/verify`, payload: {} })).json<{
      checkout_state: CheckoutState;
    }>().checkout_state;
  const sendWebhook = async (payment: Taken, genuine = true) => {
    const { headers, payload } = vendor.webhook(payment, genuine);
    return (await server.app.inject({ method: 'POST', url: `/gateway/${vendor.name}/webhook`, headers, payload }))
      .statusCode;
  };
  const take = (reference: string, more: Partial<Taken> = {}): Taken => {
    const payment = { id: randomUUID(), reference, amount: 5_000, currency: 'SAR', ...more };
    taken.set(reference, payment);
    return payment;
  };

  test('a webhook that comes three times at once, beside a poll, is one receipt; a month later the card is charged', async () => {
    const { checkout, reference } = await open(2);
    expect((await verify(checkout)).status).toBe('open');
    const payment = take(reference);
    const codes = await Promise.all([
      sendWebhook(payment),
      sendWebhook(payment),
      sendWebhook(payment),
      verify(checkout).then(() => 200),
    ]);
    expect(codes).toEqual([200, 200, 200, 200]);
    expect(await stateOf(checkout)).toMatchObject({ status: 'paid', last_four: '0007', receipt: { amount: 5_000 } });
    const { db } = server.database;
    expect(
      await db.selectFrom('receipts').select('number').where('order_number', '=', checkout.order_number).execute(),
    ).toHaveLength(1);
    const { token } = await db
      .selectFrom('subscriptions')
      .select('token')
      .where('order_number', '=', checkout.order_number)
      .executeTakeFirstOrThrow();
    expect(token).not.toContain(payment.id);
    const services = createServices({ db, config, gateway: openGateway(config, createClaimRequest(db)).gateway });
    await db
      .updateTable('subscriptions')
      .set({ next_charge_on: riyadhToday() })
      .where('order_number', '=', checkout.order_number)
      .execute();
    expect([await runCharges(services), await runCharges(services)].map(({ charged }) => charged)).toEqual([1, 0]);
    expect(taken.get(`${checkout.order_number}-2-M0`)).toMatchObject({ amount: 5_000 });
  });

  test('rejects a forged webhook; a genuine one about an unpaid payment has no effect', async () => {
    const { checkout, reference } = await open();
    const imagined = { id: randomUUID(), reference, amount: 5_000, currency: 'SAR' };
    expect(await sendWebhook(imagined, false)).toBe(403);
    expect(await sendWebhook(imagined)).toBe(200);
    expect((await stateOf(checkout)).status).toBe('open');
    expect(await sendWebhook({ ...imagined, reference: 'T-00000000-1-AAAAAAAA' })).toBe(200);
  });

  test.each([
    ['amount', { amount: 4_999 }],
    ['currency', { currency: 'USD' }],
  ])('another %s than requested is not paid', async (_, more) => {
    const { checkout, reference } = await open();
    await sendWebhook(take(reference, more));
    expect(await verify(checkout)).toMatchObject({ status: 'failed', reason: 'mismatch', receipt: null });
  });

  test('an old payment of another checkout does not pay for this one', async () => {
    const [paid, other] = [await open(), await open()];
    const payment = take(paid.reference);
    expect((await verify(paid.checkout)).status).toBe('paid');
    take(other.reference, { id: payment.id });
    expect(await verify(other.checkout)).toMatchObject({ status: 'failed', reason: 'mismatch' });
    // The browser's word on the way back.
    const { checkout } = await open();
    const back = await server.app.inject(
      atPayments(
        `/gateway/${vendor.name}/return/${checkout.checkout_id}?id=${payment.id}&status=paid&resourcePath=%2Fv1%2Fcheckouts%2FCHK.${paid.reference}%2Fpayment`,
      ),
    );
    expect(back.statusCode).toBe(200);
    expect((await stateOf(checkout)).status).toBe('open');
  });

  test('the iframe runs on its own host only, and nothing else does there', async () => {
    const { checkout } = await open();
    const frame = `/gateway/${vendor.name}/pay/${checkout.checkout_id}?locale=ar&site=https://evil.example`;
    const shown = await server.app.inject(atPayments(frame));
    expect([shown.statusCode, shown.headers['x-frame-options']]).toEqual([200, undefined]);
    expect(shown.body).toContain(`data-site="${config.publicOrigin}"`);
    for (const path of ['pay', 'return'])
      expect((await server.app.inject(`/gateway/${vendor.name}/${path}/${checkout.checkout_id}`)).statusCode).toBe(404);
    for (const path of ['/', '/en/login', '/api/settings', '/api/health', '/storybook/', '/dev/outbox']) {
      const { statusCode, headers } = await server.app.inject(atPayments(path));
      expect([path, statusCode, headers.location]).toEqual([path, 302, `${config.publicOrigin}/`]);
    }
    const signIn = await server.app.inject({
      ...atPayments('/api/signin'),
      method: 'POST',
      payload: { username: '0500000001', password: 'taawun-1' },
    });
    expect(signIn.statusCode).toBe(302);
  });

  test('only the frame’s policy names the vendor, and no secret is in a page or a log', async () => {
    const { checkout } = await open(3);
    const frame = await server.app.inject(atPayments(`/gateway/${vendor.name}/pay/${checkout.checkout_id}?locale=ar`));
    expect(frame.headers['content-security-policy']).toContain(vendor.policy(fake.url));
    expect(frame.headers['content-security-policy']).toContain(`frame-ancestors ${config.publicOrigin};`);
    const secrets = [
      'an-access-token-of-hyperpay',
      KEY,
      'sk_test_the-secret-key',
      'a-secret-of-the-webhook',
      'd4d4d4',
      checkout.checkout_id,
      checkout.order_code,
    ];
    for (const secret of secrets.slice(0, 5)) expect(frame.body).not.toContain(secret);
    expect((await server.app.inject(`/gateway/${vendor.name}/widget.js`)).statusCode).toBe(200);
    const script = /<script src="(\/gateway\/\w+\/fields\.js)">/.exec(frame.body)?.[1];
    expect((await server.app.inject(script ?? '')).statusCode).toBe(200);
    expect(lines.length).toBeGreaterThan(10);
    for (const secret of secrets) expect(lines.join('\n')).not.toContain(secret);
  });

  test('opens no checkout while the vendor is unavailable, and a poll reports that it did not respond', async () => {
    const { checkout } = await open();
    await fake.close();
    expect(await verify(checkout)).toMatchObject({ status: 'open', asked: false });
    expect(
      (
        await server.app.inject({
          method: 'POST',
          url: `/gateway/${vendor.name}/webhook`,
          ...vendor.webhook(
            {
              id: 'x',
              reference: (
                await server.database.db
                  .selectFrom('payments')
                  .select('reference')
                  .where('checkout_id', '=', checkout.checkout_id)
                  .executeTakeFirstOrThrow()
              ).reference,
              amount: 5_000,
              currency: 'SAR',
            },
            true,
          ),
        })
      ).statusCode,
    ).toBe(503);
  });
});
