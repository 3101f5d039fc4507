import { randomUUID } from 'node:crypto';
import { CONFIRMATION_LIFE } from '@taawun/domain';
import { IBAN_WAIT } from '@taawun/domain/shares';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listPayouts, payOut, payPayout } from '../../src/balance/staff.ts';
import { createServices } from '../../src/composition/services.ts';
import { DEMO } from '@taawun/api-client/demo';
import { outbox } from '../../src/notifications/messages.ts';
import { databases, startServer } from '../kit/kit.ts';
import { puppet } from '../kit/giving.ts';

const MEMBER = DEMO[0]!;
const IBANS = [
  { bank: '15', account_no: '999103143430001', iban_no: 'SA3915000999103143430001' },
  { bank: '80', account_no: '000000608010167519', iban_no: 'SA0380000000608010167519' },
];

describe.each(databases)('confirmed sessions on $name', (kind) => {
  let running: Awaited<ReturnType<typeof startServer>>;
  let lines: Record<string, unknown>[] = [];
  /** How far the server's clock is ahead of this machine's, in ms. */
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  beforeAll(async () => {
    const stream = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) };
    running = await startServer(kind, { now, logger: { level: 'info', stream } }, { PAYOUTS: 'manual' });
  });
  afterAll(() => running.stop());
  beforeEach(() => {
    ahead = 0;
    lines = [];
  });

  const db = () => running.server.database.db;
  const call = (method: 'POST' | 'PUT' | 'DELETE', url: string, token = '', payload?: object) =>
    running.server.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID(), 'x-locale': 'en' },
      ...(payload && { payload }),
    });
  const signIn = async () => {
    const answer = await call('POST', '/api/signin', '', { username: MEMBER.phone, password: MEMBER.password });
    return answer.json<{ access_token: string }>().access_token;
  };
  const confirm = (token: string, password = MEMBER.password) =>
    call('POST', '/api/session-confirmation', token, { method: 'password', password });
  const lock = (at: Date | null) =>
    db()
      .updateTable('users')
      .set({ locked_at: at })
      .where('phone', '=', `+966${MEMBER.phone.slice(1)}`)
      .execute();
  const endOthers = async (token: string) => (await call('DELETE', '/api/sessions', token)).statusCode;

  test('a sign-in confirms for ten minutes; a confirmation for ten more, of its own session only', async () => {
    const token = await signIn();
    ahead = CONFIRMATION_LIFE - 60_000;
    expect(await endOthers(await signIn())).toBe(200);
    ahead = 0;
    expect(await endOthers(token)).toBe(401);
    const [mine, theirs] = [await signIn(), await signIn()];
    ahead = CONFIRMATION_LIFE - 5_000;
    expect((await call('POST', '/api/phone-change', mine, { phone: '0551200001' })).statusCode).toBe(201);
    ahead = CONFIRMATION_LIFE + 1_000;
    expect(await endOthers(mine)).toBe(403);
    const { confirmed_until } = (await confirm(mine)).json<{ confirmed_until: string }>();
    expect(Date.parse(confirmed_until)).toBeGreaterThan(now().getTime() + CONFIRMATION_LIFE - 5_000);
    expect(await endOthers(theirs)).toBe(403);
    expect(await endOthers(mine)).toBe(200);
  });

  test('a session from before confirmations were recorded is not confirmed', async () => {
    const token = await signIn();
    await db()
      .updateTable('access_tokens')
      .set({ confirmed_at: null as never })
      .execute();
    expect(await endOthers(token)).toBe(403);
  });

  test('a locked account confirms nothing', async () => {
    const token = await signIn();
    await lock(new Date());
    expect((await confirm(token)).statusCode).toBe(401);
    await lock(null);
    expect((await confirm(token)).statusCode).toBe(200);
  });

  test('confirmations are in the log of security events, without the password', async () => {
    const token = await signIn();
    await confirm(token);
    await confirm(token, 'not-this-one');
    const events = lines.flatMap(({ security, operation }) => (security ? [[security, operation]] : []));
    expect(events).toEqual([
      ['signed_in', 'signIn'],
      ['session_confirmed', 'confirmSession'],
      ['confirmation_failed', 'confirmSession'],
    ]);
    expect(JSON.stringify(lines)).not.toContain('not-this-one');
  });

  test('after a change of the IBAN payouts wait for 72 hours, also one that was requested before', async () => {
    const token = await signIn();
    const services = createServices({ db: db(), config: running.config, gateway: puppet(), messenger: outbox, now });
    const request = async () =>
      (await call('POST', '/api/payouts', token, { amount: 1_000 })).json<{
        payout: { reference: string; payable_from: string | null };
      }>().payout;
    const before = await request();
    expect(before.payable_from).toBeNull();
    const { iban_no } = (
      await running.server.app.inject({ url: '/api/member', headers: { authorization: `Bearer ${token}` } })
    ).json<{ member: { iban_no: string } }>().member;
    const other = IBANS.find((iban) => iban.iban_no !== iban_no)!;
    await db().deleteFrom('outbox').execute();
    expect((await call('PUT', '/api/member/bank-information', token, other)).statusCode).toBe(200);

    const messages = await db().selectFrom('outbox').select(['channel', 'recipient', 'body']).orderBy('id').execute();
    expect(messages.map(({ channel, recipient }) => [channel, recipient])).toEqual([
      ['sms', `+966${MEMBER.phone.slice(1)}`],
      ['email', MEMBER.email],
    ]);
    for (const { body } of messages) {
      expect(body).toContain(`ending in ${other.iban_no.slice(-4)}`);
      expect(body).toMatch(/from \d+ \w+ \d{4} at \d+:\d\d [ap]m/i);
    }

    const after = await request();
    expect(Date.parse(after.payable_from ?? '')).toBeGreaterThan(Date.now() + IBAN_WAIT - 60_000);
    for (const { reference } of [before, after]) {
      await expect(payPayout(db(), outbox, reference, now())).rejects.toThrow(
        /The member changed the IBAN, so payout .* waits until .* \(Riyadh\)/,
      );
    }
    expect(await listPayouts(db(), { now: now() })).toMatch(/waits until .*: the IBAN was changed/);
    const auto = { ...services, config: { ...services.config, payouts: 'auto' as const } };
    expect(await payOut(auto)).toBe(0);

    ahead = IBAN_WAIT + 1_000;
    expect(await listPayouts(db(), { now: now() })).not.toContain('waits until');
    expect(await payPayout(db(), outbox, before.reference, now())).toContain('is paid');
    expect(await payOut(auto)).toBe(1);
  });
});
