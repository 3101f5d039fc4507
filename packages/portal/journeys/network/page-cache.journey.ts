import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { origin } from '../kit/server.ts';

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Sends a request. `fetch` would decompress bodies and add its own headers. */
const send = (path: string, headers: Record<string, string> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    request({ hostname, port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
    })
      .on('error', reject)
      .end();
  });

describe('cached public page', () => {
  it.each(['/', '/en', '/news', '/ar/services', '/en/branches/riyadh'])(
    '%s is the same in every encoding, and is not sent again to a client that has it',
    async (path) => {
      const plain = await send(path);
      const br = await send(path, { 'accept-encoding': 'gzip, br' });
      const gzip = await send(path, { 'accept-encoding': 'gzip' });
      expect([
        plain.headers['content-encoding'],
        br.headers['content-encoding'],
        gzip.headers['content-encoding'],
      ]).toEqual([undefined, 'br', 'gzip']);
      expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
      expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
      expect(br.headers).toMatchObject({
        etag: plain.headers.etag,
        vary: expect.stringMatching(/accept-encoding/i),
        'cache-control': 'no-cache',
        'content-security-policy': plain.headers['content-security-policy'],
      });
      const again = await send(path, { 'if-none-match': String(plain.headers.etag), 'accept-encoding': 'br' });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, plain.headers.etag]);
      expect((await send(path, { 'if-none-match': 'W/"another"' })).status).toBe(200);
    },
  );

  it('contains nothing of a visitor’s request, and sets the locale cookie only where it is missing', async () => {
    const first = await send('/en/services');
    const marked = await send('/en/services', {
      cookie: 'locale=en; session=secret-of-somebody',
      authorization: 'Bearer secret-of-somebody',
      'x-forwarded-host': 'secret-of-somebody',
      referer: 'http://secret-of-somebody',
    });
    expect(first.headers['set-cookie']).toHaveLength(1);
    expect(marked.headers['set-cookie']).toBeUndefined();
    expect(marked.body.equals(first.body)).toBe(true);
    expect((await send('/services', { cookie: 'session=x' })).headers['set-cookie']).toBeUndefined();
    expect((await send('/ar/services', { cookie: 'locale=en' })).headers['set-cookie']).toEqual([
      expect.stringMatching(/^locale=ar/),
    ]);
  });

  it('does not prevent the locale redirect of the home page', async () => {
    await send('/');
    expect((await send('/', { cookie: 'locale=en' })).headers.location).toBe('/en');
    expect((await send('/', { cookie: 'locale=en', 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  it.each(['/profile/address', '/nothing', '/branches'])('%s is not cached', async (path) => {
    expect((await send(path)).headers.etag).toBeUndefined();
  });
});

describe('script', () => {
  it('is served as precompressed by the build', async () => {
    const { body: page } = await send('/');
    const [, script = ''] = /"(\/assets\/index-[^"]+\.js)"/.exec(page.toString()) ?? [];
    const plain = await send(script);
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const packed = await send(script, { 'accept-encoding': encoding });
      expect(packed.headers).toMatchObject({
        'content-encoding': encoding,
        'content-length': String(packed.body.length),
        'content-type': plain.headers['content-type'],
        vary: expect.stringMatching(/accept-encoding/i),
        'cache-control': expect.stringContaining('immutable'),
      });
      expect(unpack(packed.body).equals(plain.body)).toBe(true);
      expect(packed.body.length).toBeLessThan(plain.body.length / 3);
    }
  });
});
