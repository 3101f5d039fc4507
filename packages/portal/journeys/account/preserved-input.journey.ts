import { codeTo } from '@taawun/api-client/contract';
import { describe, expect, it } from 'vitest';
import { signOut, hydrated, signIn, setupBrowser, type Page } from '../kit/browser.ts';
import { dialog, fields, reaches, MESSAGES } from '../kit/giving.ts';
import { at, field, fillAll, fillPersonal, newMemberByCall, next, PASSWORD, prefix, signUp } from '../kit/joining.ts';
import { origin } from '../kit/server.ts';

const visit = setupBrowser();
const VIEWPORT = { width: 390, height: 844 };
const STREET = 'طريق الأمير سلطان';

const TEXTS = {
  ar: {
    save: 'احفظ التغييرات',
    draft: 'هذا ما كتبته من قبل ولم تحفظه',
    discard: 'تجاهل التغييرات',
    cancel: 'إلغاء',
    sendCode: 'أرسل الرمز',
    confirm: 'تأكيد',
    changed: 'تم تغيير رقم جوالك',
    ended: 'انتهت جلستك',
    asGuest: /بصفة زائر/,
    signIn: 'سجّل دخولك',
    unauthenticated: 'يجب تسجيل الدخول أولًا',
  },
  en: {
    save: 'Save changes',
    draft: 'You typed this earlier but did not save it',
    discard: 'Discard changes',
    cancel: 'Cancel',
    sendCode: 'Send code',
    confirm: 'Confirm',
    changed: 'Your phone number has been changed',
    ended: 'You have been signed out',
    asGuest: /donate as a guest/,
    signIn: 'Sign in',
    unauthenticated: 'You must be logged in first',
  },
} as const;

const newPhone = () => `05${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

const newMember = async (page: Page): Promise<string> => (await newMemberByCall(page, origin)).phone;

const token = (page: Page) => page.evaluate(() => localStorage.getItem('auth._token.local') ?? '');
/** Ends the session on the server, as a change of the password on another device does. */
async function endSession(page: Page): Promise<void> {
  expect(
    (await page.request.post(`${origin}/api/signout`, { headers: { authorization: await token(page) } })).status(),
  ).toBe(200);
}

async function fillSignIn(page: Page, phone: string): Promise<void> {
  await page.waitForURL(/\/login\?redirect=/);
  await hydrated(page);
  await signIn(page, phone, PASSWORD);
}

async function begin(): Promise<Page> {
  const { page, expectNoise } = await visit({ viewport: VIEWPORT });
  expectNoise(/status of 401/);
  return page;
}

describe.each(['ar', 'en'] as const)('input, in %s', (locale) => {
  const texts = TEXTS[locale];
  const enter = async (page: Page, phone: string, path: string) => {
    await page.goto(`${origin}${prefix(locale)}/login?redirect=${encodeURIComponent(`${prefix(locale)}${path}`)}`);
    await fillSignIn(page, phone);
    await page.waitForURL((url) => url.pathname === `${prefix(locale)}${path.replace(/[?#].*/, '')}`);
  };
  /** Types a new street, ends the session, and saves. */
  const endWhileTyping = async (page: Page, phone: string) => {
    await enter(page, phone, '/profile/address?edit=address');
    await field(page, 'street').fill(STREET);
    await endSession(page);
    await page.getByRole('button', { name: texts.save }).click();
  };

  it('in a section of the profile is preserved after a new sign-in, and cleared once it is saved', async () => {
    const page = await begin();
    const phone = await newMember(page);
    await endWhileTyping(page, phone);
    await fillSignIn(page, phone);
    await page.waitForURL(/\/profile\/address\?edit=address/);
    await page.getByText(texts.draft).waitFor();
    expect(await field(page, 'street').inputValue()).toBe(STREET);
    // The error of the last attempt is cleared.
    expect(await page.getByText(texts.unauthenticated).count()).toBe(0);
    await page.getByRole('button', { name: texts.save }).click();
    await page.locator('main form').waitFor({ state: 'detached' });
    await page.locator('main').getByText(STREET).waitFor();
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft.')))).toEqual(
      [],
    );
  });

  it('in a section of the profile is discarded on request, by cancelling, and by signing out', async () => {
    const page = await begin();
    const phone = await newMember(page);
    await enter(page, phone, '/profile/address?edit=address');
    const typed = async () => {
      await field(page, 'street').fill(STREET);
      await page.reload();
      await page.getByText(texts.draft).waitFor();
      expect(await field(page, 'street').inputValue()).toBe(STREET);
    };
    await typed();
    await page.getByRole('button', { name: texts.discard }).click();
    await page.getByText(texts.draft).waitFor({ state: 'detached' });
    expect(await field(page, 'street').inputValue()).toBe('طريق الملك فهد');
    await typed();
    await page.locator('main').getByRole('link', { name: texts.cancel }).click();
    await page.locator('main form').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => sessionStorage.getItem('draft.profile.address'))).toBeNull();
    await page.goto(`${origin}${prefix(locale)}/profile/address?edit=address`);
    await typed();
    await signOut(page);
    await page.waitForURL((url) => url.pathname === (prefix(locale) || '/'));
    expect(await page.evaluate(() => sessionStorage.getItem('draft.profile.address'))).toBeNull();
  });

  it('in a section of the profile is never shown to another user of the tab', async () => {
    const page = await begin();
    const [phone, other] = [await newMember(page), await newMember(page)];
    await endWhileTyping(page, phone);
    await fillSignIn(page, other);
    await page.waitForURL(/\/profile\/address\?edit=address/);
    await expect.poll(() => field(page, 'street').inputValue()).toBe('طريق الملك فهد');
    expect(await page.evaluate(() => sessionStorage.getItem('draft.profile.address'))).toBeNull();
  });

  it('of a new phone is preserved after a reload, and the code can be entered', async () => {
    const page = await begin();
    const phone = await newMember(page);
    const changed = newPhone();
    await enter(page, phone, '/profile/personal-info?edit=phone');
    await field(page, 'phone').fill(changed);
    await page.getByRole('button', { name: texts.sendCode }).click();
    await field(page, 'code').waitFor();
    await page.reload();
    await field(page, 'code').waitFor();
    await field(page, 'code').fill(await codeTo(origin, `+966${changed.slice(1)}`));
    await page.getByRole('button', { name: texts.confirm, exact: true }).click();
    await page.getByText(texts.changed).first().waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('draft.contact-change.phone'))).toBeNull();
  });

  it('in the registration is preserved, with its step', async () => {
    const page = await begin();
    await signUp(page, locale, origin);
    await fillPersonal(page, locale);
    await next(page);
    await at(page, 'address');
    await field(page, 'district').fill('الأشرفية');
    await page.goto(`${origin}${prefix(locale)}/`);
    // The browser stores no sensitive field: these are typed again.
    await page.goto(`${origin}${prefix(locale)}/member-register`);
    await field(page, 'national_id').waitFor();
    expect(await field(page, 'national_id').inputValue()).toBe('');
    await fillPersonal(page, locale);
    await next(page);
    await at(page, 'address');
    await expect.poll(() => field(page, 'district').inputValue()).toBe('الأشرفية');
  });

  it('in the registration can be submitted after a new sign-in, without the previous error', async () => {
    const page = await begin();
    await signUp(page, locale, origin);
    const phone = await page.evaluate(async () => {
      const response = await fetch('/api/user', {
        headers: { authorization: localStorage.getItem('auth._token.local') ?? '' },
      });
      return ((await response.json()) as { user: { phone: { phone: string } } }).user.phone.phone;
    });
    await fillAll(page, locale);
    await next(page);
    await at(page, 'check');
    await field(page, 'terms').check();
    await endSession(page);
    await next(page);
    await fillSignIn(page, phone);
    await at(page, 'check');
    await field(page, 'terms').waitFor();
    expect(await page.getByText(texts.unauthenticated).count()).toBe(0);
    if (!(await field(page, 'terms').isChecked())) await field(page, 'terms').check();
    await next(page);
    await page.waitForURL(/\/last-step$/);
  });

  it('for a donation is preserved when the session ends in its dialog: as a guest, or after a new sign-in', async () => {
    const page = await begin();
    const messages = MESSAGES[locale];
    const phone = await newMember(page);
    await enter(page, phone, '/donate');
    await page.locator('textarea[name="message"]').fill('دعوة بالخير');
    await page.locator('main').getByRole('button', { name: messages.pay }).click();
    await reaches(page, messages.brand);
    await endSession(page);
    const proceed = dialog(page).getByRole('button', { name: messages.next, exact: true });
    await proceed.click();
    await dialog(page).getByText(texts.ended).waitFor();
    await dialog(page).getByText(texts.asGuest).waitFor();
    await dialog(page).getByRole('link', { name: texts.signIn }).click();
    await fillSignIn(page, phone);
    await page.waitForURL(/\/donate$/);
    await reaches(page, messages.brand);
    expect(await dialog(page).getByText(texts.ended).count()).toBe(0);
    expect(await page.locator('textarea[name="message"]').inputValue()).toBe('دعوة بالخير');
    await proceed.click();
    await fields(page).locator('#number').waitFor();
    const { orders } = (await (
      await page.request.get(`${origin}/api/orders`, { headers: { authorization: await token(page) } })
    ).json()) as { orders: unknown[] };
    expect(orders).toHaveLength(1);
  });

  it('for a donation continues as a guest after the dialog has said so', async () => {
    const page = await begin();
    const messages = MESSAGES[locale];
    const phone = await newMember(page);
    await enter(page, phone, '/donate');
    await page.locator('main').getByRole('button', { name: messages.pay }).click();
    await reaches(page, messages.brand);
    await endSession(page);
    const proceed = dialog(page).getByRole('button', { name: messages.next, exact: true });
    await proceed.click();
    await dialog(page).getByText(texts.ended).waitFor();
    await proceed.click();
    await fields(page).locator('#number').waitFor();
  });
});
