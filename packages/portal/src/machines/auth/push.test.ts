import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pushField } from './push.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['no push client', null, {}],
  ['a token', { token: () => Promise.resolve('token-1') }, { fb_web_token: 'token-1' }],
  ['a reader who allows none', { token: () => Promise.resolve(null) }, {}],
  ['an empty token', { token: () => Promise.resolve('') }, {}],
  ['a token that is too long', { token: () => Promise.resolve('x'.repeat(4097)) }, {}],
  ['a service that fails', { token: () => Promise.reject(new Error('away')) }, {}],
  [
    'a service that throws',
    {
      token: () => {
        throw new Error('broken');
      },
    },
    {},
  ],
])('%s', async (_, registration, expected) => {
  expect(await pushField(registration)).toEqual(expected);
  expect(vi.getTimerCount()).toBe(0);
});

it('does not wait longer than a second', async () => {
  const field = pushField({ token: () => new Promise(() => {}) });
  await vi.advanceTimersByTimeAsync(1000);
  expect(await field).toEqual({});
});
