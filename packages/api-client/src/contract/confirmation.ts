import { CONFIRMATION_LIFE } from '@taawun/domain';
import { IBAN_WAIT } from '@taawun/domain/shares';
import { describe, expect, test } from 'vitest';
import { operationTable } from '../operations.gen.ts';
import type { OperationId } from '../types.ts';
import type { Kit } from './kit.ts';
import { registerMember } from './membership.ts';

const NEW_IBAN = { bank: '15', account_no: '999103143430001', iban_no: 'SA3915000999103143430001' };
const OFFER = { type: 'sell', shares: 1, price: 90_000, expires_in_days: 7 };

const NEW_PASSKEY = {
  challenge_id: '00000000-0000-4000-8000-000000000000',
  name: 'جوال نورة',
  credential: {
    id: 'AAAA',
    rawId: 'AAAA',
    type: 'public-key',
    response: { clientDataJSON: 'e30', attestationObject: 'oA' },
  },
};

/** A valid input of each operation that needs a confirmation, and what a confirmed caller is answered. */
const SENSITIVE: Partial<Record<OperationId, { input: object; status: number }>> = {
  requestPhoneChange: { input: { phone: '0551234567' }, status: 201 },
  requestEmailChange: { input: { email: 'confirmed@mail.example' }, status: 201 },
  updateMemberBank: { input: NEW_IBAN, status: 200 },
  endSession: { input: {}, status: 404 },
  placeShareOffer: { input: OFFER, status: 201 },
  requestPayout: { input: { amount: 1_00 }, status: 409 },
  requestAccountDeletion: { input: {}, status: 409 },
  endOtherSessions: { input: {}, status: 200 },
  exportUser: { input: {}, status: 200 },
  requestPasskeyRegistration: { input: {}, status: 201 },
  addPasskey: { input: NEW_PASSKEY, status: 422 },
  removePasskey: { input: {}, status: 404 },
  renewRecoveryCodes: { input: {}, status: 409 },
  enableTwoStep: { input: { code: '000000' }, status: 409 },
  requestTwoStep: { input: {}, status: 201 },
  disableTwoStep: { input: {}, status: 200 },
};

export function describeConfirmation(kit: Kit): void {
  const { call, ok, rejected, signIn, newPerson, signUp, newKey, expireConfirmations } = kit;
  const newMember = async () => {
    const person = newPerson();
    await signUp(person);
    const token = await signIn(person.phone, person.password);
    await registerMember(kit, token);
    return { person, token };
  };
  const keyed = (token: string, key = newKey()) => ({ token, headers: { 'Idempotency-Key': key } });

  describe('sensitive changes', () => {
    test('are listed here', () => {
      const marked = (Object.keys(operationTable) as OperationId[]).filter((id) => operationTable[id].confirmation);
      expect(marked.toSorted()).toEqual(Object.keys(SENSITIVE).toSorted());
    });

    test('need a session whose user has proven their identity lately', async () => {
      const { person, token } = await newMember();
      await expireConfirmations();
      for (const [id, { input }] of Object.entries(SENSITIVE)) {
        const { code, message } = await rejected(id as OperationId, input, 403, { ...keyed(token), locale: 'en' });
        expect([id, code]).toEqual([id, 'confirmation_required']);
        expect(message).toBe('Confirm that it is you to continue');
      }
      // Everything else works.
      await ok('getUser', {}, { token });
      const before = Date.now();
      const { confirmed_until } = await ok(
        'confirmSession',
        { method: 'password', password: person.password },
        { token },
      );
      expect(Math.abs(Date.parse(confirmed_until) - before - CONFIRMATION_LIFE)).toBeLessThan(60_000);
      for (const [id, { input, status }] of Object.entries(SENSITIVE))
        expect([id, (await call(id as OperationId, input, keyed(token))).status]).toEqual([id, status]);
    });

    test('do not use up the idempotency key while the confirmation is missing', async () => {
      const { person, token } = await newMember();
      await expireConfirmations();
      const options = keyed(token);
      await rejected('placeShareOffer', OFFER, 403, options);
      await ok('confirmSession', { method: 'password', password: person.password }, { token });
      // Another offer under the same key would be a conflict if the first call had been stored.
      const { share_offer } = await ok('placeShareOffer', { ...OFFER, price: 91_000 } as never, options);
      expect((await ok('placeShareOffer', { ...OFFER, price: 91_000 } as never, options)).share_offer.id).toBe(
        share_offer.id,
      );
    });

    test('are validated first: an invalid request needs no confirmation', async () => {
      const { token } = await newMember();
      await expireConfirmations();
      await rejected('requestPhoneChange', { phone: '12' }, 422, { token });
    });

    test('need a confirmation in each session', async () => {
      const { person, token } = await newMember();
      await expireConfirmations();
      const other = await signIn(person.phone, person.password);
      await ok('endOtherSessions', {}, { token: other });
      expect((await rejected('getUser', {}, 401, { token })).code).toBe('unauthenticated');
    });
  });

  describe('a confirmation', () => {
    test('by a wrong password is rejected at the password', async () => {
      const { token } = await newMember();
      await expireConfirmations();
      const wrong = { method: 'password', password: 'not-this-one' };
      expect((await rejected('confirmSession', wrong, 422, { token, locale: 'en' })).errors).toEqual({
        password: ['The password is not correct'],
      });
      await rejected('endOtherSessions', {}, 403, { token });
    });

    test('counts its attempts together with sign-ins', async () => {
      const { person, token } = await newMember();
      const wrong = { method: 'password', password: 'not-this-one' };
      for (let attempt = 1; attempt <= 5; attempt++) await rejected('confirmSession', wrong, 422, { token });
      for (let attempt = 1; attempt <= 5; attempt++)
        await rejected('signIn', { username: person.phone, password: wrong.password }, 422);
      const { code, headers } = await rejected(
        'confirmSession',
        { method: 'password', password: person.password },
        429,
        { token },
      );
      expect(code).toBe('rate_limited');
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    });

    test.each([
      [{}, 'method'],
      [{ password: 'x' }, 'method'],
      [{ method: 'smell', password: 'x' }, 'method'],
      [{ method: 'password' }, 'password'],
      [{ method: 'password', password: 'x', code: '1' }, 'code'],
      [{ method: 'passkey', challenge_id: '00000000-0000-4000-8000-000000000000' }, 'credential'],
      [
        { method: 'passkey', challenge_id: '00000000-0000-4000-8000-000000000000', credential: { id: 1 } },
        'credential',
      ],
    ])('rejects %j at %s', async (input, field) => {
      const { token } = await newMember();
      expect(Object.keys((await rejected('confirmSession', input, 422, { token })).errors ?? {})).toEqual([field]);
    });

    test('needs a session', async () => {
      await rejected('confirmSession', { method: 'password', password: 'x' }, 401);
    });
  });

  test('a new IBAN is reported, and payouts wait for 72 hours; other bank data is not a change of the IBAN', async () => {
    const { token } = await newMember();
    const { balance } = await ok('getBalance', {}, { token });
    expect(balance.payable_from).toBeNull();
    const before = Date.now();
    await ok('updateMemberBank', NEW_IBAN, { token });
    const { payable_from } = (await ok('getBalance', {}, { token })).balance;
    expect(Math.abs(Date.parse(payable_from ?? '') - before - IBAN_WAIT)).toBeLessThan(60_000);
    const { notifications } = await ok('listNotifications', {}, { token, locale: 'en' });
    expect(notifications[0]).toMatchObject({
      title: 'Your bank account was changed',
      text: expect.stringContaining('0001'),
      read_at: null,
    });
    await ok('updateMemberBank', { ...NEW_IBAN, branch: 'فرع عنيزة' }, { token });
    expect((await ok('getBalance', {}, { token })).balance.payable_from).toBe(payable_from);
    expect((await ok('listNotifications', {}, { token })).pagination.total).toBe(notifications.length);
  });
}
