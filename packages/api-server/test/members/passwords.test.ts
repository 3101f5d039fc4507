import type { ErrorBody } from '@taawun/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountsOn, PASSWORD } from '../kit/accounts.ts';
import { databases, newestToken, startServer } from '../kit/kit.ts';

/** Names of the content in both languages, the host, and words of every site. */
const REJECTED = ['Charitable-7', 'التعاونية١٤٤٧', 'Waha2026', 'waha.example', 'T@@wun-99', 'member-26'];
const TEXT = 'This password contains the name of the association or its website. Choose another one';

describe.each(databases)('words of the site in passwords on $name', (kind) => {
  let running: Awaited<ReturnType<typeof startServer>>;
  const { call, newUser } = accountsOn(() => running);
  const errorsOf = ({ status, body }: { status: number; body: ErrorBody }) => [status, body.errors];

  beforeAll(async () => {
    running = await startServer(kind, {}, { PUBLIC_ORIGIN: 'http://waha.example' });
  });
  afterAll(() => running.stop());

  test('are rejected at sign-up, in a new password by a link, and in one by the old password', async () => {
    const { phone, token } = await newUser();
    await call('POST', '/api/forgot-password', { username: phone });
    const link = await newestToken(running.server);
    const person = { firstname: 'A', lastname: 'B', phone: '0532999999' };
    for (const word of REJECTED) {
      const password = { password: word, confirm_password: word };
      expect(errorsOf(await call('POST', '/api/signup-codes', { ...person, ...password }))).toEqual([
        422,
        { password: [TEXT] },
      ]);
      expect(errorsOf(await call('POST', '/api/reset-password', { token: link, ...password }))).toEqual([
        422,
        { password: [TEXT] },
      ]);
      const change = { old_password: PASSWORD, new_password: word, confirm_password: word };
      expect(errorsOf(await call('POST', '/api/change-password', change, { token }))).toEqual([
        422,
        { new_password: [TEXT] },
      ]);
    }
    const long = 'waha and four palm trees';
    const change = { old_password: PASSWORD, new_password: long, confirm_password: long };
    expect((await call('POST', '/api/change-password', change, { token })).status).toBe(200);
  });
});
