// 200 requests a second for a while: pages, reads, orders and donations, each at its time whether or not earlier ones are
// answered.
import { randomUUID } from 'node:crypto';
import { testCard } from '../../../packages/api-server/src/gateways/sandbox/cards.ts';
import { queryRows } from '../../../packages/api-server/test/kit/raw-sql.ts';
import type { Db } from '../../../packages/api-server/src/db/schema.ts';
import { median, percentile } from '../statistics.ts';
import { send } from './reads.ts';

export interface Load {
  sent: number;
  failed: string[];
  p50: number;
  p99: number;
  /** p99 by kind of request. */
  kinds: Readonly<Record<string, number>>;
}

const PER_SECOND = 200;
const PAGES = [
  '/',
  '/en',
  '/news',
  '/en/news',
  '/donors',
  '/members',
  '/identity/programs',
  '/donate',
  '/branches',
  '/services',
  '/about-us',
  '/en/donors',
];
const READS = [
  '/api/news',
  '/api/news?search=%D8%B3%D9%88%D9%82',
  '/api/donors',
  '/api/share-book',
  '/api/share-prices',
  '/api/share-offers',
  '/api/programs',
];
const OWN_READS = [
  '/api/contribution',
  '/api/balance',
  '/api/share-movements',
  '/api/receipts',
  '/api/user',
  '/api/counts',
];

const card = { number: testCard('mada', 'success'), holder: 'SARA', expiry: '12/39', cvv: '123' };

type Send = (kind: string, run: () => Promise<{ status: number; body: Buffer }>) => Promise<Buffer>;

/** A donation: the checkout, the payer's card at the sandbox, and the state afterwards. */
async function donate(origin: string, db: Db, serial: number, timed: Send): Promise<void> {
  const donation = {
    target_type: 'general',
    monthly_price: 5_000,
    months: 1,
    brand: 'mada',
    donor_name: `Donor ${serial}`,
    show_on_wall: serial % 2 === 0,
    idempotency_key: randomUUID(),
  };
  const opened = await timed('checkout', () => send(origin, '/api/checkout', undefined, { body: donation }));
  const { checkout_id } = (JSON.parse(opened.toString()) as { checkout: { checkout_id: string } }).checkout;
  const [payment] = await queryRows<{ gateway_checkout: string }>(
    db,
    `select gateway_checkout from payments where checkout_id = '${checkout_id}'`,
  );
  await send(origin, `/gateway/sandbox/hosted/${payment?.gateway_checkout}/pay`, undefined, { body: card });
  const state = await timed('payment', () =>
    send(origin, `/api/checkout/${checkout_id}/verify`, undefined, { body: {} }),
  );
  if (!state.toString().includes('"status":"paid"')) throw new Error(`The donation is not paid: ${state.toString()}`);
}

/**
 * Sends mixed requests: 100 pages, 60 reads, 20 orders, and 10 donations with two requests each, in every second.
 * @param origins servers, in turn
 */
export async function mixedLoad(origins: readonly string[], db: Db, members: number, seconds: number): Promise<Load> {
  const times = new Map<string, number[]>();
  const failed: string[] = [];
  const running: Promise<unknown>[] = [];
  const start = performance.now();
  const total = PER_SECOND * seconds;
  for (let serial = 0; serial < total; serial++) {
    const due = start + (serial * 1_000) / PER_SECOND;
    const wait = due - performance.now();
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
    const origin = origins[serial % origins.length] ?? '';
    let from = due;
    const timed: Send = async (kind, run) => {
      const { status, body } = await run();
      times.set(kind, [...(times.get(kind) ?? []), performance.now() - from]);
      from = performance.now();
      if (status >= 400) throw new Error(`${kind}: ${status} ${body.toString().slice(0, 200)}`);
      return body;
    };
    running.push(sendMixed(origin, db, members, serial, timed).catch((error: Error) => failed.push(error.message)));
  }
  await Promise.all(running);
  const all = [...times.values()].flat();
  return {
    sent: all.length,
    failed,
    p50: median(all),
    p99: percentile(all, 0.99),
    kinds: Object.fromEntries([...times].map(([kind, values]) => [kind, percentile(values, 0.99)])),
  };
}

const pick = (paths: readonly string[], serial: number): string => paths[serial % paths.length] ?? '/';

/** One of twenty slots: ten pages, six reads, two orders, and one donation, whose two requests take two slots. */
async function sendMixed(origin: string, db: Db, members: number, serial: number, timed: Send): Promise<void> {
  const slot = serial % 20;
  const turn = Math.floor(serial / 2);
  const member = 2 + ((serial * 7919) % (members - 1));
  if (slot < 10) await timed('page', () => send(origin, pick(PAGES, turn)));
  else if (slot < 13) await timed('read', () => send(origin, pick(READS, turn)));
  else if (slot < 16) await timed('member’s read', () => send(origin, pick(OWN_READS, turn), member));
  else if (slot < 18) {
    const body = {
      type: serial % 4 < 2 ? 'buy' : 'sell',
      shares: 1,
      price: 9_950 + (serial % 100),
      expires_in_days: 30,
    };
    await timed('order', () => send(origin, '/api/share-offers', member, { body, key: randomUUID() }));
  } else if (slot === 18) await donate(origin, db, serial, timed);
}
