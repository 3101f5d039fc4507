import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newApplication, openAccount } from '@taawun/api-client/contract';
import { hydrated, signIn, setupBrowser, type Page } from '../kit/browser.ts';
import { startServer, type RunningServer } from '../kit/server.ts';

const visit = setupBrowser();
const phoneScreen = { viewport: { width: 390, height: 844 } };
const PASSWORD = 'secret-1';
let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ MEMBERSHIP_APPROVAL: 'manual' });
});
afterAll(() => server.stop());

const TEXTS = {
  ar: {
    prefix: '',
    reason: 'الاسم لا يطابق بيانات الهوية.',
    notice: 'لم يُقبل طلب عضويتك',
    menu: 'القائمة',
    changeName: 'تغيير الاسم',
    save: 'احفظ التغييرات',
    password: 'احفظ كلمة المرور',
    device: 'هذا الجهاز',
    deleteAccount: 'احذف حسابي',
    link: 'أرسل الرابط',
    sent: 'أرسلنا رابط الحذف',
    orders: 'تبرّعاتي',
    application: 'تفاصيل الطلب',
  },
  en: {
    prefix: '/en',
    reason: 'The name differs from the identity card.',
    notice: 'Your application was not accepted',
    menu: 'Menu',
    changeName: 'Change Name',
    save: 'Save changes',
    password: 'Save password',
    device: 'This device',
    deleteAccount: 'Delete my account',
    link: 'Send link',
    sent: 'We have sent you a link',
    orders: 'Donations',
    application: 'View application',
  },
} as const;

/** Sends an application of the user, which the staff rejects. */
async function reject(page: Page, phone: string): Promise<void> {
  const api = page.request;
  const { access_token: token } = (await (
    await api.post(`${server.origin}/api/signin`, { data: { username: phone, password: PASSWORD } })
  ).json()) as { access_token: string };
  const applied = await api.post(`${server.origin}/api/member`, {
    data: newApplication({ shares_count: 5 }),
    headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': crypto.randomUUID() },
  });
  expect(applied.status()).toBe(201);
  await server.staff('members', 'reject', phone, '--reason', TEXTS.ar.reason, '--reason-en', TEXTS.en.reason);
}

/** Creates a non-member and signs in on the page; `rejected` adds an application that the staff has rejected. */
async function enter(page: Page, prefix: string, rejected = false): Promise<void> {
  const phone = `05${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  await openAccount(server.origin, {
    firstname: 'نورة',
    lastname: 'العتيبي',
    phone,
    password: PASSWORD,
    confirm_password: PASSWORD,
  });
  if (rejected) await reject(page, phone);
  await page.goto(`${server.origin}${prefix}/login`);
  await hydrated(page);
  await signIn(page, phone, PASSWORD);
  await page.waitForURL(`${server.origin}${prefix}/member-register**`);
}

const main = (page: Page) => page.locator('main');

describe.each(['ar', 'en'] as const)('account of a non-member (%s)', (locale) => {
  const texts = TEXTS[locale];
  const at = (path: string) => `${server.origin}${texts.prefix}${path}`;

  it('opens from the menu, with name, password, sessions and the deletion', async () => {
    const { page } = await visit(phoneScreen);
    await enter(page, texts.prefix);
    await page.getByRole('button', { name: texts.menu }).click();
    await page.getByRole('link', { name: 'نورة' }).click();
    await page.waitForURL(at('/account'));
    await main(page).getByRole('link', { name: texts.changeName, exact: true }).click();
    await main(page).locator('[name="firstname"]').fill('سارة');
    await main(page).getByRole('button', { name: texts.save }).click();
    await page.waitForURL(/\/account#read$/);
    await main(page).locator('#read').getByText('سارة العتيبي').waitFor();
    await main(page).getByRole('button', { name: texts.deleteAccount }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: texts.link }).click();
    await main(page).getByText(texts.sent).waitFor();
    await page.goto(at('/account/change-password'));
    await main(page).getByText(texts.device).waitFor();
    for (const [name, value] of Object.entries({
      old_password: PASSWORD,
      new_password: 'secret-2',
      confirm_password: 'secret-2',
    }))
      await main(page).locator(`[name="${name}"]`).fill(value);
    await main(page).getByRole('button', { name: texts.password }).click();
    await main(page).getByRole('button', { name: texts.password }).waitFor({ state: 'detached' });
    // The menu also leads to the donations; member pages redirect a non-member.
    await main(page).getByRole('link', { name: texts.orders, exact: true }).click();
    await page.waitForURL(at('/profile/orders'));
    await page.goto(at('/profile/personal-info'));
    await page.waitForURL(at('/member-register'));
  });

  it('shows why an application was rejected, and the bell leads to the notification of it', async () => {
    const { page } = await visit(phoneScreen);
    await enter(page, texts.prefix, true);
    await page.locator('a[href$="/account#notifications"]:visible').click();
    await page.waitForURL(at('/account#notifications'));
    await main(page).getByText(texts.reason, { exact: true }).waitFor();
    await main(page).getByText(texts.notice, { exact: true }).waitFor();
    await main(page).getByRole('link', { name: texts.application }).click();
    await page.waitForURL(at('/last-step'));
    await main(page).getByText(texts.reason, { exact: true }).waitFor();
  });

  it('redirects a guest to the login, as every account page does', async () => {
    const { page } = await visit(phoneScreen);
    await page.goto(at('/account'));
    await page.waitForURL(`${at('/login')}?redirect=${encodeURIComponent(`${texts.prefix}/account`)}`);
  });
});
