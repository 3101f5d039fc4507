import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  operationTable,
  type Checkout,
  type ContactChange,
  type ErrorBody,
  type OperationId,
  type Payout,
  type Session,
  type ShareOffer,
} from '@taawun/api-client';
import { contract, schemaValidator } from '@taawun/api-client/validation';
import { seedContent } from '../../src/seed/seed.ts';
import { sha256 } from '../../src/shared/secrets.ts';
import { createServer, type Server } from '../../src/server.ts';
import { databases, payAtSandbox, testConfig, type TestDatabase } from '../kit/kit.ts';
import { addTraders, type Trader } from '../kit/trading.ts';

const ids = Object.keys(operationTable) as OperationId[];
interface Body {
  example?: Record<string, unknown>;
  schema?: { $ref?: string; properties?: object };
}
const { paths, components } = contract as unknown as {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, Body> } }>>;
  components: { schemas: Record<string, { properties?: object }> };
};
const bodyOf = (id: OperationId): Record<string, unknown> =>
  paths[operationTable[id].path]![operationTable[id].method]!.requestBody?.content['application/json']?.example ?? {};
/** The fields that the contract lets a body have. */
const fieldsOf = (id: OperationId): string[] => {
  const { $ref, properties } =
    paths[operationTable[id].path]![operationTable[id].method]!.requestBody?.content['application/json']?.schema ?? {};
  return Object.keys(($ref ? components.schemas[$ref.split('/').at(-1) ?? '']?.properties : properties) ?? {});
};

/** Callers that no operation accepts, and callers that some accept. */
const STRANGERS = [
  'a visitor',
  'a token never given out',
  'a token that was signed out',
  'a token that has expired',
  'a token of a deleted user',
] as const;
type Caller = (typeof STRANGERS)[number] | 'a user' | 'a member';

const expected = (auth: string, caller: Caller): number | null => {
  if (auth === 'none') return null;
  if (STRANGERS.some((stranger) => stranger === caller)) return 401;
  return auth === 'member' && caller === 'a user' ? 403 : null;
};

/** Operations on a resource of one user, with its kind: other users get 404. A new operation must be added here. */
const OWNED: Partial<Record<OperationId, string>> = {
  getShareOffer: 'shareOffer',
  cancelShareOffer: 'shareOffer',
  confirmContactChange: 'contactChange',
  endSession: 'session',
  renamePasskey: 'passkey',
  removePasskey: 'passkey',
  readNotification: 'notification',
  getOrder: 'order',
  repayOrder: 'order',
  getSubscription: 'order',
  pauseSubscription: 'order',
  changeSubscriptionAmount: 'order',
  cancelSubscription: 'order',
  resumeSubscription: 'order',
  changeSubscriptionCard: 'order',
  getReceipt: 'receipt',
  cancelPayout: 'payout',
};
/** Operations on public resources, or whose path contains a secret of 128 random bits. */
const PUBLIC: readonly OperationId[] = [
  'getBranch',
  'getNews',
  'getProgram',
  'getService',
  'getCheckout',
  'verifyCheckout',
  'verifyReceipt',
  'verifyCertificate',
  'getGift',
];
/** Writes of members: shares and money. Each must require an idempotency key and execute a repeated request once. */
const TRADES = ids.filter((id) => operationTable[id].auth === 'member' && operationTable[id].method === 'post');
/** An answer without the time at which it was given. */
const timeless = (answer: object) => JSON.stringify(answer).replaceAll(/"server_time":"[^"]*"/g, '');
/** What a person must not be able to set by sending it along. */
const SMUGGLED = {
  is_member: true,
  scope: ['admin'],
  user_id: 1,
  id: 1,
  status: 'succeeded',
  shares_count: 1_000,
  cash: 1_000_000,
  mem_no: 'M-1',
  filled: 1,
  account_id: 1,
  fee_bp: 0,
};

describe.each(databases)('access on $name', (kind) => {
  let database: TestDatabase;
  let server: Server;
  const lines: string[] = [];
  const tokens: Record<Caller, string> = {
    'a visitor': '',
    'a token never given out': 'x'.repeat(43),
    'a token that was signed out': '',
    'a token that has expired': '',
    'a token of a deleted user': '',
    'a user': '',
    'a member': '',
  };
  let owner: Trader;

  const send = async (
    id: OperationId,
    token: string,
    {
      body = bodyOf(id),
      key = 'access-table-key',
      number = 1,
    }: { body?: unknown; key?: string; number?: number | string } = {},
  ) => {
    const { method, path, body: takes } = operationTable[id];
    const response = await server.app.inject({
      method: method.toUpperCase() as 'GET',
      url: path.replace(/\{\w+\}/g, String(number)),
      headers: { 'x-locale': 'en', 'idempotency-key': key, ...(token && { authorization: `Bearer ${token}` }) },
      ...(takes !== 'none' && { payload: body as object }),
    });
    const isDocument = /^application\/(pdf|zip)$/.test(String(response.headers['content-type']));
    return { status: response.statusCode, body: isDocument ? ({} as ErrorBody) : response.json<ErrorBody>() };
  };

  beforeAll(async () => {
    database = await kind.empty();
    // As in production, where rejections are logged.
    server = await createServer(
      testConfig({
        ...database.env,
        NODE_ENV: 'production',
        PAYMENT_GATEWAY: 'sandbox',
        MESSAGES: 'outbox',
        MEMBERSHIP_APPROVAL: 'auto',
      }),
      { logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } } },
    );
    const { db } = server.database;
    await db.transaction().execute(seedContent);
    const [member, user, signedOut, expired, gone] = await addTraders(db, 5, { shares: 0, cash: 0 });
    [owner] = (await addTraders(db, 1, { shares: 20, cash: 5_000_000 })) as [Trader];
    await db.deleteFrom('members').where('user_id', '=', user!.userId).execute();
    await db.deleteFrom('access_tokens').where('token_hash', '=', sha256(signedOut!.token)).execute();
    await db
      .updateTable('access_tokens')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('user_id', '=', expired!.userId)
      .execute();
    await db.deleteFrom('share_accounts').where('user_id', '=', gone!.userId).execute();
    await db.deleteFrom('users').where('id', '=', gone!.userId).execute();
    Object.assign(tokens, {
      'a token that was signed out': signedOut!.token,
      'a token that has expired': expired!.token,
      'a token of a deleted user': gone!.token,
      'a user': user!.token,
      'a member': member!.token,
    });
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });

  const CALLERS: readonly Caller[] = [...STRANGERS, 'a user', 'a member'];
  const logged = (id: OperationId) =>
    lines
      .map((line) => JSON.parse(line) as { msg: string; operation?: string; code?: string; user?: number })
      .findLast(({ msg, operation }) => msg === 'rejected' && operation === id);

  test.each(ids)('%s accepts exactly the callers that openapi.yaml allows', async (id) => {
    const { auth } = operationTable[id] as { auth?: string };
    expect(['none', 'user', 'member'], `${id} has no x-auth in openapi.yaml`).toContain(auth);
    const statusOf = (caller: Caller) => expected(auth ?? '', caller);
    for (const caller of CALLERS.filter((each) => statusOf(each) !== null)) {
      const { status, body } = await send(id, tokens[caller]);
      expect(status, `${id} by ${caller}`).toBe(statusOf(caller));
      expect(schemaValidator('Error')(body)).toBe(true);
      expect(logged(id)?.code).toBe(body.code);
    }
    // What ends the session, changes the password or makes a member would change the table under the next ones.
    const isRepeatable = !['signOut', 'changePassword', 'applyForMembership'].includes(id);
    for (const caller of CALLERS.filter(
      (each) => statusOf(each) === null && (isRepeatable || !['a user', 'a member'].includes(each)),
    )) {
      const { status, body } = await send(id, tokens[caller]);
      expect([401, 403], `${id} by ${caller}: ${JSON.stringify(body).slice(0, 200)}`).not.toContain(status);
    }
  });

  test('every operation with a path parameter is public or belongs to a user', () => {
    const named = ids.filter((id) => operationTable[id].params.length > 0);
    expect(named.toSorted()).toEqual([...Object.keys(OWNED), ...PUBLIC].toSorted());
  });

  /** Makes what each of these paths names, for `owner`; and reads it as the owner sees it. */
  const things: Record<
    string,
    { make: () => Promise<number | string>; read: (id: number | string) => Promise<unknown> }
  > = {
    shareOffer: {
      make: async () => {
        const placed = await send('placeShareOffer', owner.token, {
          body: { type: 'sell', shares: 2, price: 10_000, expires_in_days: 30 },
          key: `owned-${lines.length}-key`,
        });
        return (placed.body as unknown as { share_offer: ShareOffer }).share_offer.id;
      },
      read: async (id) => (await send('getShareOffer', owner.token, { number: id })).body,
    },
    contactChange: {
      make: async () =>
        (
          (await send('requestPhoneChange', owner.token, { body: { phone: '0549000001' } })).body as unknown as {
            contact_change: ContactChange;
          }
        ).contact_change.id,
      read: (id) =>
        server.database.db
          .selectFrom('contact_changes')
          .selectAll()
          .where('id', '=', String(id))
          .executeTakeFirstOrThrow(),
    },
    session: {
      make: async () =>
        ((await send('listSessions', owner.token)).body as unknown as { sessions: Session[] }).sessions[0]?.id ?? '',
      read: (id) =>
        server.database.db
          .selectFrom('access_tokens')
          .selectAll()
          .where('id', '=', String(id))
          .executeTakeFirstOrThrow(),
    },
    passkey: {
      make: async () => {
        const id = randomUUID();
        await server.database.db
          .insertInto('passkeys')
          .values({
            id,
            user_id: owner.userId,
            credential_id: id,
            public_key: 'AA',
            counter: 0,
            transports: '[]',
            backed_up: false,
            name: 'جوال',
            created_at: new Date(),
            last_used_at: null,
          })
          .execute();
        return id;
      },
      read: (id) =>
        server.database.db.selectFrom('passkeys').selectAll().where('id', '=', String(id)).executeTakeFirstOrThrow(),
    },
    notification: {
      make: async () => {
        const text = JSON.stringify({ ar: '-', en: '-' });
        return (
          await server.database.db
            .insertInto('notifications')
            .values({ user_id: owner.userId, title: text, text, created_at: new Date(), read_at: null })
            .returning('id')
            .executeTakeFirstOrThrow()
        ).id;
      },
      read: (id) =>
        server.database.db
          .selectFrom('notifications')
          .selectAll()
          .where('id', '=', Number(id))
          .executeTakeFirstOrThrow(),
    },
  };

  // A paid order of the owner: only its code or its owner opens it.
  const giving = async () => {
    const { checkout } = (
      await send('createCheckout', owner.token, {
        body: {
          target_type: 'general',
          monthly_price: 5_000,
          months: 3,
          idempotency_key: `access-${lines.length}-key`,
        },
      })
    ).body as unknown as { checkout: Checkout };
    await payAtSandbox(server, checkout.checkout_id);
    await send('verifyCheckout', '', { number: checkout.checkout_id, body: {} });
    return checkout.order_number;
  };
  things['order'] = {
    make: giving,
    read: async (id) => (await send('getSubscription', owner.token, { number: id })).body,
  };
  things['receipt'] = {
    make: async () =>
      (
        await server.database.db
          .selectFrom('receipts')
          .select('number')
          .where('order_number', '=', await giving())
          .executeTakeFirstOrThrow()
      ).number,
    read: (id) =>
      server.database.db.selectFrom('receipts').selectAll().where('number', '=', String(id)).executeTakeFirstOrThrow(),
  };

  const payout = async (token: string, key: string) =>
    ((await send('requestPayout', token, { key })).body as unknown as { payout: Payout }).payout.reference;
  things['payout'] = {
    make: () => payout(owner.token, `payout-${lines.length}-key`),
    read: (id) =>
      server.database.db
        .selectFrom('payouts')
        .selectAll()
        .where('reference', '=', String(id))
        .executeTakeFirstOrThrow(),
  };

  test.each(Object.entries(OWNED) as [OperationId, keyof typeof things][])(
    '%s rejects another user’s resource, logs it and changes nothing',
    async (id, what) => {
      const { make, read } = things[what]!;
      const own = await make();
      const before = await read(own);
      expect((await send(id, tokens['a member'], { number: own })).status).toBe(404);
      expect(logged(id)).toMatchObject({ code: 'not_found', user: expect.any(Number) });
      expect(await read(own)).toEqual(before);
      for (const number of ['-1', '0', '1 or 1=1', '99999999999'])
        expect((await send(id, tokens['a member'], { number: encodeURIComponent(number) })).status).toBe(422);
    },
  );

  test.each(ids.filter((id) => operationTable[id].body !== 'none'))(
    '%s takes no field that it does not have',
    async (id) => {
      const { auth } = operationTable[id];
      const { status, body } = await send(id, auth === 'none' ? '' : tokens['a member'], {
        body: { ...SMUGGLED, ...bodyOf(id) },
      });
      expect(status).toBe(422);
      const own = fieldsOf(id);
      expect(Object.keys(body.errors ?? {})).toEqual(
        expect.arrayContaining(Object.keys(SMUGGLED).filter((field) => !own.includes(field))),
      );
      expect(logged(id)).toMatchObject({ code: 'validation', fields: expect.arrayContaining(['is_member unknown']) });
    },
  );

  test.each(TRADES)('%s is done once, however often it is sent', async (id) => {
    const [trader] = await addTraders(server.database.db, 1, { shares: 10, cash: 1_000_000 });
    const place = (key: string) =>
      send('placeShareOffer', trader!.token, {
        key,
        body: { type: 'sell', shares: 1, price: 90_000, expires_in_days: 7 },
      });
    const { share_offer: first } = (await place(`first-${id}`)).body as unknown as { share_offer: ShareOffer };
    const number = id === 'cancelPayout' ? await payout(trader!.token, `made-${id}`) : first.id;
    const again = () =>
      id === 'placeShareOffer' ? place(`replay-${id}`) : send(id, trader!.token, { number, key: `replay-${id}` });
    const { method, path } = operationTable[id];
    const keyless = await server.app.inject({
      method: method.toUpperCase() as 'POST',
      url: path.replace(/\{\w+\}/g, String(number)),
      headers: { authorization: `Bearer ${trader!.token}` },
      payload: bodyOf(id),
    });
    expect([keyless.statusCode, Object.keys(keyless.json<ErrorBody>().errors ?? {})]).toEqual([
      422,
      ['Idempotency-Key'],
    ]);
    const [one, two] = [await again(), await again()];
    expect(one.status).toBeLessThan(300);
    expect(timeless(two)).toBe(timeless(one));
    // Another user with the same key gets no data of it.
    expect(
      (
        await send(id, tokens['a member'], {
          number,
          key: `replay-${id}`,
          body: id === 'placeShareOffer' ? { type: 'sell', shares: 1, price: 90_000, expires_in_days: 7 } : {},
        })
      ).status,
    ).toBeGreaterThanOrEqual(400);
  });
});
