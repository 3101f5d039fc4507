import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOwnForm } from '../../src/http/form-posts.ts';
import type { Portal } from '../../src/index.ts';
import { databases, startServer } from '../kit/kit.ts';

describe('a form posted by a browser', () => {
  it.each([
    ['the same origin', { 'sec-fetch-site': 'same-origin' }, true],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://taawun.example' }, false],
    ['another origin of the site', { 'sec-fetch-site': 'same-site' }, false],
    ['an older browser, here', { origin: 'https://taawun.example' }, true],
    ['an older browser, elsewhere', { origin: 'https://elsewhere.example' }, false],
    ['an unknown origin', {}, false],
  ])('from %s', (_, headers, own) => {
    expect(isOwnForm({ headers }, 'https://taawun.example')).toBe(own);
  });
});

describe.each(databases)('a posted form, on $name', (kind) => {
  let running: Awaited<ReturnType<typeof startServer>>;
  const portal: Portal = {
    handle: async () => ({ status: 200, headers: {}, body: 'page' }),
    forms: ['/contact-us', '/en/contact-us'],
    post: async (_, fields, isOwn, call) => {
      const { status, data } = await call('sendContact', fields, 'en');
      return { status, headers: {}, body: JSON.stringify({ isOwn, data }) };
    },
  };
  beforeAll(async () => {
    running = await startServer(kind, { portal });
  });
  afterAll(() => running.stop());
  const post = (url: string, payload: string, type = 'application/x-www-form-urlencoded') =>
    running.server.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
    });

  it('reaches the portal with its fields, and the API answers in its language', async () => {
    const answer = await post('/contact-us', new URLSearchParams({ user_name: 'نورة' }).toString());
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.json()).toMatchObject({
      isOwn: true,
      data: { errors: { user_email: [expect.stringMatching(/required/)] } },
    });
    expect(answer.json<{ data: { errors: object } }>().data.errors).not.toHaveProperty('user_name');
  });

  const browser = (url: string, payload: string, type = 'application/x-www-form-urlencoded') =>
    running.server.app.inject({
      method: 'POST',
      url,
      payload,
      headers: {
        'content-type': type,
        accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8',
        'sec-fetch-site': 'same-origin',
      },
    });
  it.each([
    ['too large', '/contact-us', 'x'.repeat(1_000_001), 413, 'ما أرسلته أكبر من الحد المسموح'],
    ['too large, in English', '/en/contact-us', 'x'.repeat(1_000_001), 413, 'What you sent is too large'],
    ['for a page without a form', '/about-us', 'a=b', 405, 'لا يمكن الإرسال إلى هذه الصفحة'],
    ['for a page without a form, in English', '/en/about-us?x=1', 'a=b', 405, 'You cannot send anything to this page'],
    ['too large for a page without a form', '/en', 'x'.repeat(1_000_001), 405, 'You cannot send anything to this page'],
  ])('that is %s is answered with a page in the language of its address', async (_, url, payload, status, title) => {
    const answer = await browser(url, payload);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      status,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    const locale = url.startsWith('/en') ? 'en' : 'ar';
    expect(answer.body).toContain(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`);
    expect(answer.body).toContain(`<h1>${title}</h1>`);
    expect(answer.headers.allow).toBe(status === 405 ? 'GET, HEAD' : undefined);
  });

  it('of another type is answered with a page, and a client that reads no pages with the contract’s error', async () => {
    const typed = await browser('/contact-us', '{}', 'application/json');
    expect([typed.statusCode, typed.headers['content-type']]).toEqual([415, 'text/html; charset=utf-8']);
    expect((await post('/about-us', 'a=b')).json()).toMatchObject({ code: 'method_not_allowed' });
    expect((await post('/contact-us', 'x'.repeat(1_000_001))).json()).toMatchObject({ code: 'payload_too_large' });
    expect((await browser('/api/nothing', 'a=b')).json()).toMatchObject({ code: expect.any(String) as string });
  });

  it('is read as a form only, and taken by pages with a form only', async () => {
    expect((await post('/contact-us', '{}', 'application/json')).statusCode).toBe(415);
    expect((await post('/about-us', 'a=b')).statusCode).toBe(405);
  });
});
