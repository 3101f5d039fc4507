import type { ErrorBody } from '@taawun/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountsOn, PASSWORD } from '../kit/accounts.ts';
import { databases, newestToken, startServer } from '../kit/kit.ts';

/** Names of the content in both languages, the host, and terms of every site. */
const REJECTED = ['Charitable-7', 'التعاونية١٤٤٧', 'Waha2026', 'waha.example', 'T@@wun-99', 'member-26'];
const TEXT = 'This password contains the name of the association or its website. Choose another one';

const errorsOf = ({ status, body }: { status: number; body: ErrorBody }) => [status, body.errors];

describe.each(databases)('terms of the site in passwords on $name', (kind) => {
  let running: Awaited<ReturnType<typeof startServer>>;
  const { call, newUser } = accountsOn(() => running);

  beforeAll(async () => {
    running = await startServer(kind, {}, { PUBLIC_ORIGIN: 'http://waha.example' });
  });
  afterAll(() => running.stop());

  test('are rejected at sign-up, in a new password by a link, and in one by the old password', async () => {
    const { phone, token } = await newUser();
    await call('forgotPassword', { username: phone });
    const link = await newestToken(running.server);
    const person = { firstname: 'A', lastname: 'B', phone: '0532999999' };
    for (const term of REJECTED) {
      const password = { password: term, confirm_password: term };
      expect(errorsOf(await call('requestSignUpCode', { ...person, ...password }))).toEqual([
        422,
        { password: [TEXT] },
      ]);
      expect(errorsOf(await call('resetPassword', { token: link, ...password }))).toEqual([422, { password: [TEXT] }]);
      const change = { old_password: PASSWORD, new_password: term, confirm_password: term };
      expect(errorsOf(await call('changePassword', change, { token }))).toEqual([422, { new_password: [TEXT] }]);
    }
    const long = 'waha and four palm trees';
    const change = { old_password: PASSWORD, new_password: long, confirm_password: long };
    expect((await call('changePassword', change, { token })).status).toBe(200);
  });
});
