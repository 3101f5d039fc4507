import { describe, expect, test } from 'vitest';
import { DEMO } from '../demo/index.ts';
import type { MemberAddress, MemberBank } from '../types.ts';
import type { Kit } from './kit.ts';
import { registerMember } from './membership.ts';

const MEMBER = DEMO[0] as (typeof DEMO)[number];
const ADDRESS: MemberAddress = {
  country_id: 1,
  state_id: 5,
  region_id: 2,
  city: 'unayzah',
  district: 'حي الأشرفية',
  street: 'طريق الملك فهد',
  building_no: '7316',
  postal_code: '56437',
};
const BANK: MemberBank = { bank: '15', account_no: '999103143430001', iban_no: 'SA3915000999103143430001' };

const stored = (phone: string) => `+966${phone.slice(1)}`;

export function describeProfile(kit: Kit): void {
  const { ok, rejected, signIn, newPerson, signUp, newKey, newestCode, deletionToken } = kit;
  const newUser = async () => {
    const person = newPerson();
    await signUp(person);
    return { person, token: await signIn(person.phone, person.password) };
  };
  const newMember = async () => {
    const { person, token } = await newUser();
    await registerMember(kit, token);
    return { person, token };
  };

  test('all data of the user is exported as a ZIP, to the user only', async () => {
    const { token } = await newUser();
    const archive = await ok('exportUser', {}, { token });
    expect(archive.type).toBe('application/zip');
    expect(new TextDecoder().decode((await archive.arrayBuffer()).slice(0, 2))).toBe('PK');
    await rejected('exportUser', {}, 401);
  });

  describe('the record', () => {
    test('is changed in parts; omitted fields are cleared', async () => {
      const { token } = await newMember();
      const { message, member } = await ok(
        'updateMemberAddress',
        { ...ADDRESS, unit_no: '3', additional_no: '1234' },
        { token, locale: 'en' },
      );
      expect(message).toBe('Your changes have been saved');
      expect(member).toMatchObject({ ...ADDRESS, unit_no: '3', additional_no: '1234', bank: '80' });
      expect((await ok('updateMemberAddress', ADDRESS, { token })).member).toMatchObject({
        ...ADDRESS,
        unit_no: null,
        additional_no: null,
      });
      expect(
        (await ok('updateMemberBank', { ...BANK, branch: 'فرع عنيزة', branch_no: '117' }, { token })).member,
      ).toMatchObject({ ...BANK, branch: 'فرع عنيزة', branch_no: '117', city: 'unayzah' });
      // With or without the leading zeros of the IBAN.
      expect(
        (await ok('updateMemberBank', { ...BANK, account_no: '000999103143430001' }, { token })).member.account_no,
      ).toBe('000999103143430001');
      expect((await ok('updateMemberBank', BANK, { token })).member).toMatchObject({
        ...BANK,
        branch: null,
        branch_no: null,
      });
      const info = { title: 'dr', qualification: 'doctorate', job_title: 'طبيبة', bio: 'أحب الجيران.' };
      expect((await ok('updateMemberInfo', info, { token })).member).toMatchObject(info);
      const { member: last } = await ok('updateMemberInfo', { title: 'ms', qualification: 'bachelor' }, { token });
      expect(last).toMatchObject({ title: 'ms', job_title: null, bio: null });
      expect((await ok('getMember', {}, { token })).member).toEqual(last);
      // The name in Latin letters can be set once; documents print it.
      const codes = { title: 'ms', qualification: 'bachelor' };
      expect((await ok('updateMemberInfo', { ...codes, name_en: 'Noura Alotaibi' }, { token })).member.name_en).toBe(
        'Noura Alotaibi',
      );
      expect((await ok('updateMemberInfo', codes, { token })).member.name_en).toBe('Noura Alotaibi');
      expect(
        (await rejected('updateMemberInfo', { ...codes, name_en: 'Someone Else' }, 422, { token, locale: 'en' }))
          .errors,
      ).toEqual({ name_en: [expect.stringContaining('We change this name for you')] });
      expect((await ok('getMember', {}, { token })).member?.name_en).toBe('Noura Alotaibi');
    });

    test.each([
      ['updateMemberAddress', { ...ADDRESS, city: 'jeddah' }, { city: 'City field is not valid' }],
      ['updateMemberAddress', { ...ADDRESS, building_no: '73' }, { building_no: 'Building number field is not valid' }],
      ['updateMemberAddress', { ...ADDRESS, district: undefined }, { district: 'District field is required' }],
      [
        'updateMemberBank',
        { ...BANK, account_no: '608010167519' },
        { account_no: 'The account number does not match the IBAN' },
      ],
      ['updateMemberBank', { ...BANK, bank: '80' }, { iban_no: 'The IBAN does not belong to the bank you chose' }],
      ['updateMemberBank', { ...BANK, iban_no: 'SA0380000000608010167518' }, { iban_no: 'The IBAN is not valid' }],
      [
        'updateMemberInfo',
        { title: 'king', qualification: 'x' },
        { title: 'Title field is not valid', qualification: 'Qualification field is not valid' },
      ],
      // Only the staff changes these fields.
      [
        'updateMemberInfo',
        {
          title: 'ms',
          qualification: 'bachelor',
          name: 'A',
          national_id: '1000000008',
          mem_no: 'M-1',
          is_member: true,
        },
        { name: 'Name', national_id: 'National ID', mem_no: 'Member number', is_member: 'is_member' },
      ],
      ['updateUser', { firstname: 'A', lastname: '' }, { lastname: 'Last name field is required' }],
      [
        'updateUser',
        { firstname: 'A', lastname: 'B', phone: '0551234567', is_member: true },
        { phone: 'Phone', is_member: 'is_member' },
      ],
    ] as const)('%s rejects %j at its field, and changes nothing', async (id, input, errors) => {
      const { token } = await newMember();
      const before = await ok('getUser', {}, { token });
      const answer = await rejected(id, input, 422, { token, locale: 'en' });
      expect(Object.keys(answer.errors ?? {}).toSorted()).toEqual(Object.keys(errors).toSorted());
      for (const [field, text] of Object.entries(errors)) expect(answer.errors?.[field]?.[0]).toContain(text);
      expect(await ok('getUser', {}, { token })).toEqual(before);
    });

    test('names are changed', async () => {
      const { token } = await newUser();
      expect((await ok('updateUser', { firstname: 'نوف', lastname: 'الشمري' }, { token })).user).toMatchObject({
        firstname: 'نوف',
        lastname: 'الشمري',
      });
      expect((await ok('getUser', {}, { token })).user.firstname).toBe('نوف');
    });
  });

  describe('phone and e-mail', () => {
    test('change with the code that was sent to them, once', async () => {
      const { person, token } = await newUser();
      const next = newPerson();
      const { message, contact_change: change } = await ok(
        'requestPhoneChange',
        { phone: next.phone },
        { token, locale: 'en' },
      );
      expect([message, change]).toMatchObject([
        'We have sent you a code',
        { kind: 'phone', recipient: stored(next.phone) },
      ]);
      expect(Date.parse(change.expires_at) - Date.parse(change.sent_at)).toBe(600_000);
      // Within a minute the same change is returned.
      expect((await ok('requestPhoneChange', { phone: ` ${next.phone.slice(1)}` }, { token })).contact_change).toEqual(
        change,
      );
      expect((await ok('getUser', {}, { token })).user.phone.phone).toBe(stored(person.phone));
      const code = await newestCode(stored(next.phone));
      const wrong = code === '000000' ? '000001' : '000000';
      expect(
        (await rejected('confirmContactChange', { id: change.id, code: wrong }, 422, { token, locale: 'en' })).errors,
      ).toEqual({ code: ['The verification code is not correct'] });
      const done = await ok('confirmContactChange', { id: change.id, code }, { token, locale: 'en' });
      expect(done).toMatchObject({
        message: 'Your phone number has been changed',
        user: { phone: { phone: stored(next.phone) } },
      });
      // Repeated call after a lost response.
      expect(await ok('confirmContactChange', { id: change.id, code }, { token, locale: 'en' })).toEqual(done);
      await signIn(next.phone, person.password);
      await rejected('signIn', { username: person.phone, password: person.password }, 422);
      const mail = (await ok('requestEmailChange', { email: next.email.toUpperCase() }, { token })).contact_change;
      expect(mail).toMatchObject({ kind: 'email', recipient: next.email });
      expect(
        (await ok('confirmContactChange', { id: mail.id, code: await newestCode(next.email) }, { token })).user.email,
      ).toBe(next.email);
    });

    test('allow five wrong codes, and a newer code invalidates the older one', async () => {
      const { token } = await newUser();
      const [one, two] = [newPerson(), newPerson()];
      const first = (await ok('requestPhoneChange', { phone: one.phone }, { token })).contact_change;
      const firstCode = await newestCode(stored(one.phone));
      const second = (await ok('requestPhoneChange', { phone: two.phone }, { token })).contact_change;
      expect(
        await rejected('confirmContactChange', { id: first.id, code: firstCode }, 409, { token, locale: 'en' }),
      ).toMatchObject({ code: 'code_expired', message: 'This code is no longer valid. Get a new code' });
      const code = await newestCode(stored(two.phone));
      for (let guess = 0; guess < 5; guess++)
        await rejected(
          'confirmContactChange',
          { id: second.id, code: code === `00000${guess}` ? '999999' : `00000${guess}` },
          422,
          { token },
        );
      expect((await rejected('confirmContactChange', { id: second.id, code }, 409, { token })).code).toBe(
        'code_expired',
      );
    });

    test('answers alike for an address of another account, and no code changes to it', async () => {
      const [own, other] = [await newUser(), await newUser()];
      const { contact_change: mail } = await ok(
        'requestEmailChange',
        { email: other.person.email },
        { token: other.token },
      );
      await ok(
        'confirmContactChange',
        { id: mail.id, code: await newestCode(other.person.email) },
        { token: other.token },
      );
      for (const [operation, input, recipient] of [
        ['requestPhoneChange', { phone: other.person.phone }, stored(other.person.phone)],
        ['requestEmailChange', { email: other.person.email }, other.person.email],
      ] as const) {
        const { contact_change: change } = await ok(operation, input, { token: own.token });
        expect(change).toMatchObject({ recipient });
        for (const code of ['000000', '123456'])
          expect(
            Object.keys(
              (await rejected('confirmContactChange', { id: change.id, code }, 422, { token: own.token })).errors ?? {},
            ),
          ).toEqual(['code']);
      }
      expect(
        Object.keys(
          (await rejected('requestPhoneChange', { phone: own.person.phone }, 422, { token: own.token })).errors ?? {},
        ),
      ).toEqual(['phone']);
      expect(
        Object.keys((await rejected('requestPhoneChange', { phone: '123' }, 422, { token: own.token })).errors ?? {}),
      ).toEqual(['phone']);
      const next = newPerson();
      const { contact_change: change } = await ok('requestPhoneChange', { phone: next.phone }, { token: own.token });
      const code = await newestCode(stored(next.phone));
      expect((await rejected('confirmContactChange', { id: change.id, code }, 404, { token: other.token })).code).toBe(
        'not_found',
      );
      // Another user signs up with it in the meantime.
      await signUp(next);
      expect(
        Object.keys(
          (await rejected('confirmContactChange', { id: change.id, code }, 422, { token: own.token })).errors ?? {},
        ),
      ).toEqual(['phone']);
    });

    test('may be requested six times an hour', async () => {
      const { token } = await newUser();
      for (let count = 0; count < 6; count++) await ok('requestPhoneChange', { phone: newPerson().phone }, { token });
      expect((await rejected('requestEmailChange', { email: newPerson().email }, 429, { token })).code).toBe(
        'rate_limited',
      );
    });
  });

  describe('sessions', () => {
    test('are listed without tokens, and ended one by one or all except this one', async () => {
      const { person, token } = await newUser();
      const [second, third, fourth] = [
        await signIn(person.phone, person.password),
        await signIn(person.phone, person.password),
        await signIn(person.phone, person.password),
      ];
      const { sessions } = await ok('listSessions', {}, { token });
      expect(sessions.map(({ current }) => current)).toEqual([true, false, false, false]);
      expect(new Set(sessions.map(({ id }) => id)).size).toBe(4);
      for (const secret of [token, second, third, fourth]) expect(JSON.stringify(sessions)).not.toContain(secret);
      const { sessions: seen } = await ok('listSessions', {}, { token: second });
      const own = seen.find(({ current }) => current);
      expect((await ok('endSession', { id: own?.id ?? '' }, { token, locale: 'en' })).message).toBe(
        'The device is signed out',
      );
      await rejected('getUser', {}, 401, { token: second });
      await rejected('endSession', { id: own?.id ?? '' }, 404, { token });
      const stranger = await newUser();
      await rejected('endSession', { id: sessions[0]?.id ?? '' }, 404, { token: stranger.token });
      expect((await ok('endOtherSessions', {}, { token, locale: 'en' })).message).toBe(
        'You are signed out on other devices',
      );
      for (const ended of [third, fourth]) await rejected('getUser', {}, 401, { token: ended });
      expect((await ok('listSessions', {}, { token })).sessions).toHaveLength(1);
      await ok('getUser', {}, { token: stranger.token });
    });
  });

  describe('deleting the account', () => {
    test('requires the mailed link, once, and prevents further sign-ins', async () => {
      const { person, token } = await newUser();
      expect((await ok('requestAccountDeletion', {}, { token, locale: 'en' })).message).toBe(
        'We have sent you a link to delete your account',
      );
      const link = await deletionToken(person.phone);
      await ok('getUser', {}, { token });
      expect((await ok('confirmAccountDeletion', { token: link }, { locale: 'en' })).message).toBe(
        'Data Deleted Successfully',
      );
      await rejected('getUser', {}, 401, { token });
      await rejected('signIn', { username: person.phone, password: person.password }, 422);
      expect((await rejected('confirmAccountDeletion', { token: link }, 422, { locale: 'en' })).errors).toEqual({
        token: ['The deletion link is not valid or has expired'],
      });
      // Phone and e-mail address are available again.
      await signUp(person);
    });

    test('is rejected for a member with shares or open offers; the message states what to do', async () => {
      const { token } = await newMember();
      expect(await rejected('requestAccountDeletion', {}, 409, { token, locale: 'en' })).toMatchObject({
        code: 'holds_shares',
        message: expect.stringContaining('Sell them'),
      });
      await ok(
        'placeShareOffer',
        { type: 'sell', shares: 1, price: 90_000, expires_in_days: 7 },
        { token, headers: { 'Idempotency-Key': newKey() } },
      );
      expect(await rejected('requestAccountDeletion', {}, 409, { token })).toMatchObject({ code: 'offers_open' });
    });
  });

  describe('notifications', () => {
    test('are marked as read one by one or all at once, and the count follows', async () => {
      const token = await signIn(MEMBER.phone, MEMBER.password);
      const { notifications } = await ok('listNotifications', {}, { token });
      const unread = notifications.filter(({ read_at }) => read_at === null);
      expect((await ok('readNotification', { id: unread[0]?.id ?? 0 }, { token })).data.notifications).toBe(
        unread.length - 1,
      );
      const { notifications: after } = await ok('listNotifications', {}, { token });
      const readAt = after.find(({ id }) => id === unread[0]?.id)?.read_at;
      expect(readAt).not.toBeNull();
      // A repeated call has no effect.
      expect((await ok('readNotification', { id: unread[0]?.id ?? 0 }, { token })).data.notifications).toBe(
        unread.length - 1,
      );
      expect(
        (await ok('listNotifications', {}, { token })).notifications.find(({ id }) => id === unread[0]?.id)?.read_at,
      ).toBe(readAt);
      const { token: stranger } = await newUser();
      await rejected('readNotification', { id: 2_000_000 }, 404, { token: stranger });
      expect((await ok('readNotifications', {}, { token })).data.notifications).toBe(0);
      expect((await ok('getCounts', {}, { token })).data.notifications).toBe(0);
    });
  });
}
