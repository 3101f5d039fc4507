import { riyadhDay } from '@taawun/domain';
import { describe, expect, test } from 'vitest';
import { DEMO } from '../demo/index.ts';
import type { MemberRequest } from '../types.ts';
import type { Kit } from './kit.ts';

const MEMBER = DEMO[0] as (typeof DEMO)[number];

let serial = Math.floor(Math.random() * 10_000_000);

/** Returns a valid national ID that is not in use. */
function newNationalId(): string {
  const digits = `1${String(++serial % 100_000_000).padStart(8, '0')}`;
  const sum = Array.from(digits, Number).reduce((total, digit, index) => {
    const weighted = index % 2 === 0 ? digit * 2 : digit;
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Returns a valid application. */
export const newApplication = (change: Partial<MemberRequest> = {}): MemberRequest => ({
  name: 'نورة بنت فهد العتيبي',
  title: 'ms',
  national_id: newNationalId(),
  type_id: 1,
  bank: '80',
  branch: 'فرع بريدة',
  account_no: '000000608010167519',
  iban_no: 'SA0380000000608010167519',
  country_id: 1,
  state_id: 5,
  region_id: 1,
  city: 'buraydah',
  district: 'حي الفايزية',
  street: 'طريق الملك فهد',
  building_no: '7316',
  postal_code: '52383',
  shares_count: 10,
  birthdate: '1990-02-11',
  nationality: 'SA',
  qualification: 'bachelor',
  job_title: 'معلّمة',
  gender: 'female',
  ...change,
});

const onPaper = (number: string) =>
  newApplication({ mem_no: `P-${number}`, mem_date: '2019-05-01', contribution_no: `C-${number}` });

/** Makes a signed-in user a member: submits the application and pays for the shares. */
export async function registerMember(
  { ok, pay, newKey }: Pick<Kit, 'ok' | 'pay' | 'newKey'>,
  token: string,
  fields: MemberRequest = newApplication(),
): Promise<void> {
  const keyed = () => ({ token, headers: { 'Idempotency-Key': newKey() } });
  await ok('applyForMembership', fields, keyed());
  const { checkout } = await ok('createSharesCheckout', { brand: 'mada' }, keyed());
  await pay(checkout.checkout_id, 'paid');
  expect((await ok('verifyCheckout', { checkout_id: checkout.checkout_id })).checkout_state).toMatchObject({
    purpose: 'shares',
    status: 'paid',
    receipt: null,
  });
}

export function describeMembership({ ok, rejected, signIn, newPerson, signUp, newKey, pay }: Kit): void {
  const newUser = async () => {
    const person = newPerson();
    await signUp(person);
    return signIn(person.phone, person.password);
  };
  const keyed = (token: string, key = newKey()) => ({
    token,
    headers: { 'Idempotency-Key': key },
    locale: 'en' as const,
  });

  describe('membership', () => {
    test('the lists are the same in both languages, and each place belongs to a parent', async () => {
      const [ar, en] = [(await ok('getLookups', {})).lookups, (await ok('getLookups', {}, { locale: 'en' })).lookups];
      expect(ar.states.filter(({ country_id }) => country_id === 1)).toHaveLength(13);
      expect(en.banks.find(({ code }) => code === '80')?.name).toBe('Al Rajhi Bank');
      expect(ar.countries[0]).toEqual({ id: 1, code: 'SA', name: 'المملكة العربية السعودية' });
      for (const [name, list] of Object.entries(ar)) {
        const keys = list.map((entry) => ('id' in entry ? entry.id : entry.code));
        expect(new Set(keys).size, name).toBe(keys.length);
        expect(en[name as keyof typeof en].map((entry) => ('id' in entry ? entry.id : entry.code))).toEqual(keys);
      }
      for (const { id } of ar.countries) expect(ar.states.some(({ country_id }) => country_id === id)).toBe(true);
      for (const { id } of ar.states) expect(ar.regions.some(({ state_id }) => state_id === id)).toBe(true);
      for (const { id } of ar.regions) expect(ar.cities.some(({ region_id }) => region_id === id)).toBe(true);
    });

    test('an accepted application creates a member with numbers and shares once its shares are paid', async () => {
      const token = await newUser();
      const { member_application: before, membership_terms: terms } = await ok('getMemberApplication', {}, { token });
      expect([before, terms.shares_min]).toEqual([null, 5]);
      const fields = newApplication({ shares_count: 8 });
      const { member_application: application, message } = await ok('applyForMembership', fields, keyed(token));
      expect(application).toMatchObject({
        status: 'accepted',
        decided_at: null,
        reason: null,
        shares_count: 8,
        share_price: terms.share_price,
        total: 8 * terms.share_price,
        fields,
      });
      expect(message).toBe('Your application is accepted. Pay for your shares to become a member');
      expect((await ok('getUser', {}, { token })).user.is_member).toBe(false);
      expect((await rejected('applyForMembership', newApplication(), 409, keyed(token))).code).toBe(
        'application_pending',
      );
      const { checkout: declined } = await ok('createSharesCheckout', { brand: 'mada' }, keyed(token));
      expect(declined).toMatchObject({ amount: application.total, total: application.total, months: 1 });
      await pay(declined.checkout_id, 'declined');
      expect((await ok('verifyCheckout', { checkout_id: declined.checkout_id })).checkout_state).toMatchObject({
        purpose: 'shares',
        status: 'failed',
      });
      // A new key and card still use the application's only order.
      const { checkout } = await ok('createSharesCheckout', { brand: 'visa' }, keyed(token));
      expect([checkout.order_number, checkout.checkout_id === declined.checkout_id]).toEqual([
        declined.order_number,
        false,
      ]);
      await pay(checkout.checkout_id, 'paid');
      expect((await ok('verifyCheckout', { checkout_id: checkout.checkout_id })).checkout_state).toMatchObject({
        purpose: 'shares',
        status: 'paid',
        receipt: null,
        gift_code: null,
      });
      expect((await ok('getMemberApplication', {}, { token })).member_application?.status).toBe('approved');
      expect((await rejected('createSharesCheckout', { brand: 'mada' }, 409, keyed(token))).code).toBe(
        'application_closed',
      );
      expect((await ok('listOrders', {}, { token })).orders).toEqual([]);
      await rejected('getOrder', { number: checkout.order_number }, 404, { token });
      const { member } = await ok('getMember', {}, { token });
      expect(member).toMatchObject({
        ...fields,
        mem_no: expect.stringMatching(/^M-\d{5}$/),
        contribution_no: expect.stringMatching(/^S-\d{5}$/),
        name_en: null,
        branch_no: null,
        unit_no: null,
        bio: null,
      });
      expect((await ok('getUser', {}, { token })).user).toMatchObject({ is_member: true, member });
      const { share_movements: movements, balance } = await ok('listShareMovements', {}, { token });
      expect([balance, movements.map(({ type, shares, price }) => ({ type, shares, price }))]).toEqual([
        8,
        [{ type: 'buy', shares: 8, price: terms.share_price }],
      ]);
      expect((await ok('getContribution', {}, { token })).contribution).toMatchObject({
        shares: 8,
        cash: 0,
        average_price: terms.share_price,
      });
      expect((await rejected('applyForMembership', newApplication(), 409, keyed(token))).code).toBe('already_member');
    });

    test('an application of a paper member waits for staff, is idempotent, unique, and can be withdrawn', async () => {
      const token = await newUser();
      const [key, fields] = [newKey(), onPaper(newKey().slice(-8))];
      const first = await ok('applyForMembership', fields, keyed(token, key));
      expect(first).toMatchObject({
        message: 'We have received your application',
        member_application: { status: 'applied', decided_at: null, fields },
      });
      expect(await ok('applyForMembership', fields, keyed(token, key))).toEqual(first);
      expect((await rejected('applyForMembership', { ...fields, shares_count: 11 }, 409, keyed(token, key))).code).toBe(
        'conflict',
      );
      expect(await rejected('applyForMembership', newApplication(), 409, keyed(token))).toMatchObject({
        code: 'application_pending',
        message: 'You already have an application under review',
      });
      expect((await ok('getMemberApplication', {}, { token })).member_application).toEqual(first.member_application);
      expect((await ok('getUser', {}, { token })).user.is_member).toBe(false);
      // Another user with the same numbers, while the application is open.
      const other = await newUser();
      expect(
        (await rejected('applyForMembership', { ...newApplication(), ...fields }, 422, keyed(other))).errors,
      ).toEqual({
        national_id: ['This national ID or Iqama number belongs to another application or member'],
        mem_no: ['This membership number belongs to another member'],
      });
      expect((await ok('withdrawMemberApplication', {}, { token, locale: 'en' })).message).toBe(
        'Your application has been withdrawn',
      );
      expect((await rejected('withdrawMemberApplication', {}, 409, { token })).code).toBe('application_closed');
      expect((await rejected('createSharesCheckout', { brand: 'mada' }, 409, keyed(token))).code).toBe(
        'application_closed',
      );
      expect((await ok('getMemberApplication', {}, { token })).member_application).toBeNull();
      expect((await ok('applyForMembership', fields, keyed(token))).member_application.status).toBe('applied');
    });

    test.each<[Partial<MemberRequest>, Record<string, string>]>([
      [{ national_id: '1000000000' }, { national_id: 'The national ID or Iqama number is not valid' }],
      [
        { national_id: MEMBER.member?.national_id ?? '' },
        { national_id: 'This national ID or Iqama number belongs to another application or member' },
      ],
      [{ iban_no: 'SA0380000000608010167518' }, { iban_no: 'The IBAN is not valid' }],
      [{ bank: '10' }, { iban_no: 'The IBAN does not belong to the bank you chose' }],
      [{ account_no: '608010167510' }, { account_no: 'The account number does not match the IBAN' }],
      [
        { bank: '15', iban_no: 'SA3915000999103143430001' },
        { account_no: 'The account number does not match the IBAN' },
      ],
      [{ bank: '99' }, { bank: 'Bank field is not valid' }],
      [
        { birthdate: `${Number(riyadhDay(new Date()).slice(0, 4)) - 17}-01-01` },
        { birthdate: 'Members must be 18 or older' },
      ],
      [{ birthdate: '1850-01-01' }, { birthdate: 'Date of birth field is not valid' }],
      [{ birthdate: '1990-02-30' }, { birthdate: 'Date of birth field is not valid' }],
      [{ shares_count: 4 }, { shares_count: 'Number of shares field must be at least 5' }],
      [{ country_id: 99 }, { country_id: 'Country field is not valid' }],
      [{ state_id: 2 }, { region_id: 'Governorate field is not valid' }],
      [{ city: 'jeddah' }, { city: 'City field is not valid' }],
      [
        { type_id: 9, title: 'king', qualification: 'x', nationality: 'ZZ' },
        {
          title: 'Title field is not valid',
          nationality: 'Nationality field is not valid',
          qualification: 'Qualification field is not valid',
          type_id: 'Membership type field is not valid',
        },
      ],
      [
        { mem_no: 'M-9' },
        { mem_date: 'Membership date field is required', contribution_no: 'Contribution number field is required' },
      ],
      [
        { mem_no: 'M-9', mem_date: '2999-01-01', contribution_no: '9' },
        { mem_date: 'Membership date must be today or in the past' },
      ],
    ])('rejects %j at its field', async (change, errors) => {
      const token = await newUser();
      const answer = await rejected('applyForMembership', newApplication(change), 422, keyed(token));
      expect(answer.errors).toEqual(Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, [text]])));
    });

    test('accepts an account number without the leading zeros of the IBAN', async () => {
      const token = await newUser();
      expect(
        (await ok('applyForMembership', newApplication({ account_no: '608010167519' }), keyed(token)))
          .member_application.fields.account_no,
      ).toBe('608010167519');
    });

    test('rejects more shares than the ownership cap', async () => {
      const token = await newUser();
      const { shares_max } = (await ok('getMemberApplication', {}, { token })).membership_terms;
      expect(
        Object.keys(
          (await rejected('applyForMembership', newApplication({ shares_count: shares_max + 1 }), 422, keyed(token)))
            .errors ?? {},
        ),
      ).toEqual(['shares_count']);
    });

    test('does not let users make themselves members', async () => {
      const token = await newUser();
      const smuggled = { is_member: true, status: 'approved', user_id: 1, share_price: 1 };
      const { errors } = await rejected('applyForMembership', { ...onPaper('9'), ...smuggled }, 422, keyed(token));
      expect(Object.keys(errors ?? {}).toSorted()).toEqual(Object.keys(smuggled).toSorted());
      expect((await rejected('applyForMembership', newApplication(), 422, { token })).errors).toHaveProperty(
        'Idempotency-Key',
      );
      expect((await ok('getUser', {}, { token })).user.is_member).toBe(false);
    });
  });
}
