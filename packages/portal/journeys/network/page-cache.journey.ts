import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { origin } from '../kit/server.ts';

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** `fetch` would unpack bodies and send headers of its own. */
const ask = (path: string, headers: Record<string, string> = {}) =>
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

describe('a public page that is kept', () => {
  it.each(['/', '/en', '/news', '/ar/services', '/en/branches/riyadh'])(
    '%s is the same in every form, and is not sent twice',
    async (path) => {
      const plain = await ask(path);
      const br = await ask(path, { 'accept-encoding': 'gzip, br' });
      const gzip = await ask(path, { 'accept-encoding': 'gzip' });
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
      const again = await ask(path, { 'if-none-match': String(plain.headers.etag), 'accept-encoding': 'br' });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, plain.headers.etag]);
      expect((await ask(path, { 'if-none-match': 'W/"another"' })).status).toBe(200);
    },
  );

  it('is nobody’s: what a visitor sends with it is not on it, and a cookie is only for who lacks it', async () => {
    const first = await ask('/en/services');
    const marked = await ask('/en/services', {
      cookie: 'locale=en; session=secret-of-somebody',
      authorization: 'Bearer secret-of-somebody',
      'x-forwarded-host': 'secret-of-somebody',
      referer: 'http://secret-of-somebody',
    });
    expect(first.headers['set-cookie']).toHaveLength(1);
    expect(marked.headers['set-cookie']).toBeUndefined();
    expect(marked.body.equals(first.body)).toBe(true);
    expect((await ask('/services', { cookie: 'session=x' })).headers['set-cookie']).toBeUndefined();
    expect((await ask('/ar/services', { cookie: 'locale=en' })).headers['set-cookie']).toEqual([
      expect.stringMatching(/^locale=ar/),
    ]);
  });

  it('does not stand in the way of the front door', async () => {
    await ask('/');
    expect((await ask('/', { cookie: 'locale=en' })).headers.location).toBe('/en');
    expect((await ask('/', { cookie: 'locale=en', 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  it.each(['/profile/address', '/nothing', '/branches'])('%s is not kept', async (path) => {
    expect((await ask(path)).headers.etag).toBeUndefined();
  });
});

describe('a script', () => {
  it('is sent as it was compressed when it was built', async () => {
    const { body: page } = await ask('/');
    const [, script = ''] = /"(\/assets\/index-[^"]+\.js)"/.exec(page.toString()) ?? [];
    const plain = await ask(script);
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const packed = await ask(script, { 'accept-encoding': encoding });
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
