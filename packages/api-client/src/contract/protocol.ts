import { describe, expect, test } from 'vitest';
import { DEMO } from '../demo/index.ts';
import { operationTable } from '../operations.gen.ts';
import type { OperationId } from '../types.ts';
import { MAX_BODY_BYTES, schemaValidator } from '../validation/index.ts';
import type { Kit, ErrorResponse } from './kit.ts';

const WRITES = (Object.keys(operationTable) as OperationId[]).filter((id) => operationTable[id].body === 'required');

export function describeProtocol({ rejected, send, succeeded, signIn, newKey }: Kit): void {
  const [member, user] = DEMO;
  /** Returns valid credentials and an idempotency key, so that a malformed request is rejected only for its form. */
  const access = async (id: OperationId) => {
    const { auth } = operationTable[id];
    const account = auth === 'member' ? member! : user!;
    const headers = { 'Idempotency-Key': newKey() };
    return auth === 'none' ? { headers } : { token: await signIn(account.phone, account.password), headers };
  };

  describe('what is no request of the contract', () => {
    test.each(WRITES)('%s rejects what is not JSON', async (id) => {
      const caller = await access(id);
      for (const rawBody of ['{', '{"a":1}}', 'null x', '\uFEFF{', '{"a":\u0000}'])
        expect((await rejected(id, {}, 400, { ...caller, rawBody })).code).toBe('bad_request');
      for (const rawBody of ['[]', 'null', '1', '"text"', 'true'])
        expect(Object.keys((await rejected(id, {}, 422, { ...caller, rawBody })).errors ?? {})).toEqual(['body']);
    });
    test.each(WRITES)('%s rejects other content types and too much of it', async (id) => {
      const caller = await access(id);
      for (const contentType of [
        'text/plain',
        'application/x-www-form-urlencoded',
        ...(operationTable[id].form ? [] : ['multipart/form-data; boundary=x']),
        'application/xml',
      ]) {
        expect((await rejected(id, {}, 415, { ...caller, rawBody: '{"a":1}', contentType })).code).toBe(
          'unsupported_media_type',
        );
      }
      expect(
        (await rejected(id, {}, 413, { ...caller, rawBody: JSON.stringify({ firstname: 'x'.repeat(MAX_BODY_BYTES) }) }))
          .code,
      ).toBe('payload_too_large');
    });
    test.each(WRITES)('%s names every required field of an empty body', async (id) => {
      const { errors } = await rejected(id, {}, 422, await access(id));
      for (const messages of Object.values(errors ?? {})) expect(messages.join()).toMatch(/مطلوب/);
    });
    test.each([
      ['GET', '/api/nothing', 404, 'not_found'],
      ['POST', '/api/news/a/b', 404, 'not_found'],
      ['DELETE', '/api/user', 405, 'method_not_allowed'],
      ['GET', '/api/signin', 405, 'method_not_allowed'],
      ['PUT', '/api/news/some-slug', 405, 'method_not_allowed'],
    ])('%s %s is %i', async (method, path, status, code) => {
      const answer = await send(method, path, { locale: 'en' });
      const body = answer.body as ErrorResponse;
      expect(schemaValidator('Error')(body), JSON.stringify(body)).toBe(true);
      expect([answer.status, body.code]).toEqual([status, code]);
      expect(answer.headers.get('X-Request-Id')).toBe(body.request_id);
    });
  });

  // Last test of the suite: every operation of the contract was tested.
  test('every operation has succeeded at least once', () => {
    expect([...succeeded].sort()).toEqual(Object.keys(operationTable).sort());
  });
}
