import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ApiError, toApiError } from './error.ts';

const answered = (status: number, data: unknown = {}, headers: Record<string, string> = {}) => ({
  response: { status, data, headers },
});

test.each([
  [{ code: 'ERR_NETWORK' }, 'network', true],
  [{ code: 'ECONNABORTED' }, 'timeout', true],
  [{ code: 'ETIMEDOUT' }, 'timeout', true],
  [{ code: 'ERR_CANCELED' }, 'aborted', false],
  [new DOMException('stop', 'AbortError'), 'aborted', false],
  [new DOMException('late', 'TimeoutError'), 'timeout', true],
  [new TypeError('fetch failed'), 'network', true],
  ['text', 'network', true],
  [undefined, 'network', true],
  [answered(302), 'malformed', false],
  [answered(400), 'validation', false],
  [answered(401), 'unauthenticated', false],
  [answered(403), 'forbidden', false],
  [answered(403, { code: 'confirmation_required' }), 'confirmationRequired', false],
  [answered(403, { code: 'second_factor_required' }), 'secondFactorRequired', false],
  [answered(404), 'notFound', false],
  [answered(405), 'validation', false],
  [answered(409), 'conflict', false],
  [answered(413), 'validation', false],
  [answered(422), 'validation', false],
  [answered(429), 'rateLimited', true],
  [answered(500), 'server', true],
  [answered(503), 'server', true],
  [answered(599, '<html>'), 'server', true],
] as const)('%j is %s', (failure, kind, retryable) => {
  expect(toApiError(failure)).toMatchObject({ kind, retryable, name: 'ApiError' });
});

describe('what the body says', () => {
  test('is returned unchanged', () => {
    const error = toApiError(
      answered(
        422,
        { message: 'انظر', errors: { phone: ['أ', 'ب'], email: 'ج' }, request_id: 'r1' },
        { 'Retry-After': '30' },
      ),
    );
    expect(error).toMatchObject({
      message: 'انظر',
      serverMessage: 'انظر',
      status: 422,
      fieldErrors: { phone: ['أ', 'ب'], email: ['ج'] },
      requestId: 'r1',
      retryAfter: 30,
    });
  });
  test('is omitted in another format', () => {
    const error = toApiError(
      answered(422, { message: 7, errors: { phone: [1], email: [] } }, { 'x-request-id': 'r2' }),
    );
    expect(error).toMatchObject({ serverMessage: null, fieldErrors: null, requestId: 'r2', retryAfter: null });
    expect(error.message).not.toBe('');
  });
});

test('an ApiError is returned as it is', () => {
  const error = new ApiError({ kind: 'conflict' });
  expect(toApiError(error)).toBe(error);
});

test('any value becomes an ApiError', () => {
  const failure = fc.oneof(
    fc.anything(),
    fc.record({
      response: fc.record({ status: fc.integer({ min: 100, max: 599 }), data: fc.anything(), headers: fc.anything() }),
    }),
  );
  fc.assert(
    fc.property(failure, (thrown) => {
      const error = toApiError(thrown);
      expect(error).toBeInstanceOf(ApiError);
      expect(error.message.length).toBeGreaterThan(0);
      for (const messages of Object.values(error.fieldErrors ?? {}))
        expect(messages.every((text) => typeof text === 'string' && text !== '')).toBe(true);
    }),
  );
});
