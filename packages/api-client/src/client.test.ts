import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient, type ClientOptions } from './client.ts';
import { ApiError } from './error.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
const seen: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = [];
let answers: Answer[] = [];
let server: Server;
let baseURL = '';

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
const callbacks = { onNotFound: vi.fn(), onErrors: vi.fn(), onMessage: vi.fn(), onUnauthenticated: vi.fn() };
const client = (more: Partial<ClientOptions> = {}) =>
  createClient({
    baseURL,
    getLocale: () => 'en',
    retryDelays: [0, 0],
    getTimezoneOffset: () => -330,
    ...callbacks,
    ...more,
  });
const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      (answers.length > 1 ? answers.shift() : answers[0])?.(request, response);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  seen.length = 0;
  vi.clearAllMocks();
});

describe('what is sent', () => {
  test('sends the three headers, and no token for a guest', async () => {
    answers = [json(200, { branches: [] })];
    await client().listBranches();
    expect(seen[0]?.headers).toMatchObject({ 'x-locale': 'en', timezone: 'UTC +5:30', accept: 'application/json' });
    expect(seen[0]?.headers.authorization).toBeUndefined();
  });
  test('sends the current token and language', async () => {
    answers = [json(200, { settings: [] })];
    let locale: 'ar' | 'en' = 'ar';
    const own = client({ getToken: () => 'abc', getLocale: () => locale });
    await own.listSettings({ pagination: 'all' });
    locale = 'en';
    await own.listSettings({ pagination: 'all' });
    expect(seen.map(({ headers }) => [headers['x-locale'], headers.authorization])).toEqual([
      ['ar', 'Bearer abc'],
      ['en', 'Bearer abc'],
    ]);
    expect(seen[0]?.url).toBe('/api/settings?pagination=all');
  });
  test('sends path, query and body fields as the contract defines; the base URL may be a function', async () => {
    answers = [json(200, {})];
    const own = client({ baseURL: () => baseURL });
    await own.getNews({ slug: 'a/b c' });
    await own.listNews({ search: 'نخيل & تمر', page: 2 });
    await own.sendContact(
      { user_name: 'n', user_email: 'n@mail.example', topic_id: 1, message: 'long enough' },
      { idempotencyKey: 'key-12345' },
    );
    expect(seen.map(({ url }) => url)).toEqual([
      '/api/news/a%2Fb%20c',
      expect.stringMatching(/^\/api\/news\?search=.*&page=2$/),
      '/api/contact',
    ]);
    expect(new URL(seen[1]!.url, baseURL).searchParams.get('search')).toBe('نخيل & تمر');
    expect(JSON.parse(seen[2]!.body)).toEqual({
      user_name: 'n',
      user_email: 'n@mail.example',
      topic_id: 1,
      message: 'long enough',
    });
    expect(seen[2]?.headers['idempotency-key']).toBe('key-12345');
  });
});

describe('what comes back', () => {
  test('success clears the field errors; a write reports its message, a read does not', async () => {
    answers = [json(200, { message: 'done' })];
    await client().listBranches();
    expect(callbacks.onMessage).not.toHaveBeenCalled();
    await client().signOut();
    expect(callbacks.onMessage).toHaveBeenCalledExactlyOnceWith('done');
    expect(callbacks.onErrors.mock.calls).toEqual([[null], [null]]);
  });
  test('field errors reach onErrors with the message', async () => {
    answers = [json(422, { message: 'look', code: 'validation', errors: { phone: ['bad'] }, request_id: 'r1' })];
    const error = await failure(client().signIn({ username: 'x', password: 'y' }));
    expect(error).toMatchObject({
      kind: 'validation',
      status: 422,
      fieldErrors: { phone: ['bad'] },
      requestId: 'r1',
      retryable: false,
    });
    expect(callbacks.onErrors).toHaveBeenCalledExactlyOnceWith({ phone: ['bad'] }, 'look');
  });
  test('404 reaches onNotFound', async () => {
    answers = [json(404, { message: 'no', code: 'not_found', request_id: 'r' })];
    expect((await failure(client().getBranch({ slug: 'x' }))).kind).toBe('notFound');
    expect(callbacks.onNotFound).toHaveBeenCalledOnce();
  });
  test('passes the 404 of a background call to its caller only', async () => {
    answers = [json(404, { message: 'no', code: 'not_found', request_id: 'r' })];
    expect((await failure(client().getBranch({ slug: 'x' }, { unasked: true }))).kind).toBe('notFound');
    expect(callbacks.onNotFound).not.toHaveBeenCalled();
  });
  test('passes the field errors of a background call to its caller only', async () => {
    answers = [json(422, { message: 'look', code: 'validation', errors: { slug: ['bad'] }, request_id: 'r' })];
    expect(await failure(client().getBranch({ slug: 'x' }, { unasked: true }))).toMatchObject({
      kind: 'validation',
      fieldErrors: { slug: ['bad'] },
    });
    expect(callbacks.onErrors).not.toHaveBeenCalled();
  });
  test('the success of a background call leaves the field errors of others', async () => {
    answers = [json(200, { branch: {} })];
    await client().getBranch({ slug: 'x' }, { unasked: true });
    expect(callbacks.onErrors).not.toHaveBeenCalled();
  });
  test('401 reaches onUnauthenticated only when a token was sent', async () => {
    answers = [json(401, { message: 'no', code: 'unauthenticated', request_id: 'r' })];
    await failure(client().getUser());
    expect(callbacks.onUnauthenticated).not.toHaveBeenCalled();
    await failure(client({ getToken: () => 'old' }).getUser());
    expect(callbacks.onUnauthenticated).toHaveBeenCalledOnce();
  });
  test('HTML instead of JSON is malformed', async () => {
    answers = [(_, response) => void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>proxy</p>')];
    expect(await failure(client().listBranches())).toMatchObject({ kind: 'malformed', status: 200 });
  });
  test('sends the checkout to the given path and returns the given field', async () => {
    answers = [json(201, { checkout: { order_number: 'T-1' } })];
    const data = {
      target_type: 'general',
      monthly_price: 5000,
      months: 1,
      brand: 'mada',
      idempotency_key: '12345678',
    } as const;
    expect(await client().checkout({ path: '/api/checkout', field: 'checkout', data })).toEqual({
      order_number: 'T-1',
    });
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/api/checkout', body: JSON.stringify(data) });
    const missing = client().checkout({ path: '/api/checkout', field: 'checkout_state', data });
    expect((await failure(missing)).kind).toBe('malformed');
  });
});

const away: Answer = (request) => request.socket.destroy();

describe('timeouts and retries', () => {
  test.each([
    ['a gateway that is away', json(503, {}), 'server'],
    ['no answer at all', away, 'network'],
  ])('retries a read twice after %s', async (_, answer, kind) => {
    answers = [answer];
    expect((await failure(client().listBranches())).kind).toBe(kind);
    expect(seen).toHaveLength(3);
  });
  test('succeeds when the server responds again', async () => {
    answers = [json(502, {}), away, json(200, { branches: [] })];
    expect(await client().listBranches()).toEqual({ branches: [] });
  });
  test.each([[500], [429], [404], [422]])('a read is not repeated after %i', async (status) => {
    answers = [json(status, {}, { 'Retry-After': '7' })];
    expect(await failure(client().listBranches())).toMatchObject({ status, retryAfter: 7 });
    expect(seen).toHaveLength(1);
  });
  test.each([[json(503, {})], [away]])('a write is never repeated', async (answer) => {
    answers = [answer];
    await failure(client().signIn({ username: 'x', password: 'y' }));
    expect(seen).toHaveLength(1);
  });
  test('the signal aborts a call, and the delay before a retry', async () => {
    const controller = new AbortController();
    answers = [() => controller.abort()];
    expect(await failure(client().listBranches({ signal: controller.signal }))).toMatchObject({
      kind: 'aborted',
      retryable: false,
    });
    const later = new AbortController();
    answers = [json(503, {})];
    const call = failure(client({ retryDelays: [60_000] }).listBranches({ signal: later.signal }));
    await vi.waitUntil(() => seen.length === 2);
    later.abort();
    expect((await call).kind).toBe('aborted');
  });
  test('a server without a response is a timeout', async () => {
    answers = [() => undefined];
    expect(await failure(client({ timeout: 50 }).listBranches())).toMatchObject({
      kind: 'timeout',
      status: null,
      retryable: true,
    });
    expect(seen).toHaveLength(1);
  });
});

const required = json(403, { message: 'Confirm', code: 'confirmation_required', request_id: 'r-1' });
const payOut = (more: Partial<ClientOptions>, signal?: AbortSignal) =>
  client({ getToken: () => 'abc', ...more }).requestPayout(
    { amount: 1_000 },
    { idempotencyKey: 'key-00000001', signal },
  );

describe('a call that needs a confirmation', () => {
  test('is repeated once it is confirmed, with the same key and body; its caller sees one call', async () => {
    answers = [required, json(201, { message: 'Requested', payout: {} })];
    const onConfirmationRequired = vi.fn(() => Promise.resolve(true));
    await payOut({ onConfirmationRequired });
    expect(onConfirmationRequired).toHaveBeenCalledOnce();
    expect(seen.map(({ headers, body }) => [headers['idempotency-key'], body])).toEqual([
      ['key-00000001', '{"amount":1000}'],
      ['key-00000001', '{"amount":1000}'],
    ]);
    expect(callbacks.onMessage).toHaveBeenCalledExactlyOnceWith('Requested');
    expect(callbacks.onErrors).toHaveBeenCalledExactlyOnceWith(null);
  });

  test.each([
    ['the user cancels', { onConfirmationRequired: () => Promise.resolve(false) }],
    ['nothing asks the user', {}],
  ])('fails with its kind when %s', async (_, more) => {
    answers = [required];
    expect(await failure(payOut(more))).toMatchObject({
      kind: 'confirmationRequired',
      status: 403,
      serverMessage: 'Confirm',
      retryable: false,
    });
    expect(seen).toHaveLength(1);
  });

  test('is not repeated for another user', async () => {
    answers = [required];
    let token = 'abc';
    const error = await failure(
      payOut({
        getToken: () => token,
        onConfirmationRequired: () => {
          token = 'of-another-user';
          return Promise.resolve(true);
        },
      }),
    );
    expect(error.kind).toBe('confirmationRequired');
    expect(seen).toHaveLength(1);
  });

  test('is aborted by its signal while it waits', async () => {
    answers = [required];
    const controller = new AbortController();
    const call = failure(
      payOut(
        {
          onConfirmationRequired: (signal) =>
            new Promise((resolve) => {
              signal?.addEventListener('abort', () => resolve(false));
            }),
        },
        controller.signal,
      ),
    );
    await vi.waitUntil(() => seen.length === 1);
    controller.abort();
    expect((await call).kind).toBe('aborted');
  });

  test('is another kind than any other 403', async () => {
    answers = [json(403, { message: 'No', code: 'forbidden', request_id: 'r-2' })];
    expect((await failure(payOut({ onConfirmationRequired: () => Promise.resolve(true) }))).kind).toBe('forbidden');
  });
});
