import { describe, expect, test } from 'vitest';
import { balanceOf, DEMO } from '../demo/index.ts';
import { operationTable } from '../operations.gen.ts';
import type { OperationId } from '../types.ts';
import type { Kit } from './kit.ts';

const ids = Object.keys(operationTable) as OperationId[];
const PRIVATE = ids.filter((id) => operationTable[id].auth !== 'none');
const MEMBERS = ids.filter((id) => operationTable[id].auth === 'member');
const [MEMBER, GUEST, TRADER] = DEMO as [(typeof DEMO)[number], (typeof DEMO)[number], (typeof DEMO)[number]];

/** Encodes fields as a browser sends a form. */
const formData = async (fields: readonly (readonly [string, string | Blob])[]) => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const request = new Request('https://form.example', { method: 'POST', body: form });
  return {
    rawBody: new Uint8Array(await request.arrayBuffer()),
    contentType: request.headers.get('Content-Type') ?? '',
    locale: 'en' as const,
  };
};

export function describeAccounts({ call, ok, rejected, newPerson, newestCode, signUp, signIn, resetToken }: Kit): void {
  /** Confirms the e-mail address of a new account. */
  const confirmEmail = async ({ phone, password, email }: ReturnType<typeof newPerson>) => {
    const token = await signIn(phone, password);
    const { contact_change } = await ok('requestEmailChange', { email }, { token });
    await ok('confirmContactChange', { id: contact_change.id, code: await newestCode(email) }, { token });
    return token;
  };

  describe('sign-up', () => {
    test('creates an account that signs in by phone in any format, and is not a member', async () => {
      const person = newPerson();
      const { message, user } = await signUp(person, { locale: 'en' });
      expect(message).toBe('Your account has been created');
      expect(user).toMatchObject({
        firstname: person.firstname,
        email: person.email,
        email_confirmed: false,
        phone: { phone: `+966${person.phone.slice(1)}` },
        is_member: false,
        scope: [],
        member: null,
      });
      for (const username of [
        person.phone,
        person.phone.slice(1),
        `+966 ${person.phone.slice(1)}`,
        person.phone.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? ''),
      ]) {
        expect((await ok('getUser', {}, { token: await signIn(username, person.password) })).user).toEqual(user);
      }
    });

    test('has no account before the code, and five attempts at it', async () => {
      const person = newPerson();
      const { message, sign_up } = await ok('requestSignUpCode', person, { locale: 'en' });
      expect(message).toContain('code');
      expect(sign_up.recipient).toBe(`+966${person.phone.slice(1)}`);
      await rejected('signIn', { username: person.phone, password: person.password }, 422);
      const code = await newestCode(sign_up.recipient);
      const wrong = code === '000000' ? '111111' : '000000';
      for (let guess = 0; guess < 5; guess++)
        expect(
          (await rejected('signUp', { ...person, sign_up_id: sign_up.id, code: wrong }, 422, { locale: 'en' })).errors,
        ).toEqual({ code: ['The verification code is not correct'] });
      expect((await rejected('signUp', { ...person, sign_up_id: sign_up.id, code }, 409)).code).toBe('code_expired');
      await rejected('signIn', { username: person.phone, password: person.password }, 422);
    });

    test('a code is right for its own phone alone', async () => {
      const [own, other] = [newPerson(), newPerson()];
      const { sign_up } = await ok('requestSignUpCode', own);
      const code = await newestCode(sign_up.recipient);
      for (const [person, id] of [
        [other, sign_up.id],
        [own, '00000000-0000-4000-8000-000000000000'],
      ] as const)
        expect((await rejected('signUp', { ...person, sign_up_id: id, code }, 409)).code).toBe('code_expired');
      await ok('signUp', { ...own, sign_up_id: sign_up.id, code });
    });

    test('a repetition whose first response was lost answers the same account; another password does not', async () => {
      const person = newPerson();
      const { sign_up } = await ok('requestSignUpCode', person);
      const again = (await ok('requestSignUpCode', person)).sign_up;
      expect([again.sent_at, again.expires_at]).toEqual([sign_up.sent_at, sign_up.expires_at]);
      const code = await newestCode(sign_up.recipient);
      const input = { ...person, sign_up_id: again.id, code };
      const { user } = await ok('signUp', input);
      expect((await ok('signUp', input)).user).toEqual(user);
      const stolen = { ...input, password: 'another-9', confirm_password: 'another-9' };
      expect((await rejected('signUp', stolen, 409)).code).toBe('code_expired');
      await signIn(person.phone, person.password);
    });

    test('validates form data by the same rules as JSON', async () => {
      const person = newPerson();
      const { sign_up } = await ok('requestSignUpCode', person);
      const confirmed = { sign_up_id: sign_up.id, code: await newestCode(sign_up.recipient) };
      const fields = Object.entries({ ...person, ...confirmed, fb_web_token: 'a-push-token' });
      expect((await ok('signUp', { ...person, ...confirmed }, await formData(fields))).user).toMatchObject({
        firstname: person.firstname,
        email: person.email,
      });
      await signIn(person.phone, person.password);
      expect(
        (
          await rejected(
            'signUp',
            {},
            422,
            await formData([
              ['firstname', 'نورة'],
              ['phone', '12'],
            ]),
          )
        ).errors,
      ).toEqual((await rejected('signUp', { firstname: 'نورة', phone: '12' }, 422, { locale: 'en' })).errors);
      const other = Object.entries({ ...newPerson(), ...confirmed });
      // A repeated field, a file, an unknown field.
      for (const more of [
        ['firstname', 'هند'],
        ['lastname', new Blob(['x'])],
        ['is_member', 'true'],
      ] as const)
        expect(Object.keys((await rejected('signUp', {}, 422, await formData([...other, more]))).errors ?? {})).toEqual(
          [more[0]],
        );
      const many = Array.from({ length: 21 }, (_, index) => [`field_${index}`, 'x'] as const);
      expect((await rejected('signUp', {}, 400, await formData(many))).code).toBe('bad_request');
      expect(
        (await rejected('signUp', {}, 400, { rawBody: '{"a":1}', contentType: 'multipart/form-data; boundary=x' }))
          .code,
      ).toBe('bad_request');
    });

    test('answers alike for the phone of another account, and no code opens a second one', async () => {
      const person = newPerson();
      await signUp(person);
      const { sign_up } = await ok('requestSignUpCode', { ...person, phone: `00966${person.phone.slice(1)}` });
      expect(sign_up.recipient).toBe(`+966${person.phone.slice(1)}`);
      for (const code of ['000000', '123456'])
        expect(
          Object.keys((await rejected('signUp', { ...person, sign_up_id: sign_up.id, code }, 422)).errors ?? {}),
        ).toEqual(['code']);
    });

    test('the e-mail address of another account is accepted, and signs in only who confirms it', async () => {
      const [owner, stranger] = [newPerson(), newPerson()];
      await signUp({ ...stranger, email: owner.email });
      await rejected('signIn', { username: owner.email, password: stranger.password }, 422);
      await signUp(owner);
      const token = await confirmEmail(owner);
      expect((await ok('getUser', {}, { token })).user).toMatchObject({ email: owner.email, email_confirmed: true });
      expect(
        (await ok('getUser', {}, { token: await signIn(owner.email.toUpperCase(), owner.password) })).user.phone.phone,
      ).toBe(`+966${owner.phone.slice(1)}`);
      // The stranger's account has lost the address.
      expect((await ok('getUser', {}, { token: await signIn(stranger.phone, stranger.password) })).user).toMatchObject({
        email: null,
        email_confirmed: false,
      });
    });

    test('two concurrent requests with one code create one account', async () => {
      const person = newPerson();
      const { sign_up } = await ok('requestSignUpCode', person);
      const input = { ...person, sign_up_id: sign_up.id, code: await newestCode(sign_up.recipient) };
      const answers = await Promise.all([call('signUp', input), call('signUp', input), call('signUp', input)]);
      const users = answers.filter(({ status }) => status === 201).map(({ body }) => (body as { user: object }).user);
      expect(users.length).toBeGreaterThan(0);
      for (const user of users) expect(user).toEqual(users[0]);
      await signIn(person.phone, person.password);
    });

    test('sends six codes an hour to one phone', async () => {
      const person = newPerson();
      for (let count = 0; count < 6; count++) await ok('requestSignUpCode', person);
      expect((await rejected('requestSignUpCode', person, 429)).code).toBe('rate_limited');
    });

    test.each([
      [{ phone: undefined }, { phone: ['حقل رقم الجوال مطلوب'] }, { phone: ['Phone field is required'] }],
      [{ firstname: '' }, { firstname: ['حقل الاسم الأول مطلوب'] }, { firstname: ['First name field is required'] }],
      [{ phone: '0123' }, { phone: ['رقم الجوال غير صالح'] }, { phone: ['The phone number not valid'] }],
      [
        { email: 'noura' },
        { email: ['حقل البريد الإلكتروني ليس بريدًا إلكترونيًا صالحًا'] },
        { email: ['Email field is not valid Email Address'] },
      ],
      [
        { password: '12345', confirm_password: '12345' },
        { password: ['يجب ألا يقل حقل كلمة المرور عن ٨ أحرف'] },
        { password: ['Password field must be at least 8 characters'] },
      ],
      [
        { firstname: 'Noura', password: 'noura-12', confirm_password: 'noura-12' },
        { password: ['كلمة المرور مأخوذة من اسمك أو جوالك أو بريدك. اختر كلمة أخرى'] },
        { password: ['This password contains your name, phone or email. Choose another one'] },
      ],
      [
        { password: 'Taawun-26', confirm_password: 'Taawun-26' },
        { password: ['كلمة المرور مأخوذة من اسم الجمعية أو موقعها. اختر كلمة أخرى'] },
        { password: ['This password contains the name of the association or its website. Choose another one'] },
      ],
      [
        { confirm_password: 'another' },
        { confirm_password: ['يرجى التأكد من تطابق كلمة المرور'] },
        { confirm_password: ['please make sure password Is Correct'] },
      ],
      [
        { is_member: true },
        { is_member: ['الحقل is_member غير معروف'] },
        { is_member: ['is_member is not a known field'] },
      ],
    ])('rejects %j at its field, in the language of the call', async (change, arabic, english) => {
      const person = { ...newPerson(), ...change };
      expect(await rejected('requestSignUpCode', person, 422)).toMatchObject({
        code: 'validation',
        message: 'يرجى مراجعة الحقول المحددة',
        errors: arabic,
      });
      expect(await rejected('requestSignUpCode', person, 422, { locale: 'en' })).toMatchObject({
        code: 'validation',
        message: 'Please check the marked fields',
        errors: english,
      });
    });

    test('preserves the spelling of names', async () => {
      const person = { ...newPerson(), firstname: ` <script>alert(1)</script> `, lastname: `'; drop table users; --` };
      const { user } = await signUp(person);
      expect([user.firstname, user.lastname]).toEqual([person.firstname, person.lastname]);
    });
  });

  describe('sign-in', () => {
    test('returns the same error for an unknown account and a wrong password', async () => {
      const person = newPerson();
      const unknown = await rejected('signIn', { username: person.phone, password: 'wrong-1' }, 422);
      await signUp(person);
      const wrong = await rejected('signIn', { username: person.phone, password: 'wrong-1' }, 422);
      expect(wrong.errors).toEqual({ password: ['بيانات تسجيل الدخول غير صحيحة'] });
      expect({ ...wrong, request_id: '', headers: null }).toEqual({ ...unknown, request_id: '', headers: null });
    });

    test('is rejected for some time after ten failures, even with the right password; other accounts are not', async () => {
      const person = newPerson();
      await signUp(person);
      await confirmEmail(person);
      for (let attempt = 0; attempt < 10; attempt++)
        await rejected(
          'signIn',
          { username: attempt % 2 ? person.email : person.phone, password: `wrong-${attempt}` },
          422,
        );
      const { code, headers } = await rejected('signIn', { username: person.phone, password: person.password }, 429);
      expect(code).toBe('rate_limited');
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
      await signIn(MEMBER.phone, MEMBER.password);
    });

    test.each([
      [{ username: 'nobody', password: 'x' }, 'username'],
      [{ username: '0500000001' }, 'password'],
      [{ username: ['0500000001'], password: 'x' }, 'username'],
    ])('rejects %j', async (input, field) => {
      expect(Object.keys((await rejected('signIn', input, 422)).errors ?? {})).toEqual([field]);
    });
  });

  describe('access', () => {
    test.each(PRIVATE)('%s needs a valid token', async (id) => {
      expect(await rejected(id, {}, 401)).toMatchObject({ code: 'unauthenticated', message: 'يجب تسجيل الدخول أولًا' });
      expect(await rejected(id, {}, 401, { token: 'never-given-out-by-anybody', locale: 'en' })).toMatchObject({
        message: 'You must be logged in first',
      });
    });

    test.each(MEMBERS)('%s needs a member', async (id) => {
      expect((await rejected(id, {}, 403, { token: await signIn(GUEST.phone, GUEST.password) })).code).toBe(
        'forbidden',
      );
    });

    test('ends with the sign-out, for this token only', async () => {
      const [token, other] = [await signIn(GUEST.phone, GUEST.password), await signIn(GUEST.phone, GUEST.password)];
      expect((await ok('signOut', {}, { token, locale: 'en' })).message).toBe('You have signed out');
      await rejected('getUser', {}, 401, { token });
      await ok('getUser', {}, { token: other });
    });
  });

  describe('what belongs to the user', () => {
    test('member, shares and their ledger', async () => {
      const token = await signIn(TRADER.phone, TRADER.password);
      const { user } = await ok('getUser', {}, { token });
      const { member } = await ok('getMember', {}, { token });
      expect(user).toMatchObject({ is_member: true, scope: ['member', 'trade'], member });
      const {
        share_movements: all,
        balance,
        pagination,
      } = await ok('listShareMovements', { per_page: 100 }, { token });
      expect(pagination).toEqual({ page: 1, per_page: 100, total: TRADER.movements.length, total_pages: 2 });
      expect([balance, member.shares_count]).toEqual([balanceOf(TRADER.movements), balanceOf(TRADER.movements)]);
      const { share_movements: rest } = await ok('listShareMovements', { page: 2, per_page: 100 }, { token });
      expect(
        [...all, ...rest]
          .map(({ date, type, status, shares, price }) => ({ date, type, status, shares, price }))
          .toReversed(),
      ).toEqual(TRADER.movements);
    });

    test('orders, newest first', async () => {
      const token = await signIn(TRADER.phone, TRADER.password);
      const { orders, pagination } = await ok('listOrders', { per_page: 100 }, { token, locale: 'en' });
      expect(pagination.total).toBe(TRADER.orders.length);
      const dates = orders.map(({ date }) => date);
      expect(dates).toEqual(dates.toSorted().toReversed());
      expect(orders.every(({ price, qty, total, unit }) => total === price * qty && unit === 'month')).toBe(true);
    });

    test('notifications in the language of the call, and how many are unread', async () => {
      const token = await signIn(MEMBER.phone, MEMBER.password);
      const arabic = await ok('listNotifications', {}, { token });
      const english = await ok('listNotifications', {}, { token, locale: 'en' });
      expect(arabic.notifications.map(({ title }) => title)).toEqual(MEMBER.notifications.map(({ title }) => title.ar));
      expect(english.notifications.map(({ title }) => title)).toEqual(
        MEMBER.notifications.map(({ title }) => title.en),
      );
      const unread = MEMBER.notifications.filter(({ read_at }) => read_at === null).length;
      expect((await ok('getCounts', {}, { token })).data.notifications).toBe(unread);
    });
  });

  describe('a new password', () => {
    test('requires the old one, and ends every other session', async () => {
      const person = newPerson();
      await signUp(person);
      const [token, other] = [await signIn(person.phone, person.password), await signIn(person.phone, person.password)];
      const change = { old_password: person.password, new_password: 'nakhla-10', confirm_password: 'nakhla-10' };
      expect(
        (await rejected('changePassword', { ...change, old_password: 'wrong-1' }, 422, { token, locale: 'en' })).errors,
      ).toEqual({ old_password: ['The current password is not correct'] });
      expect(
        Object.keys(
          (await rejected('changePassword', { ...change, confirm_password: 'other-10' }, 422, { token })).errors ?? {},
        ),
      ).toEqual(['confirm_password']);
      expect(
        Object.keys(
          (
            await rejected('changePassword', { ...change, new_password: '12345', confirm_password: '12345' }, 422, {
              token,
            })
          ).errors ?? {},
        ),
      ).toEqual(['new_password']);
      await ok('changePassword', change, { token });
      await ok('getUser', {}, { token });
      await rejected('getUser', {}, 401, { token: other });
      await rejected('signIn', { username: person.phone, password: person.password }, 422);
      await signIn(person.phone, 'nakhla-10');
    });

    test('is rejected for some time after ten wrong codes', async () => {
      const person = newPerson();
      await signUp(person);
      const token = await signIn(person.phone, person.password);
      const change = { new_password: 'nakhla-10', confirm_password: 'nakhla-10' };
      for (let attempt = 0; attempt < 10; attempt++)
        await rejected('changePassword', { ...change, old_password: `wrong-${attempt}` }, 422, { token });
      await rejected('changePassword', { ...change, old_password: person.password }, 429, { token });
    });
  });

  describe('a forgotten password', () => {
    test('is reset once by the link, and ends every session', async () => {
      const person = newPerson();
      const unknown = await ok('forgotPassword', { username: person.phone });
      await signUp(person);
      const session = await confirmEmail(person);
      expect(await ok('forgotPassword', { username: person.email, redirect: '/en/profile/orders?page=2' })).toEqual(
        unknown,
      );
      for (const redirect of ['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere.example', ''])
        expect(
          Object.keys((await rejected('forgotPassword', { username: person.email, redirect }, 422)).errors ?? {}),
        ).toEqual(['redirect']);
      const token = await resetToken(person.email);
      const next = { token, password: 'nakhla-10', confirm_password: 'nakhla-10' };
      expect(
        Object.keys((await rejected('resetPassword', { ...next, confirm_password: 'other-10' }, 422)).errors ?? {}),
      ).toEqual(['confirm_password']);
      await ok('resetPassword', next);
      await rejected('getUser', {}, 401, { token: session });
      await rejected('signIn', { username: person.phone, password: person.password }, 422);
      await signIn(person.phone, 'nakhla-10');
      expect((await rejected('resetPassword', next, 422, { locale: 'en' })).errors).toEqual({
        token: ['The reset link is not valid or has expired'],
      });
    });
  });
}
