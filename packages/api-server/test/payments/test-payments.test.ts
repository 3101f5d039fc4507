import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { databases, payAtSandbox, startServer } from '../kit/kit.ts';

const PRODUCTION = { NODE_ENV: 'production', PAYMENT_GATEWAY: 'sandbox', DEMO_ACCOUNTS: 'on' };

test.each([
  ['production', PRODUCTION, { valid: false, test: true }, 0],
  ['a demo', {}, { valid: true, test: false }, 5_000],
])('a sandbox donation in %s', async (_, env: Record<string, string>, verification, raised) => {
  const { server, stop } = await startServer(databases[0]!, { logger: { level: 'silent' } }, env);
  try {
    const totals = async () =>
      Number(
        (
          await server.database.db
            .selectFrom('giving_totals')
            .select(({ fn }) => fn.coalesce(fn.sum<string>('raised'), fn.sum<string>('donors')).as('sum'))
            .executeTakeFirstOrThrow()
        ).sum ?? 0,
      );
    const before = await totals();
    const post = (url: string, payload: object) =>
      server.app.inject({
        method: 'POST',
        url,
        payload,
        headers: { 'idempotency-key': randomUUID(), 'x-locale': 'en' },
      });
    const donation = {
      target_type: 'general',
      monthly_price: 5_000,
      months: 1,
      brand: 'mada',
      show_on_wall: true,
      donor_name: 'Sara',
      donor_email: 'sara@example.com',
    };
    for (const [field, name] of [
      ['donor_name', 'see bit.ly/x'],
      ['donor_name', 'a\r\nBcc: b'],
      ['receiver_name', 'www.evil'],
      ['donor_name', 'x'.repeat(61)],
    ] as const) {
      const rejected = await post('/api/checkout', {
        ...donation,
        idempotency_key: randomUUID(),
        [field]: name,
      });
      expect([rejected.statusCode, Object.keys(rejected.json<{ errors: object }>().errors)]).toEqual([422, [field]]);
    }
    const opened = await post('/api/checkout', { ...donation, idempotency_key: randomUUID() });
    expect(opened.statusCode, opened.body).toBe(201);
    const { checkout_id } = opened.json<{ checkout: { checkout_id: string } }>().checkout;
    await payAtSandbox(server, checkout_id);
    await post(`/api/checkout/${checkout_id}/verify`, {});
    const { code, number } = await server.database.db
      .selectFrom('receipts')
      .select(['code', 'number'])
      .orderBy('number', 'desc')
      .executeTakeFirstOrThrow();
    const { receipt_verification } = (await server.app.inject(`/api/receipt-verifications/${code}`)).json<{
      receipt_verification: object;
    }>();
    expect(receipt_verification).toMatchObject({ ...verification, receipt: { number, amount: 5_000 } });
    const mail = await server.database.db
      .selectFrom('outbox')
      .select(['subject', 'body'])
      .where('recipient', '=', 'sara@example.com')
      .executeTakeFirstOrThrow();
    expect(mail.subject).toBe(`${verification.test ? 'Test: ' : ''}Your donation receipt ${number}`);
    expect(mail.body.startsWith('This is a test receipt: no money was paid.')).toBe(verification.test);
    expect((await totals()) - before).toBe(raised);
  } finally {
    await stop();
  }
});
