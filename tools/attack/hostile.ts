// Generated hostile requests: none may end in a 5xx, or without an answer.
import fc from 'fast-check';
import { operationTable } from '@taawun/api-client';
import { anyAddress, send, sendAll, type Part, type Sent } from './http.ts';

const NASTY = [
  '%00',
  '%0a',
  '%0d%0aSet-Cookie:%20a=b',
  '%5c',
  '%2e%2e',
  '%2f',
  '%ff',
  '%',
  '%zz',
  '//',
  '/./',
  '/../',
  '\\',
  ';',
  '*',
  '..;',
  '{{7*7}}',
  '${7*7}',
  '<script>',
  "'--",
  '"',
  '%c0%ae',
  '%E2%80%AE',
  '__proto__',
  'constructor',
  'undefined',
  'null',
  'NaN',
  '-1',
  '0',
  '1e309',
  '9999999999999999999999',
  '٣',
  'نص',
  '%F0%9F%98%80',
  'x'.repeat(3_000),
];

const nasty = fc.constantFrom(...NASTY);
const text = fc.oneof(nasty, fc.string({ maxLength: 40 }), fc.string({ unit: 'binary', maxLength: 20 }));
const encoded = fc.oneof(
  nasty,
  text.map((value) => encodeURIComponent(value.toWellFormed())),
);

const operations = Object.values(operationTable);
const operation = fc.constantFrom(...operations);
const PAGES = [
  '/',
  '/en',
  '/ar',
  '/news',
  '/news/x',
  '/branches/x',
  '/gift/x',
  '/receipts/x',
  '/certificates/x',
  '/giving/T-1',
  '/login',
  '/checkout',
  '/search',
  '/donate',
  '/resetpassword',
  '/media/x',
  '/assets/x',
  '/gateway/sandbox/pay/x',
  '/gateway/sandbox/return/x',
  '/gateway/sandbox/hosted/x',
  '/dev/outbox',
  '/storybook/',
  '/sitemap.xml',
  '/share/x.png',
];

const query = fc
  .array(
    fc.tuple(
      fc.oneof(fc.constantFrom('page', 'per_page', 'redirect', 'locale', 'mine', 'year', 'code', 'token'), encoded),
      encoded,
    ),
    { maxLength: 4 },
  )
  .map((pairs) => (pairs.length ? `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}` : ''));

const apiPath = fc.tuple(operation, encoded).map(([{ path }, value]) => path.replace(/\{\w+\}/g, value));
const pagePath = fc
  .tuple(fc.constantFrom(...PAGES), fc.array(encoded, { maxLength: 3 }))
  .map(([page, parts]) => [page, ...parts].join('/'));
const mixedPath = fc.array(encoded, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`);

/** A request line holds Latin characters without spaces and controls; others are sent encoded. */
const writable = (path: string): string =>
  // oxlint-disable-next-line no-control-regex -- the characters that HTTP forbids
  path.replaceAll(/[^\u0021-\u007e]/gu, (character) => encodeURIComponent(character.toWellFormed()));

const json = fc.oneof(
  fc.json({ maxDepth: 3 }),
  fc
    .dictionary(
      fc.constantFrom(
        'username',
        'password',
        'phone',
        'email',
        'amount',
        'target_type',
        'message',
        'token',
        'code',
        'shares',
        'price',
        'brand',
        '__proto__',
        'firstname',
      ),
      fc.oneof(text, fc.integer(), fc.double(), fc.constant(null), fc.array(text, { maxLength: 3 })),
    )
    .map((body) => JSON.stringify(body)),
  fc.constantFrom('', '{', '[]', 'null', '"x"', '{"a":'.repeat(2_000), '\u0000', '{"__proto__":{"isAdmin":true}}'),
);

const headerText = text.map((value) => value.replaceAll(/[^\u0020-\u007e]/gu, '?'));
const headers = fc.record(
  {
    'content-type': fc.constantFrom(
      'application/json',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      'text/plain',
      'application/json; charset=utf-16',
    ),
    authorization: fc.oneof(headerText, fc.constantFrom('Bearer', `Bearer ${'a'.repeat(40)}`, 'Basic YTpi')),
    'x-locale': headerText,
    timezone: headerText,
    'idempotency-key': headerText,
    cookie: headerText,
    host: fc.constantFrom('evil.example', 'localhost', '[::1', 'a b'),
    range: fc.constantFrom('bytes=0-', 'bytes=9-1', 'bytes=-1', 'bytes=0-0,1-1,2-2', 'x'),
    'if-none-match': headerText,
    'accept-encoding': fc.constantFrom('br', 'gzip;q=0', '*', 'x'.repeat(500)),
    upgrade: fc.constantFrom('websocket', 'h2c'),
    connection: fc.constantFrom('Upgrade', 'close', 'keep-alive'),
    'x-http-method-override': fc.constantFrom('DELETE', 'PUT'),
    'sec-fetch-site': fc.constantFrom('same-origin', 'cross-site'),
  },
  { requiredKeys: [] },
);

const hostile: fc.Arbitrary<Sent> = fc
  .record({
    method: fc.constantFrom(
      'GET',
      'GET',
      'GET',
      'HEAD',
      'POST',
      'POST',
      'PUT',
      'PATCH',
      'DELETE',
      'OPTIONS',
      'TRACE',
      'PROPFIND',
    ),
    path: fc
      .tuple(fc.oneof(apiPath, apiPath, pagePath, mixedPath), query)
      .map(([path, search]) => writable(path + search)),
    headers,
    body: json,
  })
  .map(({ method, body, ...rest }) =>
    ['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(method) ? { method, ...rest } : { method, ...rest, body },
  );

/**
 * Sends generated requests; a seed repeats them.
 * @param proxied whether the server believes `X-Forwarded-For` of this machine: each request then has its own address
 */
export async function attackByGeneration(
  origin: string,
  { count, seed, proxied }: { count: number; seed: number; proxied: boolean },
): Promise<Part> {
  const requests = fc.sample(hostile, { numRuns: count, seed });
  const statuses = new Map<string, number>();
  const findings: string[] = [];
  await sendAll(requests, 8, async (each) => {
    const { upgrade, ...others } = each.headers ?? {};
    // Node's client waits for another protocol when it sends an Upgrade header; security.test.ts covers that one.
    const { status, outcome } = await send(origin, {
      ...each,
      headers: { ...others, ...(proxied && { 'x-forwarded-for': anyAddress() }) },
    });
    const kind = status === null ? outcome : `${Math.floor(status / 100)}xx`;
    statuses.set(kind, (statuses.get(kind) ?? 0) + 1);
    if (outcome === 'hang' || (status !== null && status >= 500))
      findings.push(`${status ?? outcome}: ${JSON.stringify({ ...each, ...(upgrade && { upgrade }) }).slice(0, 600)}`);
  });
  const counts = [...statuses].map(([kind, times]) => `${times} × ${kind}`);
  return { name: 'generated hostile requests', tried: `${count} (seed ${seed}): ${counts.join(', ')}`, findings };
}
