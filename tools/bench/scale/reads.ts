import { Agent, request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { STATEMENT_YEAR, tokenOf, type Size } from './data/size.ts';
import type { BenchServer } from './process.ts';
import { median } from '../statistics.ts';

export interface Read {
  name: string;
  path: string;
  /** Number of the member who reads; without it a guest. */
  member?: number;
  /** What is read is itself larger in the large database: only the event loop has a limit. */
  grows?: boolean;
}

const PER_PAGE = 12;
/** A member with as many movements as everybody. */
const USUAL = 7;

/** The last page of a list with this many entries. */
const last = (entries: number) => Math.max(1, Math.ceil(entries / PER_PAGE));

/** The reads whose growth is measured. The number of a list's last page is read from its first. */
export async function readsOf(
  origin: string,
  { heaviest, heaviestOrders }: Pick<Size, 'heaviest' | 'heaviestOrders'>,
): Promise<Read[]> {
  const lastPage = async (path: string, member?: number): Promise<number> => {
    const { body } = await send(origin, path, member);
    return (JSON.parse(body.toString()) as { pagination: { total_pages: number } }).pagination.total_pages;
  };
  const [news, donors, offers, receipts, orders] = [
    await lastPage('/api/news'),
    await lastPage('/api/donors'),
    await lastPage('/api/share-offers'),
    await lastPage('/api/receipts', 1),
    await lastPage('/api/orders', 1),
  ];
  if (orders > last(heaviestOrders * 2)) throw new Error('The first member has more orders than were generated.');
  return [
    { name: 'health', path: '/api/health' },
    { name: 'site map', path: '/sitemap.xml' },
    { name: 'feed', path: '/rss.xml' },
    { name: 'news, first page', path: '/api/news' },
    { name: 'news, last page', path: `/api/news?page=${news}` },
    { name: 'news with a tag', path: '/api/news?tag=market' },
    { name: 'search, common word', path: '/api/news?search=%D8%A7%D9%84' },
    // The small database has one item with both terms, the large one hundreds: one of them is answered.
    { name: 'search, rare words', path: '/api/news?search=greenhouses%201&per_page=1' },
    { name: 'one news item', path: '/api/news/three-greenhouses-in-service-1' },
    { name: 'news as a page', path: `/news?page=${Math.ceil(news / 2)}` },
    { name: 'share prices', path: '/api/share-prices' },
    { name: 'share book', path: '/api/share-book' },
    { name: 'offers, first page', path: '/api/share-offers' },
    { name: 'offers, last page', path: `/api/share-offers?page=${offers}` },
    { name: 'open offers to sell', path: '/api/share-offers?type=sell&status=pending' },
    { name: 'donor wall, first page', path: '/api/donors' },
    { name: 'donor wall, last page', path: `/api/donors?page=${donors}` },
    { name: 'donor wall of a target', path: '/api/donors?target_type=general' },
    { name: 'receipts, first page', path: '/api/receipts', member: 1 },
    { name: 'receipts, last page', path: `/api/receipts?page=${receipts}`, member: 1 },
    { name: 'orders, first page', path: '/api/orders', member: 1 },
    { name: 'orders, last page', path: `/api/orders?page=${orders}`, member: 1 },
    { name: 'movements, first page', path: '/api/share-movements', member: 1 },
    { name: 'movements, last page', path: `/api/share-movements?page=${last(heaviest)}`, member: 1 },
    {
      name: 'movements of a month',
      path: `/api/share-movements?from=${STATEMENT_YEAR}-06-01&to=${STATEMENT_YEAR}-06-30`,
      member: 1,
    },
    { name: 'user of that member', path: '/api/user', member: 1 },
    { name: 'holding of that member', path: '/api/contribution', member: 1 },
    { name: 'balance of that member', path: '/api/balance', member: 1 },
    { name: 'balance, last page', path: `/api/balance?page=${last(heaviest)}`, member: 1 },
    { name: 'holding of another member', path: '/api/contribution', member: USUAL },
    { name: 'balance of another member', path: '/api/balance', member: USUAL },
    { name: 'notifications', path: '/api/notifications', member: USUAL },
    { name: 'certificate', path: '/api/share-certificate', member: 1 },
    { name: 'statement', path: `/api/share-statement?year=${STATEMENT_YEAR}`, member: USUAL },
    { name: 'statement of that member', path: `/api/share-statement?year=${STATEMENT_YEAR}`, member: 1, grows: true },
  ];
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

export interface Sent {
  status: number;
  body: Buffer;
}

let visitors = 0;
/** Address of the next visitor. */
function newAddress(): string {
  visitors++;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/** Sends one request from an address of its own, as a guest or a member. */
export function send(
  origin: string,
  path: string,
  member?: number,
  post?: { body: unknown; key?: string },
): Promise<Sent> {
  const text = post === undefined ? '' : JSON.stringify(post.body);
  return new Promise((resolve, reject) => {
    const sent = request(
      `${origin}${path}`,
      {
        agent,
        method: post ? 'POST' : 'GET',
        headers: {
          'Accept-Encoding': 'br',
          'X-Forwarded-For': newAddress(),
          ...(member !== undefined && { Authorization: `Bearer ${tokenOf(member)}` }),
          ...(post && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }),
          ...(post?.key !== undefined && { 'Idempotency-Key': post.key }),
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response
          .on('data', (part: Buffer) => parts.push(part))
          .on('error', reject)
          .on('end', () => {
            const body = Buffer.concat(parts);
            const isBrotli = response.headers['content-encoding'] === 'br';
            resolve({ status: response.statusCode ?? 0, body: isBrotli ? brotliDecompressSync(body) : body });
          });
      },
    );
    sent.on('error', reject);
    sent.end(text);
  });
}

export interface Measured {
  /** Milliseconds. */
  median: number;
  /** Longest delays of the event loop in ms: the median over the requests, and at the first request. */
  blocked: number;
  blockedFirst: number;
  first: number;
}

const ROUNDS = 25;
/** Milliseconds after which a slow read is not repeated any more. */
const ENOUGH = 8_000;

/**
 * Reads again and again on each server in turn, one request after the other.
 * @throws Error when a response is not a success
 */
export async function measureInTurn(
  sides: readonly { server: BenchServer; read: Read | undefined }[],
): Promise<Measured[]> {
  const taken = sides.map(() => ({ times: [] as number[], delays: [] as number[] }));
  const started = performance.now();
  for (let round = 0; round < ROUNDS && (round < 2 || performance.now() - started < ENOUGH); round++) {
    for (const [index, { server, read }] of sides.entries()) {
      if (!read) throw new Error('The databases have different reads.');
      await server.reset();
      const from = performance.now();
      const { status, body } = await send(server.origin, read.path, read.member);
      taken[index]?.times.push(performance.now() - from);
      if (status !== 200)
        throw new Error(`${read.name} (${read.path}) answers ${status}: ${body.toString().slice(0, 500)}`);
      taken[index]?.delays.push((await server.read()).blocked);
    }
  }
  return taken.map(({ times, delays }) => {
    // The first request also compiles, plans and fills caches.
    const warm = times.length > 2 ? 2 : 1;
    return {
      median: median(times.slice(warm)),
      blocked: median(delays.slice(warm)),
      blockedFirst: delays[0] ?? Number.NaN,
      first: times[0] ?? Number.NaN,
    };
  });
}
