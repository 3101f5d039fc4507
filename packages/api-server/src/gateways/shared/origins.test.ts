import { expect, test } from 'vitest';
import { embeddingOrigin, embeddingSources, frameOrigin, frameOriginIn, paymentFrameSources } from './origins.ts';

const site = (publicOrigin: string, origin: string | null = null) => ({ publicOrigin, payment: { origin } });
const PUBLIC = site('https://taawun.example', 'https://pay.taawun.example');
const LOCAL = site('http://localhost:4000');

test('with PAYMENT_ORIGIN nothing that a request says decides an origin', () => {
  expect(paymentFrameSources(PUBLIC)).toEqual(['https://pay.taawun.example']);
  expect(embeddingSources(PUBLIC)).toBe('https://pay.taawun.example https://taawun.example');
  for (const named of [undefined, 'https://evil.example', 'http://localhost:4000', '', ['https://evil.example']])
    expect(embeddingOrigin(PUBLIC, named)).toBe('https://taawun.example');
  for (const requested of ['https://evil.example', 'http://localhost', 'http://%'])
    for (const originOf of [frameOrigin, frameOriginIn])
      expect(originOf(PUBLIC, requested)).toBe('https://pay.taawun.example');
});

test('on this machine the site and its iframe have its two names, on any port', () => {
  expect(paymentFrameSources(LOCAL)).toEqual(['http://localhost:*', 'http://127.0.0.1:*']);
  expect(embeddingSources(LOCAL)).toBe("'self' http://localhost:* http://127.0.0.1:*");
  expect(embeddingOrigin(LOCAL, 'http://127.0.0.1:5000')).toBe('http://127.0.0.1:5000');
  expect(frameOrigin(LOCAL, 'http://127.0.0.1:5000')).toBe('http://127.0.0.1:5000');
  expect(frameOriginIn(LOCAL, 'http://127.0.0.1:5000')).toBe('http://localhost:5000');
  expect(frameOriginIn(LOCAL, 'http://localhost:5000')).toBe('http://127.0.0.1:5000');
  for (const other of ['http://evil.example', 'http://localhost.evil.example', 'javascript:alert(1)', '%']) {
    expect(embeddingOrigin(LOCAL, other)).toBe('http://localhost:4000');
    for (const originOf of [frameOrigin, frameOriginIn]) expect(originOf(LOCAL, other)).toBe('http://localhost:4000');
  }
});

test('a public site without PAYMENT_ORIGIN embeds the sandbox from itself', () => {
  const alone = site('https://taawun.example');
  expect(paymentFrameSources(alone)).toEqual([]);
  expect(embeddingSources(alone)).toBe("'self' https://taawun.example");
  expect(embeddingOrigin(alone, 'http://localhost:4000')).toBe('https://taawun.example');
  for (const originOf of [frameOrigin, frameOriginIn])
    expect(originOf(alone, 'http://localhost:4000')).toBe('https://taawun.example');
});
