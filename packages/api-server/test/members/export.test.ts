import { DEMO } from '@taawun/api-client/demo';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMember } from '../../src/accounts/users.ts';
import { databases, startServer } from '../kit/kit.ts';

const [OWN, , OTHER] = DEMO as [(typeof DEMO)[number], (typeof DEMO)[number], (typeof DEMO)[number]];

describe.each(databases)('the export on $name', (kind) => {
  let running: Awaited<ReturnType<typeof startServer>>;
  let token: string;
  const db = () => running.server.database.db;
  const get = (locale = 'en') =>
    running.server.app.inject({
      method: 'GET',
      url: '/api/user/export',
      headers: { authorization: `Bearer ${token}`, 'x-locale': locale },
    });

  beforeAll(async () => {
    running = await startServer(kind);
    const answer = await running.server.app.inject({
      method: 'POST',
      url: '/api/signin',
      payload: { username: OWN.phone, password: OWN.password },
    });
    token = answer.json<{ access_token: string }>().access_token;
  });
  afterAll(() => running.stop());

  test('has everything of its user, nothing of another one, and is limited', async () => {
    const answer = await get();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="taawun-data-\d{4}-\d\d-\d\d\.zip"; filename\*=UTF-8''My%20data%20at%20Taawun%20/,
      ),
    });
    const files = unzipSync(answer.rawPayload);
    const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    const jsonOf = (name: string): unknown => JSON.parse(textOf(name));
    const names = Object.keys(files);
    expect(names).toEqual(
      expect.arrayContaining([
        'README.ar.txt',
        'README.en.txt',
        'profile.json',
        'movements.json',
        'offers.json',
        'balance.json',
        'orders.json',
        'subscriptions.json',
        'receipts.json',
        'notifications.json',
        'consents.json',
        'sessions.json',
        'documents/share-certificate.pdf',
      ]),
    );
    const user = await db().selectFrom('users').selectAll().where('email', '=', OWN.email).executeTakeFirstOrThrow();
    expect(jsonOf('profile.json')).toMatchObject({
      user: { id: user.id, email: OWN.email, member: await readMember(db(), user.id) },
    });
    const numbers = async (table: 'orders' | 'receipts') =>
      (await db().selectFrom(table).select('number').where('user_id', '=', user.id).execute()).map(
        ({ number }) => number,
      );
    const numbersIn = (name: string) => (jsonOf(name) as { number: string }[]).map(({ number }) => number);
    expect(numbersIn('orders.json').toSorted()).toEqual((await numbers('orders')).toSorted());
    const receipts = await numbers('receipts');
    expect(numbersIn('receipts.json').toSorted()).toEqual(receipts.toSorted());
    expect(receipts.length).toBeGreaterThan(0);
    for (const number of receipts) expect(names).toContain(`documents/receipt-${number}.pdf`);
    expect(jsonOf('movements.json')).toHaveLength(OWN.movements.length);
    expect(jsonOf('notifications.json')).toHaveLength(OWN.notifications.length);
    expect(jsonOf('sessions.json')).toHaveLength(1);
    for (const name of names.filter((each) => each.endsWith('.pdf')))
      expect(strFromU8((files[name] ?? new Uint8Array()).subarray(0, 5))).toBe('%PDF-');
    const all = names
      .filter((name) => !name.endsWith('.pdf'))
      .map(textOf)
      .join('\n');
    for (const foreign of [
      OTHER.email,
      OTHER.phone.slice(1),
      OTHER.member?.national_id ?? '-',
      OTHER.member?.iban_no ?? '-',
    ])
      expect(all).not.toContain(foreign);
    expect(all).not.toContain(token);
    expect(all).not.toContain(user.password_hash);
    expect(all).not.toContain('_enc');

    const second = await get('ar');
    expect(second.headers['content-disposition']).toContain(
      `filename*=UTF-8''${encodeURIComponent('بياناتي في تعاون')}`,
    );
    expect((await get()).statusCode).toBe(200);
    expect((await get()).statusCode).toBe(429);
  }, 120_000);
});
