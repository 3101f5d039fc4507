import { describe, expect, test } from 'vitest';
import type { Kit } from './kit.ts';

export function describeTwoStep(kit: Kit): void {
  const { ok, rejected, signIn, newPerson, signUp, device, totpCode, resetToken } = kit;
  const newUser = async () => {
    const person = newPerson();
    await signUp(person);
    return { person, token: await signIn(person.phone, person.password) };
  };
  const enable = async (token: string) => {
    const { secret } = await ok('requestTwoStep', {}, { token });
    const { recovery_codes } = await ok('enableTwoStep', { code: totpCode(secret) }, { token });
    return { secret, codes: recovery_codes };
  };
  const newSecuredUser = async () => {
    const user = await newUser();
    return { ...user, credentials: credentialsOf(user.person), ...(await enable(user.token)) };
  };
  const credentialsOf = ({ phone, password }: ReturnType<typeof newPerson>) => ({ username: phone, password });
  const securityOf = (token: string) => ok('getSignInSecurity', {}, { token });
  const newest = async (token: string) => (await ok('listNotifications', {}, { token, locale: 'en' })).notifications[0];

  describe('two-step sign-in', () => {
    test('is turned on with a code of the app, and the recovery codes are shown', async () => {
      const { token } = await newUser();
      const { secret, uri } = await ok('requestTwoStep', {}, { token });
      expect(uri).toContain(`secret=${secret}`);
      expect((await securityOf(token)).two_step).toBeNull();
      const wrong = totpCode(secret) === '000000' ? '111111' : '000000';
      expect((await rejected('enableTwoStep', { code: wrong }, 422, { token, locale: 'en' })).errors).toEqual({
        code: ['The verification code is not correct'],
      });
      const { message, recovery_codes } = await ok(
        'enableTwoStep',
        { code: totpCode(secret) },
        { token, locale: 'en' },
      );
      expect(message).toBe('Two-step sign-in is on');
      expect(new Set(recovery_codes).size).toBe(10);
      const { two_step, recovery_codes_left } = await securityOf(token);
      expect([Date.parse(two_step?.enabled_at ?? '') > 0, recovery_codes_left]).toEqual([true, 10]);
      expect((await newest(token))?.title).toBe('Two-step sign-in was turned on');
      for (const [id, input] of [
        ['requestTwoStep', {}],
        ['enableTwoStep', { code: '123456' }],
      ] as const)
        expect((await rejected(id, input, 409, { token })).code).toBe('two_step_on');
    });

    test('needs a request first, and recovery codes need it', async () => {
      const { token } = await newUser();
      expect((await rejected('enableTwoStep', { code: '123456' }, 409, { token })).code).toBe('two_step_off');
      expect((await rejected('renewRecoveryCodes', {}, 409, { token })).code).toBe('two_step_off');
    });

    test('needs the second factor after the right password only', async () => {
      const { credentials, secret } = await newSecuredUser();
      const wrong = { ...credentials, password: 'wrong-password' };
      expect((await rejected('signIn', wrong, 422)).code).toBe('validation');
      const { code, message, errors } = await rejected('signIn', credentials, 403, { locale: 'en' });
      expect([code, message, errors]).toEqual([
        'second_factor_required',
        'The password is correct. Complete the second step to sign in',
        undefined,
      ]);
      const second_factor = { method: 'totp', code: totpCode(secret) } as const;
      expect(Object.keys((await rejected('signIn', { ...wrong, second_factor }, 422)).errors ?? {})).toEqual([
        'password',
      ]);
      const { access_token } = await ok('signIn', { ...credentials, second_factor });
      await ok('getUser', {}, { token: access_token });
    });

    test('rejects a wrong code at the field of the second factor', async () => {
      const { credentials } = await newSecuredUser();
      const factors = [
        [{ method: 'totp', code: '000000' }, { 'second_factor.code': ['The verification code is not correct'] }],
        [
          { method: 'recovery_code', code: 'AAAAA-AAAAA' },
          { 'second_factor.code': ['The recovery code is not correct or has been used'] },
        ],
        [{ method: 'totp', code: '12' }, { 'second_factor.code': ['Verification code field is not valid'] }],
        [{ method: 'totp' }, { 'second_factor.code': ['Verification code field is required'] }],
        [{ method: 'sms', code: '1' }, { 'second_factor.method': ['Way to confirm field is not valid'] }],
        [{}, { 'second_factor.method': ['Way to confirm field is required'] }],
        [
          { method: 'totp', code: '123456', more: 1 },
          { 'second_factor.more': ['second_factor.more is not a known field'] },
        ],
        ['123456', { second_factor: ['Second step field is not valid'] }],
      ] as const;
      for (const [second_factor, errors] of factors)
        expect((await rejected('signIn', { ...credentials, second_factor }, 422, { locale: 'en' })).errors).toEqual(
          errors,
        );
    });

    test('takes each recovery code once, in any spelling, and says how many are left', async () => {
      const { credentials, codes } = await newSecuredUser();
      const [first = '', second = ''] = codes;
      const { access_token } = await ok('signIn', {
        ...credentials,
        second_factor: { method: 'recovery_code', code: ` ${first.toLowerCase().replaceAll('-', ' ')} ` },
      });
      expect((await securityOf(access_token)).recovery_codes_left).toBe(9);
      expect(await newest(access_token)).toMatchObject({
        title: 'A recovery code was used',
        text: expect.stringContaining('You have 9 codes left'),
      });
      const again = { ...credentials, second_factor: { method: 'recovery_code', code: first } };
      await rejected('signIn', again, 422);
      await ok('signIn', { ...credentials, second_factor: { method: 'recovery_code', code: second } });
    });

    test('takes a passkey of the account, and no other', async () => {
      const { token, credentials } = await newSecuredUser();
      const stranger = await newUser();
      const proofOf = async (own: ReturnType<typeof device>) => {
        const { challenge_id, options } = await ok('requestPasskeyChallenge', {});
        return { method: 'passkey', challenge_id, credential: own.get(options) } as const;
      };
      const deviceOf = async (owner: string) => {
        const own = device();
        const { challenge_id, options } = await ok('requestPasskeyRegistration', {}, { token: owner });
        await ok('addPasskey', { challenge_id, name: 'x', credential: own.create(options) }, { token: owner });
        return own;
      };
      const second_factor = await proofOf(await deviceOf(stranger.token));
      expect(Object.keys((await rejected('signIn', { ...credentials, second_factor }, 422)).errors ?? {})).toEqual([
        'second_factor.credential',
      ]);
      await ok('signIn', { ...credentials, second_factor: await proofOf(await deviceOf(token)) });
    });

    test('new recovery codes end the previous ones', async () => {
      const { token, credentials, codes } = await newSecuredUser();
      const { recovery_codes } = await ok('renewRecoveryCodes', {}, { token });
      expect(recovery_codes.filter((code) => codes.includes(code))).toEqual([]);
      expect((await newest(token))?.title).toBe('Your recovery codes were replaced');
      const factor = (code = '') => ({ ...credentials, second_factor: { method: 'recovery_code', code } as const });
      await rejected('signIn', factor(codes[0]), 422);
      await ok('signIn', factor(recovery_codes[0]));
    });

    test('is turned off, once, and the password is enough again', async () => {
      const { token, credentials } = await newSecuredUser();
      await ok('disableTwoStep', {}, { token });
      expect((await newest(token))?.title).toBe('Two-step sign-in was turned off');
      const { pagination } = await ok('listNotifications', {}, { token });
      await ok('disableTwoStep', {}, { token });
      expect((await ok('listNotifications', {}, { token })).pagination.total).toBe(pagination.total);
      expect(await securityOf(token)).toEqual({ passkeys: [], two_step: null, recovery_codes_left: 0 });
      // A factor that is not needed is ignored.
      await ok('signIn', { ...credentials, second_factor: { method: 'totp', code: '000000' } });
      await ok('signIn', credentials);
    });

    test('stays on with a new password', async () => {
      const { person, secret } = await newSecuredUser();
      await ok('forgotPassword', { username: person.phone });
      const token = await resetToken(person.phone);
      await ok('resetPassword', { token, password: 'another-10', confirm_password: 'another-10' });
      const credentials = { username: person.phone, password: 'another-10' };
      expect((await rejected('signIn', credentials, 403)).code).toBe('second_factor_required');
      await ok('signIn', { ...credentials, second_factor: { method: 'totp', code: totpCode(secret) } });
    });

    test('limits the guesses of a code, even with the right password', async () => {
      const { credentials } = await newSecuredUser();
      const wrong = { ...credentials, second_factor: { method: 'recovery_code', code: 'AAAAA-AAAAA' } };
      let last = 422;
      for (let guess = 0; guess <= 10 && last === 422; guess++) {
        const { status } = await kit.call('signIn', wrong);
        last = status;
      }
      expect(last).toBe(429);
    });
  });
}
