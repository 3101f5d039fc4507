import { messagesTo } from '@taawun/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hydrated, signIn, setupBrowser, type Page } from '../kit/browser.ts';
import { newMemberByCall, PASSWORD } from '../kit/joining.ts';
import { startServer, type RunningServer } from '../kit/server.ts';

const visit = setupBrowser();
let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const MESSAGES = {
  ar: {
    prefix: '',
    changeAddress: 'تغيير العنوان الوطني',
    changeBank: 'تغيير البيانات البنكية',
    changePhone: 'تغيير رقم الجوال',
    save: 'احفظ التغييرات',
    saved: 'تم حفظ التغييرات',
    otherBank: 'رقم الآيبان ليس من البنك المختار',
    send: 'أرسل الرمز',
    confirm: 'تأكيد',
    changed: 'تم تغيير رقم جوالك',
    wrong: 'رمز التحقق غير صحيح',
    password: 'احفظ كلمة المرور',
    current: 'هذا الجهاز',
    end: /^إنهاء الجلسة/,
    ended: 'أُنهيت الجلسة',
    deleteAccount: 'احذف حسابي',
    link: 'أرسل الرابط',
    holds: /ما زلت تملك حصصًا/,
    sent: 'أرسلنا رابط الحذف',
    erase: 'احذف حسابي نهائيًّا',
    deleted: 'حُذف حسابك',
    notDeleted: 'لم يُحذف حسابك',
    spent: 'رابط حذف الحساب غير صالح أو انتهت صلاحيته',
    unread: 'إشعار واحد غير مقروء',
    readAll: 'اجعل الكل مقروءًا',
    read: 'كل الإشعارات مقروءة',
    bell: /الإشعارات/,
  },
  en: {
    prefix: '/en',
    changeAddress: 'Change National address',
    changeBank: 'Change Bank details',
    changePhone: 'Change Phone number',
    save: 'Save changes',
    saved: 'Your changes have been saved',
    otherBank: 'The IBAN does not belong to the bank you chose',
    send: 'Send code',
    confirm: 'Confirm',
    changed: 'Your phone number has been changed',
    wrong: 'The verification code is not correct',
    password: 'Save password',
    current: 'This device',
    end: /^Sign out: /,
    ended: 'The device is signed out',
    deleteAccount: 'Delete my account',
    link: 'Send link',
    holds: /You still own shares/,
    sent: 'We have sent you a link',
    erase: 'Delete my account permanently',
    deleted: 'Data Deleted Successfully',
    notDeleted: 'Your account was not deleted',
    spent: 'The deletion link is not valid or has expired',
    unread: '1 unread',
    readAll: 'Mark all as read',
    read: 'No unread notifications',
    bell: /otifications/,
  },
} as const;
type Messages = (typeof MESSAGES)[keyof typeof MESSAGES];

const newPhone = () => `05${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

/** Creates a member with five shares; also returns functions for API calls as this member. */
const newMember = (page: Page) => newMemberByCall(page, server.origin);

async function enter(page: Page, messages: Messages, phone: string, path: string): Promise<void> {
  await page.goto(
    `${server.origin}${messages.prefix}/login?redirect=${encodeURIComponent(`${messages.prefix}/profile/${path}`)}`,
  );
  await hydrated(page);
  await signIn(page, phone, PASSWORD);
  await page.waitForURL(`**/profile/${path}`);
}

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);
const press = (page: Page, name: string | RegExp) => page.locator('main').getByRole('button', { name }).click();
const follow = (page: Page, name: string) => page.locator('main').getByRole('link', { name, exact: true }).click();
/** The listed sessions: each has a time. */
const devices = (page: Page) => page.locator('main li').filter({ has: page.locator('time') });
/** Messages that were sent to this phone, the last one first. */
const outbox = (phone: string) => messagesTo(server.origin, `+966${phone.slice(1)}`);

describe.each(['ar', 'en'] as const)('profile, in %s', (locale) => {
  const messages = MESSAGES[locale];

  it('is edited section by section; Back leaves a form, and a rejected field shows its error', async () => {
    const { page, expectNoise } = await visit();
    expectNoise(/status of 422/);
    const { phone } = await newMember(page);
    await enter(page, messages, phone, 'address');
    await follow(page, messages.changeAddress);
    await page.waitForURL('**/address?edit=address#edit');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('edit');
    await field(page, 'street').fill('طريق الأمير سلطان');
    await page.goBack();
    await field(page, 'street').waitFor({ state: 'detached' });
    await page.locator('main').getByText('طريق الملك فهد').waitFor();
    await follow(page, messages.changeAddress);
    await field(page, 'street').fill('طريق الأمير سلطان');
    await field(page, 'building_no').fill('٧٣');
    await press(page, messages.save);
    await expect.poll(() => field(page, 'building_no').getAttribute('aria-invalid')).toBe('true');
    await field(page, 'building_no').fill('٢٩٢٩');
    await press(page, messages.save);
    await page.getByText(messages.saved).first().waitFor();
    await page.locator('main').getByText('طريق الأمير سلطان').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('read');
    await page.goto(`${server.origin}${messages.prefix}/profile/bank-information`);
    await follow(page, messages.changeBank);
    // Only the server checks that the account belongs to that bank.
    await field(page, 'bank').selectOption('10');
    await press(page, messages.save);
    await page.locator('main').getByText(messages.otherBank).first().waitFor();
    expect(await field(page, 'iban_no').getAttribute('aria-invalid')).toBe('true');
    await field(page, 'bank').selectOption('80');
    await press(page, messages.save);
    await page.locator('main form').waitFor({ state: 'detached' });
  });

  it('changes the phone by the code that is sent to it', async () => {
    const { page, expectNoise } = await visit();
    expectNoise(/status of 422/);
    const { phone } = await newMember(page);
    const next = newPhone();
    await enter(page, messages, phone, 'personal-info');
    await follow(page, messages.changePhone);
    // The account's own phone is rejected; another account's is answered like any other.
    await field(page, 'phone').fill(phone);
    await press(page, messages.send);
    await expect.poll(() => field(page, 'phone').getAttribute('aria-invalid')).toBe('true');
    // The field shows the unformatted number only while it has the focus.
    await field(page, 'phone').focus();
    await field(page, 'phone').fill(next);
    await press(page, messages.send);
    await field(page, 'code').waitFor();
    const [article = ''] = await outbox(next);
    const code = /\b(\d{6})\b/.exec(article.replace(/<header>.*<\/header>/, ''))?.[1] ?? '';
    await field(page, 'code').fill(code === '000000' ? '000001' : '000000');
    await press(page, messages.confirm);
    await page.locator('main').getByText(messages.wrong).first().waitFor();
    await field(page, 'code').fill(code.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? ''));
    await press(page, messages.confirm);
    await page.getByText(messages.changed).first().waitFor();
    await page
      .locator('main')
      .getByText(`+966 ${next.slice(1, 3)} ${next.slice(3, 6)} ${next.slice(6)}`)
      .waitFor();
    expect((await outbox(phone))[0]).toContain(next.slice(-3));
  });

  it('lists the sessions, ends one of them, and ends all others with a new password', async () => {
    const [here, there] = [await visit(), await visit()];
    there.expectNoise(/status of 401/);
    const { phone } = await newMember(here.page);
    await enter(there.page, messages, phone, 'address');
    await enter(here.page, messages, phone, 'change-password');
    const { page } = here;
    // This session, the other browser, and the one that created the account.
    await expect.poll(() => devices(page).count()).toBe(3);
    expect(await devices(page).first().innerText()).toContain(messages.current);
    await page.locator('main').getByRole('button', { name: messages.end }).last().click();
    await page.getByText(messages.ended).first().waitFor();
    await expect.poll(() => devices(page).count()).toBe(2);
    for (const [name, value] of Object.entries({
      old_password: PASSWORD,
      new_password: 'secret-2',
      confirm_password: 'secret-2',
    }))
      await field(page, name).fill(value);
    await press(page, messages.password);
    await expect.poll(() => devices(page).count()).toBe(1);
    await there.page.reload();
    await there.page.waitForURL('**/login?redirect=*');
    await page.reload();
    await devices(page).first().waitFor();
  });

  it('shows the number of unread notifications, also at the bell, until they are read', async () => {
    const { page } = await visit();
    const { phone } = await newMember(page);
    await enter(page, messages, phone, 'personal-info');
    await page.locator('main').getByText(messages.unread, { exact: true }).waitFor();
    const bell = page.locator('a[href$="#notifications"]:visible').first();
    const before = await bell.innerText();
    await press(page, messages.readAll);
    await page.locator('main').getByText(messages.read, { exact: true }).waitFor();
    await expect.poll(() => bell.innerText()).not.toBe(before);
  });

  it('is deleted by the mailed link, once the account holds no shares and no money', async () => {
    const { page, expectNoise } = await visit();
    expectNoise(/status of (401|409|422)/);
    const { phone, call, read } = await newMember(page);
    await enter(page, messages, phone, 'personal-info');
    const requestLink = async () => {
      await press(page, messages.deleteAccount);
      await page.getByRole('alertdialog').getByRole('button', { name: messages.link }).click();
    };
    await requestLink();
    await page.locator('main').getByText(messages.holds).waitFor();
    const sold = (await (
      await call('/api/share-offers', { type: 'sell', shares: 5, price: 100, expires_in_days: 7 })
    ).json()) as { share_offer: { status: string } };
    expect(sold.share_offer.status).toBe('succeeded');
    const { contribution } = await read<{ contribution: { cash: number } }>('/api/contribution');
    await server.staff('cash', 'withdraw', phone, String(contribution.cash / 100));
    await page.reload();
    await requestLink();
    await page.locator('main').getByText(messages.sent).waitFor();
    const [article = ''] = await outbox(phone);
    const link = /href="([^"]*\/delete-account\?token=[\w-]+)"/.exec(article)?.[1] ?? '';
    const path = new URL(link).pathname + new URL(link).search;
    expect(path.startsWith(`${messages.prefix}/delete-account`)).toBe(true);
    // A mail scanner that opens the link deletes nothing.
    await page.request.get(server.origin + path);
    await page.goto(server.origin + path);
    await hydrated(page);
    await press(page, messages.erase);
    await page.waitForURL(`${server.origin}${messages.prefix}/deleted-successfully`);
    await page.getByRole('heading', { level: 1, name: messages.deleted }).waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('auth.')))).toEqual([]);
    // The same link again.
    await page.goto(server.origin + path);
    await hydrated(page);
    await press(page, messages.erase);
    await page.waitForURL(`${server.origin}${messages.prefix}/not-deleted-successfully`);
    await page.getByRole('heading', { level: 1, name: messages.notDeleted }).waitFor();
    await page.locator('main').getByText(messages.spent).waitFor();
    expect(
      (
        await page.request.post(`${server.origin}/api/signin`, { data: { username: phone, password: PASSWORD } })
      ).status(),
    ).toBe(422);
  });
});
