import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { origin } from '../kit/server.ts';

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Requests exactly this path: `fetch` would normalise it. */
const send = (
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
) =>
  new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    request({ hostname, port, path, method, headers }, (response) => {
      let body = '';
      response
        .setEncoding('utf8')
        .on('data', (chunk: string) => (body += chunk))
        .on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    })
      .on('error', reject)
      .end();
  });

/** Requests a page, and checks the invariants of every page. */
async function expectPage(path: string, status: number): Promise<void> {
  const { status: actual, headers, body } = await send(path);
  expect([actual, headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
  expect(body).toMatch(/<h1[ >]/);
  // A missing message would be rendered as its id.
  expect(body).not.toMatch(/>portal\.[a-z]+\./);
  expect(body).not.toContain('<script>alert');
}

/** The canonical URL of a page, requested with a foreign Host header. */
const canonical = async (path: string) =>
  /rel="canonical" href="([^"]*)"/.exec((await send(path, { headers: { Host: 'evil.example' } })).body)?.[1];

describe('URL', () => {
  it.each([
    ['/en/', 200],
    ['/ar/', 200],
    ['/news/', 200],
    ['/EN', 404],
    ['/En/news', 404],
    ['/News', 404],
    ['/identity/VISION', 404],
    ['/Profile', 404],
    ['/%2f%2fevil.example', 404],
    ['/%D8%A7', 404],
    ['/news/a%2Fb', 404],
    ['/.env', 404],
    ['/index.html', 404],
    ['/news?page=-1', 200],
    ['/news?page=1e9', 200],
    ['/news?page=99999999999999999999', 200],
    ['/news?page=abc', 200],
    ['/news?page=1.5', 200],
    ['/news?page=99', 200],
    ['/en/news?tag=%3Cscript%3Ealert(1)%3C/script%3E', 200],
    ['/news?search=%00%F0%9F', 200],
    ['/news?tag=%00', 200],
    ['/identity/programs?donate=unknown', 200],
    ['/login?redirect=//evil.example', 200],
    ['/?__proto__[x]=1', 200],
  ])('%s answers %i with a page', expectPage);

  it.each([
    ['/identity/%76ision', '/404'],
    ['//evil.example', '/404'],
    ['//branches', '/404'],
    ['/\\evil.example', '/404'],
    ['/news/%00', '/404'],
    ['/en/branches/%0d%0a', '/en/404'],
  ])('%s is not in its usual form: redirects to %s', async (path, location) => {
    const { status, headers } = await send(path);
    expect([status, headers.location]).toEqual([302, location]);
  });

  it.each([
    ['a long name', `/news/${'a'.repeat(200)}`, 404],
    ['a long path', `/${'a'.repeat(8000)}`, 404],
    ['a long search', `/news?search=${'أ'.repeat(500)}`.replaceAll('أ', '%D8%A3'), 200],
  ])('%s is answered with a page', (_, path, status) => expectPage(path, status));

  it.each(['/%E0%A4%A', '/news/%zz', `/${'a'.repeat(20_000)}`])(
    'an invalid URL (%#) is rejected with an API error',
    async (path) => {
      const { status, body } = await send(path);
      expect([400, 431]).toContain(status);
      expect(JSON.parse(body)).toMatchObject({ code: 'bad_request' });
    },
  );

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('a page rejects %s', async (method) => {
    const { status, headers } = await send('/news', { method });
    expect([status, headers['allow']]).toEqual([405, 'GET, HEAD']);
  });

  it('HEAD is answered like GET, without the body', async () => {
    const { status, body } = await send('/news', { method: 'HEAD' });
    expect([status, body]).toEqual([200, '']);
  });

  it.each([
    ['/branches', '/branches/buraydah'],
    ['/en/identity/', '/en/identity/about'],
  ])('%s redirects within the site for any Host header', async (path, location) => {
    for (const headers of [{}, { Host: 'evil.example' }])
      expect((await send(path, { headers })).headers.location).toBe(location);
  });

  it('a demo does not answer what a proxy has forwarded', async () => {
    const { status, headers } = await send('/branches', {
      headers: { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '203.0.113.7' },
    });
    expect([status, headers.location]).toEqual([503, undefined]);
  });

  it('the home page redirects only to English', async () => {
    for (const headers of [{}, { Host: 'evil.example' }, { Referer: '//evil.example' }, { Referer: 'nonsense' }]) {
      const answer = await send('/?a=//evil.example', { headers: { Cookie: 'locale=en', ...headers } });
      expect([answer.status, answer.headers.location]).toEqual([302, '/en?a=//evil.example']);
    }
  });

  it('canonical URLs use the configured origin, without a trailing slash or `/ar`', async () => {
    expect(await Promise.all(['/news', '/news/', '/ar/news/', '/ar/', '/en/'].map(canonical))).toEqual([
      `${origin}/news`,
      `${origin}/news`,
      `${origin}/news`,
      `${origin}/`,
      `${origin}/en`,
    ]);
  });
});

describe('headers', () => {
  it.each([
    '/',
    '/login',
    '/profile',
    '/nothing',
    '/icon.svg',
    '/media/scenes/palms.svg',
    '/api/branches',
    '/api/user',
    '/storybook/',
    '/assets/none.js',
  ])('of %s contain the security headers', async (path) => {
    const { headers } = await send(path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('require revalidation of public pages, forbid caching of other pages and API responses, and cache hashed files', async () => {
    const page = await send('/news');
    expect(page.headers['cache-control']).toBe('no-cache');
    expect((await send('/login')).headers['cache-control']).toBe('no-store');
    expect((await send('/api/user')).headers['cache-control']).toBe('no-store');
    const script = /"(\/assets\/[^"]+\.js)"/.exec(page.body)?.[1] ?? '';
    expect((await send(script)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await send('/assets/none-12345678.js')).headers['cache-control']).toBe('no-store');
  });

  it('of a page allow only the portal’s own scripts', async () => {
    const policy = String((await send('/en')).headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+'){2};/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  });

  it('set the locale cookie of the specification', async () => {
    expect((await send('/en/news')).headers['set-cookie']).toEqual([
      'locale=en; Max-Age=31536000; Path=/; SameSite=Lax',
    ]);
    expect((await send('/news')).headers['set-cookie']).toBeUndefined();
  });
});
