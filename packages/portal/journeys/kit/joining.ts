// Steps of a membership application.
import { codeTo, newApplication, openAccount } from '@taawun/api-client/contract';
import type { APIResponse } from 'playwright';
import { expect } from 'vitest';
import { closed, hydrated, type Page } from './browser.ts';
import { CARDS, dialog, fields, reaches, send, typeCard, MESSAGES } from './giving.ts';

export type Locale = 'ar' | 'en';
export const prefix = (locale: Locale) => (locale === 'en' ? '/en' : '');
export const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);
export const next = (page: Page) => page.locator('main form button[type="submit"]').click();
export const at = (page: Page, step: string) => page.waitForURL(`**/member-register?step=${step}`);

/** Returns a random ID number with a valid check digit. */
export function nationalId(): string {
  const digits = `1${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  const sum = Array.from(digits, Number).reduce(
    (total, digit, index) => total + (index % 2 === 0 ? (digit * 2 > 9 ? digit * 2 - 9 : digit * 2) : digit),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

export async function signUp(page: Page, locale: Locale, home: string): Promise<void> {
  await page.goto(`${home}${prefix(locale)}/signup`);
  await hydrated(page);
  const phone = `05${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  for (const [name, value] of Object.entries({
    firstname: 'نورة',
    lastname: 'العتيبي',
    phone,
    password: 'secret-1',
    confirm_password: 'secret-1',
  }))
    await field(page, name).fill(value);
  await next(page);
  await typeCode(page, home, phone);
  await page.waitForURL(`${home}${prefix(locale)}/member-register`);
  await field(page, 'national_id').waitFor();
}

/** Types the code that was sent to a phone, and submits it. */
export async function typeCode(page: Page, home: string, phone: string): Promise<void> {
  await field(page, 'code').waitFor();
  await field(page, 'code').fill(await codeTo(home, `+966${phone.slice(1)}`));
  await next(page);
}

export async function fillPersonal(page: Page, locale: Locale, id = nationalId()): Promise<void> {
  await field(page, 'title').selectOption('ms');
  await field(page, 'national_id').fill(id);
  await field(page, 'birthdate').fill(locale === 'ar' ? '١٥/٧/١٤١٠' : '11/2/1990');
  await page
    .locator('main')
    .getByText(locale === 'ar' ? 'أنثى' : 'Female', { exact: true })
    .click();
  await field(page, 'qualification').selectOption('bachelor');
}

export async function fillAddress(page: Page, locale: Locale, building = '7316'): Promise<void> {
  await field(page, 'state_id').selectOption({ label: locale === 'ar' ? 'القصيم' : 'Al-Qassim' });
  await page
    .locator('main [role="combobox"]')
    .first()
    .fill(locale === 'ar' ? 'عنيزه' : 'unay');
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect.poll(() => field(page, 'city').inputValue()).toBe('unayzah');
  for (const [name, value] of Object.entries({
    district: 'الأشرفية',
    street: 'طريق الملك فهد',
    building_no: building,
    postal_code: '٥٦٤٣٧',
  }))
    await field(page, name).fill(value);
}

/** Fills in the steps from the address to the shares with valid values. */
export async function fillAddressAndBank(page: Page, locale: Locale): Promise<void> {
  await fillAddress(page, locale);
  await next(page);
  await at(page, 'bank');
  await field(page, 'iban_no').fill('SA03 8000 0000 6080 1016 7519');
  await next(page);
  await at(page, 'shares');
}

/** Fills in the steps from the first one to the shares with valid values. */
export async function fillAll(page: Page, locale: Locale, id?: string): Promise<void> {
  await fillPersonal(page, locale, id);
  await next(page);
  await at(page, 'address');
  await fillAddressAndBank(page, locale);
}

const ACCEPTED = {
  ar: {
    heading: 'قُبل طلبك',
    pay: /^ادفع/,
    paid: 'أصبحت عضوًا في الجمعية',
    close: 'إلى حصصي',
    member: 'أنت الآن عضو في الجمعية',
  },
  en: {
    heading: 'Your application is accepted',
    pay: /^Pay/,
    paid: 'You are now a member',
    close: 'Go to my shares',
    member: 'You are now a member',
  },
} as const;

/** Goes from an accepted application to the gateway's fields. */
export async function toSharesCard(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('heading', { level: 1, name: ACCEPTED[locale].heading }).waitFor();
  await page.locator('main').getByRole('button', { name: ACCEPTED[locale].pay }).click();
  await reaches(page, MESSAGES[locale].brand);
  await dialog(page).getByRole('button', { name: MESSAGES[locale].next, exact: true }).click();
  await fields(page).locator('#number').waitFor();
}

/** Expects that the dialog confirms the payment of the shares, and the page the membership. */
export async function expectMember(page: Page, locale: Locale): Promise<void> {
  await reaches(page, ACCEPTED[locale].paid);
  await page.keyboard.press('Escape');
  await closed(page);
  await page.getByRole('heading', { level: 1, name: ACCEPTED[locale].member }).waitFor();
}

/** Pays for the shares of an accepted application, on its page. */
export async function payForShares(page: Page, locale: Locale): Promise<void> {
  await toSharesCard(page, locale);
  await typeCard(page, CARDS.success);
  await send(page);
  await expectMember(page, locale);
}

/** Pays a checkout by an API call, as the gateway's form does. */
export async function payByCall(page: Page, origin: string, checkoutId: string): Promise<void> {
  const frame = await (await page.request.get(`${origin}/gateway/sandbox/pay/${checkoutId}`)).text();
  const hosted = /data-inner="([^"?]*)/.exec(frame)?.[1] ?? '';
  const paid = await page.request.post(`${new URL(hosted, origin).href}/pay`, {
    data: { number: CARDS.success, holder: 'NOURA ALOTAIBI', expiry: '09/29', cvv: '123' },
  });
  expect(paid.status()).toBe(200);
  const verified = await page.request.post(`${origin}/api/checkout/${checkoutId}/verify`, { data: {} });
  expect(((await verified.json()) as { checkout_state: { status: string } }).checkout_state.status).toBe('paid');
}

export const PASSWORD = 'secret-1';

export interface MemberByCall {
  phone: string;
  call: (path: string, data: object) => Promise<APIResponse>;
  read: <Body>(path: string) => Promise<Body>;
}

/** Creates a user by API calls. Returns functions for calls as this user. */
export async function newUserByCall(page: Page, home: string): Promise<MemberByCall> {
  const phone = `05${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  const api = page.request;
  await openAccount(home, {
    firstname: 'نورة',
    lastname: 'العتيبي',
    phone,
    password: PASSWORD,
    confirm_password: PASSWORD,
  });
  const { access_token: token } = (await (
    await api.post(`${home}/api/signin`, { data: { username: phone, password: PASSWORD } })
  ).json()) as { access_token: string };
  const headers = () => ({ Authorization: `Bearer ${token}`, 'Idempotency-Key': crypto.randomUUID() });
  return {
    phone,
    call: (path, data) => api.post(home + path, { data, headers: headers() }),
    read: async <Body>(path: string) => (await (await api.get(home + path, { headers: headers() })).json()) as Body,
  };
}

/** Creates a member with five paid shares by API calls. */
export async function newMemberByCall(page: Page, home: string): Promise<MemberByCall> {
  const user = await newUserByCall(page, home);
  expect((await user.call('/api/member', newApplication({ shares_count: 5 }))).status()).toBe(201);
  const { checkout } = (await (await user.call('/api/member-application/checkout', { brand: 'mada' })).json()) as {
    checkout: { checkout_id: string };
  };
  await payByCall(page, home, checkout.checkout_id);
  return user;
}
