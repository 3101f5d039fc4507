import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOwnForm } from '../src/http/form-posts.ts';
import type { Portal } from '../src/index.ts';
import { databases, startServer } from './kit.ts';

describe('a form posted by a browser', () => {
  it.each([
    ['the same origin', { 'sec-fetch-site': 'same-origin' }, true],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://taawun.example' }, false],
    ['another origin of the site', { 'sec-fetch-site': 'same-site' }, false],
    ['an older browser, here', { origin: 'https://taawun.example' }, true],
    ['an older browser, elsewhere', { origin: 'https://elsewhere.example' }, false],
    ['nobody knows where', {}, false],
  ])('from %s', (_, headers, own) => {
    expect(isOwnForm({ headers }, 'https://taawun.example')).toBe(own);
  });
});

describe.each(databases)('a posted form, on $name', (kind) => {
  let running: Awaited<ReturnType<typeof startServer>>;
  const portal: Portal = {
    handle: async () => ({ status: 200, headers: {}, body: 'page' }),
    forms: ['/contact-us'],
    post: async (_, fields, isOwn, call) => {
      const { status, data } = await call('sendContact', fields, 'en');
      return { status, headers: {}, body: JSON.stringify({ isOwn, data }) };
    },
  };
  beforeAll(async () => {
    running = await startServer(kind, { portal });
  });
  afterAll(() => running.stop());
  const post = (url: string, payload: string, type = 'application/x-www-form-urlencoded') => running.server.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' } });

  it('reaches the portal with its fields, and the API answers in its language', async () => {
    const answer = await post('/contact-us', new URLSearchParams({ user_name: 'نورة' }).toString());
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.json()).toMatchObject({ isOwn: true, data: { errors: { user_email: [expect.stringMatching(/required/)] } } });
    expect(answer.json<{ data: { errors: object } }>().data.errors).not.toHaveProperty('user_name');
  });

  it('is read as a form only, and taken by pages with a form only', async () => {
    expect((await post('/contact-us', '{}', 'application/json')).statusCode).toBe(415);
    expect((await post('/about-us', 'a=b')).statusCode).toBeGreaterThanOrEqual(400);
  });
});
