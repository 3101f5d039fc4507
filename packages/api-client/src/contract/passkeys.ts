import { describe, expect, test } from 'vitest';
import type { Kit } from './kit.ts';

const VERIFY_FAILED = { credential: ['We could not verify this passkey. Try again'] };

export function describePasskeys(kit: Kit): void {
  const { ok, rejected, signIn, newPerson, signUp, device, expireConfirmations } = kit;
  const newUser = async () => {
    const person = newPerson();
    await signUp(person);
    return { person, token: await signIn(person.phone, person.password) };
  };
  const addPasskey = async (token: string, name = 'جوال نورة', own = device()) => {
    const { challenge_id, options } = await ok('requestPasskeyRegistration', {}, { token });
    const input = { challenge_id, name, credential: own.create(options) };
    return { own, input, ...(await ok('addPasskey', input, { token, locale: 'en' })) };
  };
  /** Returns a signed challenge. */
  const proofOf = async (own: ReturnType<typeof device>) => {
    const { challenge_id, options } = await ok('requestPasskeyChallenge', {});
    return { challenge_id, credential: own.get(options) };
  };
  const securityOf = (token: string) => ok('getSignInSecurity', {}, { token });
  const newestTitle = async (token: string) =>
    (await ok('listNotifications', {}, { token, locale: 'en' })).notifications[0]?.title;

  describe('a passkey', () => {
    test('is added with options for a discoverable, user-verified credential, and listed', async () => {
      const { person, token } = await newUser();
      expect(await securityOf(token)).toEqual({ passkeys: [], two_step: null, recovery_codes_left: 0 });
      const { options } = await ok('requestPasskeyRegistration', {}, { token });
      expect(options).toMatchObject({
        user: { name: `+966${person.phone.slice(1)}` },
        attestation: 'none',
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: [],
      });
      const { message, passkey, input } = await addPasskey(token, '  Work laptop ');
      expect(message).toBe('The passkey has been added');
      expect(passkey).toMatchObject({ name: 'Work laptop', last_used_at: null });
      expect((await securityOf(token)).passkeys).toEqual([passkey]);
      expect(await newestTitle(token)).toBe('A passkey was added to your account');
      // The options name the passkeys that the account has.
      const next = await ok('requestPasskeyRegistration', {}, { token });
      expect(next.options.excludeCredentials.map(({ id }) => id)).toEqual([input.credential.id]);
    });

    test('signs in without the password, and its last use is shown', async () => {
      const { person, token } = await newUser();
      const { own } = await addPasskey(token);
      const { access_token } = await ok('signInWithPasskey', { ...(await proofOf(own)), fb_web_token: null });
      const { user } = await ok('getUser', {}, { token: access_token });
      expect(user.phone.phone).toBe(`+966${person.phone.slice(1)}`);
      expect((await securityOf(access_token)).passkeys[0]?.last_used_at).not.toBeNull();
    });

    test('confirms a session of its own user alone', async () => {
      const [{ token }, stranger] = [await newUser(), await newUser()];
      const { own } = await addPasskey(token);
      await expireConfirmations();
      const wrong = { method: 'passkey', ...(await proofOf(own)) };
      expect((await rejected('confirmSession', wrong, 422, { token: stranger.token, locale: 'en' })).errors).toEqual(
        VERIFY_FAILED,
      );
      await rejected('endOtherSessions', {}, 403, { token: stranger.token });
      await ok('confirmSession', { method: 'passkey', ...(await proofOf(own)) }, { token });
      await ok('endOtherSessions', {}, { token });
    });

    test('is answered alike when it is unknown, removed, or its challenge was used', async () => {
      const { token } = await newUser();
      const { own, passkey } = await addPasskey(token);
      const used = await proofOf(own);
      await ok('signInWithPasskey', used);
      const unknown = device();
      unknown.create((await ok('requestPasskeyRegistration', {}, { token })).options);
      const proofs = [used, await proofOf(unknown)];
      proofs.push({ ...(await proofOf(own)), challenge_id: '00000000-0000-4000-8000-000000000000' });
      await ok('removePasskey', { id: passkey.id }, { token });
      proofs.push(await proofOf(own));
      for (const proof of proofs) {
        const { code, errors } = await rejected('signInWithPasskey', proof, 422, { locale: 'en' });
        expect([code, errors]).toEqual(['validation', VERIFY_FAILED]);
      }
    });

    test('is renamed and removed by its user alone', async () => {
      const [{ token }, stranger] = [await newUser(), await newUser()];
      const { passkey } = await addPasskey(token);
      await rejected('renamePasskey', { id: passkey.id, name: 'x' }, 404, { token: stranger.token });
      await rejected('removePasskey', { id: passkey.id }, 404, { token: stranger.token });
      expect((await ok('renamePasskey', { id: passkey.id, name: 'حاسوب العمل' }, { token })).passkey).toEqual({
        ...passkey,
        name: 'حاسوب العمل',
      });
      for (const name of ['', '  ', 'x'.repeat(61)])
        expect(
          Object.keys((await rejected('renamePasskey', { id: passkey.id, name }, 422, { token })).errors ?? {}),
        ).toEqual(['name']);
      expect((await ok('removePasskey', { id: passkey.id }, { token, locale: 'en' })).message).toBe(
        'The passkey has been removed',
      );
      expect(await newestTitle(token)).toBe('A passkey was removed from your account');
      expect((await securityOf(token)).passkeys).toEqual([]);
      await rejected('removePasskey', { id: passkey.id }, 404, { token });
    });

    test('is added once, by the account that has requested its challenge', async () => {
      const [{ token }, stranger] = [await newUser(), await newUser()];
      const { input } = await addPasskey(token);
      expect((await rejected('addPasskey', input, 422, { token, locale: 'en' })).errors).toEqual(VERIFY_FAILED);
      const { challenge_id, options } = await ok('requestPasskeyRegistration', {}, { token });
      const other = { challenge_id, name: 'x', credential: device().create(options) };
      await rejected('addPasskey', other, 422, { token: stranger.token });
      // The challenge of a sign-in adds none.
      const challenge = await ok('requestPasskeyChallenge', {});
      await rejected('addPasskey', { ...other, challenge_id: challenge.challenge_id }, 422, { token });
    });

    test('ten belong to an account at most', async () => {
      const { token } = await newUser();
      for (let count = 1; count <= 10; count++) await addPasskey(token, `مفتاح ${count}`);
      expect((await rejected('requestPasskeyRegistration', {}, 409, { token })).code).toBe('passkey_limit');
      expect((await securityOf(token)).passkeys).toHaveLength(10);
    });
  });
}
