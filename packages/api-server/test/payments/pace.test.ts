import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Checkout, CheckoutState } from '@taawun/api-client';
import { createClaimRequest } from '../../src/limits/claim-request.ts';
import { createServer, type Server } from '../../src/server.ts';
import { databases, testConfig, type TestDatabase } from '../kit/kit.ts';
import { fakeGateway } from './fake-gateway.ts';

const postgres = databases.find(({ name }) => name === 'PostgreSQL');

describe.skipIf(!postgres)('two servers with HyperPay, which takes two requests a minute about a payment', () => {
  let database: TestDatabase;
  let fake: Awaited<ReturnType<typeof fakeGateway>>;
  let servers: Server[];
  let isAway = false;
  beforeAll(async () => {
    database = await postgres!.empty();
    fake = await fakeGateway(({ method }) => {
      if (method === 'POST')
        return { body: { result: { code: '000.200.100' }, id: randomUUID(), integrity: 'sha384-of-this-checkout' } };
      return isAway ? { status: 503, body: {} } : { body: { result: { code: '000.200.000', description: 'pending' } } };
    });
    const config = testConfig({
      ...database.env,
      NODE_ENV: 'production',
      PAYMENT_GATEWAY: 'hyperpay',
      HYPERPAY_URL: fake.url,
      HYPERPAY_ACCESS_TOKEN: 'an-access-token-of-hyperpay',
      HYPERPAY_ENTITY_MADA: 'ENTITYMADA',
      HYPERPAY_ENTITY_CARDS: 'ENTITYCARDS',
      HYPERPAY_WEBHOOK_KEY: 'c3'.repeat(32),
      PAYMENT_TOKEN_KEY: 'd4'.repeat(32),
      PAYMENT_ORIGIN: 'http://127.0.0.1:4000',
      METRICS_PORT: '0',
      LOG_LEVEL: 'silent',
    });
    servers = [await createServer(config), await createServer(config)];
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    await fake.close();
    await database.drop();
  });

  const open = async (): Promise<Checkout> => {
    const response = await servers[0]!.app.inject({
      method: 'POST',
      url: '/api/checkout',
      payload: { target_type: 'general', monthly_price: 5_000, months: 1, idempotency_key: randomUUID() },
    });
    return response.json<{ checkout: Checkout }>().checkout;
  };
  const verify = async (number: number, { checkout_id }: Checkout): Promise<CheckoutState> => {
    const url = `/api/checkout/${checkout_id}/verify`;
    const response = await servers[number]!.app.inject({ method: 'POST', url, payload: {} });
    expect(response.statusCode).toBe(200);
    return response.json<{ checkout_state: CheckoutState }>().checkout_state;
  };
  const queries = () => fake.requests.filter(({ method }) => method === 'GET').length;

  test('request it once in half a minute together, and answer with the stored state meanwhile', async () => {
    const before = queries();
    const checkout = await open();
    const first = [await verify(0, checkout), await verify(1, checkout), await verify(0, checkout)];
    expect(first.map(({ status, asked }) => [status, asked])).toEqual([
      ['open', true],
      ['open', false],
      ['open', true],
    ]);
    await Promise.all(Array.from({ length: 10 }, (_, index) => verify(index % 2, checkout)));
    expect(queries() - before).toBe(1);
    // As if the half minute were over.
    await sql`update rate_limits set expire = 0 where key like 'request %'`.execute(servers[0]!.database.db);
    expect((await verify(1, checkout)).asked).toBe(true);
    expect(queries() - before).toBe(2);
  });

  test('keep the pace when the gateway fails, and do not count what was not sent as a failure', async () => {
    const before = queries();
    const checkout = await open();
    isAway = true;
    expect((await verify(0, checkout)).asked).toBe(false);
    isAway = false;
    expect((await verify(1, checkout)).asked).toBe(false);
    expect(queries() - before).toBe(1);
    const metrics = await (await fetch(`${servers[1]!.monitoring}/metrics`)).text();
    expect(metrics).toMatch(/gateway_calls_total\{gateway="hyperpay",call="verify",outcome="paced"\} [1-9]/);
    expect(metrics).not.toContain('call="verify",outcome="away"');
  });
});

describe.each(databases)('a claim of the next request, on $name', (kind) => {
  test('is granted once in its interval, forced always, and a forced one starts the interval again', async () => {
    const database = await kind.open();
    const server = await createServer(testConfig(database.env));
    const claim = createClaimRequest(server.database.db);
    const soon = { forced: false };
    const claims = await Promise.all(Array.from({ length: 8 }, () => claim('a', 30, soon)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await claim('b', 30, soon)).toBe(true);
    await sql`update rate_limits set expire = 0 where key = 'request a'`.execute(server.database.db);
    expect(await claim('a', 30, { forced: true })).toBe(true);
    expect(await claim('a', 30, soon)).toBe(false);
    await server.close();
    await database.drop();
  });
});
