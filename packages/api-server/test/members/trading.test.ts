import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ErrorBody, ShareOffer } from '@taawun/api-client';
import { createServer, type Server } from '../../src/server.ts';
import { auditBooks } from '../../src/audit/audit.ts';
import { expireOffers } from '../../src/shares/offers.ts';
import { placeShareOffer } from '../../src/shares/place.ts';
import { bookCash, issueShares, settleOffer } from '../../src/shares/staff.ts';
import { databases, postgresDatabase, startServer, testConfig } from '../kit/kit.ts';
import { processes } from '../kit/process.ts';
import {
  addTraders,
  call,
  newJournal,
  problemsAfter,
  readBooks,
  trade,
  unstable,
  withDatabase,
  type Reply,
  type Trader,
} from '../kit/trading.ts';

const { start, killAll } = processes();
afterEach(killAll);

const KILLS = 3;

const bodyOf = (reply: Reply | null): unknown => (reply ?? { body: {} }).body;
const codes = (replies: (Reply | null)[]) =>
  replies.map((reply) => (reply?.status === 201 ? 'placed' : (bodyOf(reply) as ErrorBody).code)).toSorted();
const offerOf = (reply: Reply | null) => (bodyOf(reply) as { share_offer: ShareOffer }).share_offer;

describe.each(databases)('on $name', (kind) => {
  test('members who trade at random while the server is killed again and again lose and gain nothing', async () => {
    const database = await kind.open();
    const env = {
      ...database.env,
      NODE_ENV: 'production',
      PAYMENT_GATEWAY: 'sandbox',
      MESSAGES: 'outbox',
      DEMO_ACCOUNTS: 'on',
    };
    try {
      const { traders, before } = await withDatabase(env, async (db) => ({
        traders: await addTraders(db, 16, { shares: 200, cash: 2_000_000 }),
        before: await readBooks(db),
      }));
      const journal = newJournal();
      const { server, kill, stop } = unstable(start, env);
      let kills = 0;
      let until = 30;
      let killing: Promise<void> | null = null;
      await trade(server, traders, journal, () => {
        if (!killing && kills < KILLS && journal.acknowledged.length >= until) {
          kills++;
          until = journal.acknowledged.length + 30 + Math.floor(Math.random() * 60);
          killing = kill().finally(() => (killing = null));
        }
        return kills === KILLS && !killing && journal.acknowledged.length >= until;
      });
      await stop();
      expect(await withDatabase(env, (db) => problemsAfter(db, before, journal))).toEqual([]);
      expect([kills, journal.repeated > 0, journal.acknowledged.length > 100]).toEqual([KILLS, true, true]);
      expect(journal.acknowledged.some(({ offer }) => offer.filled > 0)).toBe(true);
    } finally {
      killAll();
      await database.drop();
    }
  }, 90_000);

  describe('one server', () => {
    let running: Awaited<ReturnType<typeof startServer>>;
    let traders: Trader[];
    const db = () => running.server.database.db;
    beforeAll(async () => {
      running = await startServer(kind);
      traders = await addTraders(db(), 12, { shares: 100, cash: 1_000_000 });
    });
    afterAll(async () => {
      expect((await auditBooks(db())).differences).toEqual([]);
      await running.stop();
    });
    let serial = 0;
    const newKey = () => `trading-key-${++serial}`;
    const place = (trader: Trader, type: 'buy' | 'sell', shares: number, price: number, key = newKey()) =>
      call(running.baseURL, 'POST', '/api/share-offers', trader, key, { type, shares, price, expires_in_days: 1 });
    // Prices within the demo's spread, or far above: only the offers of these tests match.
    test('two concurrent sales of the same last shares: one offer, one clear rejection', async () => {
      const [seller] = await addTraders(db(), 1, { shares: 7, cash: 0 });
      const replies = await Promise.all([place(seller!, 'sell', 7, 20_000), place(seller!, 'sell', 7, 20_000)]);
      expect(codes(replies)).toEqual(['insufficient_shares', 'placed']);
      const rejected = replies.find((reply) => reply?.status === 409)?.body as ErrorBody;
      expect(rejected).toMatchObject({
        message: 'لا تكفي حصصك المتاحة لهذا العرض',
        errors: { shares: ['ليست لديك حصص متاحة للعرض'] },
      });
    });

    test('many who buy the same offer at once get no more than there is', async () => {
      const [seller] = await addTraders(db(), 1, { shares: 10, cash: 0 });
      const offer = offerOf(await place(seller!, 'sell', 10, 12_400));
      const replies = await Promise.all(traders.map((trader) => place(trader, 'buy', 3, 12_400)));
      const filled = replies.map((reply) => offerOf(reply).filled);
      expect([filled.reduce((sum, shares) => sum + shares, 0), Math.max(...filled)]).toEqual([10, 3]);
      expect(
        await db()
          .selectFrom('share_offers')
          .select(['status', 'filled'])
          .where('id', '=', offer.id)
          .executeTakeFirst(),
      ).toEqual({ status: 'succeeded', filled: 10 });
    });

    test('an offer finds its counterpart behind hundreds of better ones, one’s own among them', async () => {
      const [many, one, taker] = await addTraders(db(), 3, { shares: 700, cash: 100_000_000 });
      const offers = Array.from({ length: 300 }, (_, index) => ({
        trader: index < 290 ? taker! : many!,
        price: 12_410,
      }));
      await Promise.all(offers.map(({ trader, price }) => place(trader, 'sell', 1, price)));
      const { id } = offerOf(await place(one!, 'sell', 5, 12_411));
      expect(offerOf(await place(taker!, 'buy', 15, 12_411))).toMatchObject({ filled: 15, status: 'succeeded' });
      expect(offerOf(await call(running.baseURL, 'GET', `/api/share-offers/${id}`, one!))).toMatchObject({ filled: 5 });
      expect(offerOf(await place(traders[2]!, 'buy', 20, 12_410))).toMatchObject({ filled: 20 });
    });

    test('one key sent many times at once is one offer', async () => {
      const key = newKey();
      const replies = await Promise.all(Array.from({ length: 10 }, () => place(traders[0]!, 'sell', 1, 30_000, key)));
      expect(new Set(replies.map((reply) => JSON.stringify(reply?.body))).size).toBe(1);
      expect(await db().selectFrom('share_offers').select('id').where('price', '=', 30_000).execute()).toHaveLength(1);
    });

    test('an expired offer does not match and releases its reservation', async () => {
      const [seller] = await addTraders(db(), 1, { shares: 5, cash: 0 });
      const { id } = offerOf(await place(seller!, 'sell', 5, 12_405));
      await db()
        .updateTable('share_offers')
        .set({ expires_at: new Date(Date.now() - 1_000) })
        .where('id', '=', id)
        .execute();
      expect(offerOf(await place(traders[1]!, 'buy', 5, 12_405))).toMatchObject({ filled: 0 });
      expect(offerOf(await call(running.baseURL, 'GET', `/api/share-offers/${id}`, seller!))).toMatchObject({
        status: 'expired',
        closed_at: expect.any(String),
      });
      expect((await call(running.baseURL, 'GET', '/api/contribution', seller!))?.body).toMatchObject({
        contribution: { shares: 5, reserved_shares: 0 },
      });
      expect(await expireOffers(db())).toBe(0);
    });

    test('orders are placed while the clock of the server is behind the database’s', async () => {
      const traders = await addTraders(db(), 2, { shares: 5, cash: 100_000 });
      const { id } = offerOf(await place(traders[0]!, 'sell', 5, 12_500));
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 90_000 });
      try {
        await db()
          .updateTable('share_offers')
          .set({ expires_at: sql<Date>`now() - interval '1 second'` })
          .where('id', '=', id)
          .execute();
        expect(offerOf(await place(traders[1]!, 'buy', 5, 12_500))).toMatchObject({ type: 'buy', shares: 5 });
        expect(offerOf(await call(running.baseURL, 'GET', `/api/share-offers/${id}`, traders[0]!))).toMatchObject({
          status: 'expired',
          filled: 0,
        });
      } finally {
        vi.useRealTimers();
      }
    });

    test('the staff settles with the pool, issues shares and books money; a mistake says what to do', async () => {
      const [holder] = await addTraders(db(), 1, { shares: 5, cash: 0 });
      const offer = offerOf(await place(holder!, 'sell', 5, 40_000));
      const before = await auditBooks(db());
      expect(await settleOffer(db(), offer.id)).toBe(`Offer ${offer.id} is settled: 5 shares at SAR 400.00.`);
      await expect(settleOffer(db(), offer.id)).rejects.toThrow(/is not open: it is succeeded/);
      await expect(settleOffer(db(), 1_999_999_999)).rejects.toThrow(/There is no offer/);
      expect((await auditBooks(db())).shares).toBe(before.shares);
      await issueShares(db(), 'pool', 3, 10_000);
      expect((await auditBooks(db())).shares).toBe(before.shares + 3);
      await bookCash(db(), '0500000001', 50_050, 'deposit');
      await expect(bookCash(db(), '0500000001', 999_999_999, 'withdrawal')).rejects.toThrow(/can withdraw SAR/);
      await expect(issueShares(db(), '0500000002', 3, 10_000)).rejects.toThrow(/is no member/);
    });

    test('a member who has no account yet gets one with the first offer', async () => {
      const [trader] = await addTraders(db(), 1, { shares: 0, cash: 0 });
      await db().deleteFrom('share_accounts').where('user_id', '=', trader!.userId).execute();
      expect(codes([await place(trader!, 'sell', 1, 10_000)])).toEqual(['insufficient_shares']);
      expect(
        await db().selectFrom('share_accounts').select('id').where('user_id', '=', trader!.userId).execute(),
      ).toHaveLength(1);
    });

    test('the audit finds a balance, a reserve and a fill that the ledgers do not know', async () => {
      const { db: base } = running.server.database;
      const id = (
        await base
          .selectFrom('share_accounts')
          .select('id')
          .where('user_id', '=', traders[5]!.userId)
          .executeTakeFirstOrThrow()
      ).id;
      const offer = offerOf(await place(traders[5]!, 'sell', 2, 50_000));
      const add = (change: number) =>
        base
          .updateTable('share_accounts')
          .set((eb) => ({ shares: eb('shares', '+', change), reserved_shares: eb('reserved_shares', '+', change) }))
          .where('id', '=', id)
          .execute();
      await add(1);
      await base.updateTable('share_offers').set({ filled: 1 }).where('id', '=', offer.id).execute();
      const { differences } = await auditBooks(base);
      await base.updateTable('share_offers').set({ filled: 0 }).where('id', '=', offer.id).execute();
      await add(-1);
      expect(differences.map((line) => line.replace(/ is .*/, ''))).toEqual([
        `offer ${offer.id}: filled`,
        expect.stringMatching(/: shares$/),
        expect.stringMatching(/: reserved shares$/),
        'the sum of all shares',
      ]);
    });
  });
});

const url = process.env['TEST_DATABASE_URL'];
describe.skipIf(!url)('several servers on one PostgreSQL', () => {
  test('share one market: the slower server decides again', async () => {
    const database = await postgresDatabase(url ?? '');
    const servers: Server[] = await Promise.all([1, 2, 3].map(() => createServer(testConfig(database.env))));
    const { db } = servers[0]!.database;
    const traders = await addTraders(db, 6, { shares: 500, cash: 5_000_000 });
    const before = await readBooks(db);
    const placed = await Promise.allSettled(
      Array.from({ length: 300 }, (_, index) =>
        placeShareOffer(
          servers[index % 3]!.database.db,
          { userId: traders[index % 6]!.userId, key: `several-${index}` },
          {
            type: index % 2 ? 'buy' : 'sell',
            shares: 1 + (index % 9),
            price: 10_000 + (index % 7),
            expires_in_days: 30,
          },
        ),
      ),
    );
    expect(placed.filter(({ status }) => status === 'rejected')).toEqual([]);
    const after = await readBooks(db);
    expect(after.differences).toEqual([]);
    expect([after.shares, after.cash + after.fees, after.offers]).toEqual([
      before.shares,
      before.cash + before.fees,
      before.offers + 300,
    ]);
    await Promise.all(servers.map((server) => server.close()));
    await database.drop();
  });
});
