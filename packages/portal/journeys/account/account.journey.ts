import { openAccount } from '@taawun/api-client/contract';
import { describe, expect, it } from 'vitest';
import { signOut, hydrated, signIn, setupBrowser } from '../kit/browser.ts';
import { typeCode } from '../kit/joining.ts';
import { origin } from '../kit/server.ts';

const visit = setupBrowser();
const phone = () => `05${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

describe('account', () => {
  it('is created, redirects signed in to the membership page, and can be signed out', async () => {
    const { page } = await visit();
    await page.goto(`${origin}/signup`);
    await hydrated(page);
    await page.locator('input[name="firstname"]').fill('نورة');
    await page.locator('input[name="lastname"]').fill('العتيبي');
    // Arabic digits and spaces, as a phone's keyboard inserts them.
    const own = phone();
    await page
      .locator('input[name="phone"]')
      .fill(own.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '').replace(/^(..)/, '$1 '));
    await page.locator('input[name="password"]').fill('secret-1');
    await page.locator('input[name="confirm_password"]').fill('secret-1');
    await page.locator('main form button[type="submit"]').click();
    await typeCode(page, origin, own);
    await page.waitForURL('**/member-register');
    await expect.poll(() => page.title()).toContain('تعاونية');
    await page.getByRole('heading', { level: 1, name: 'العضوية في الجمعية' }).waitFor();

    await signOut(page);
    await page.waitForURL(`${origin}/`);
    await page.getByRole('link', { name: 'دخول الأعضاء' }).first().waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('auth.')))).toEqual([]);
  });

  it('redirects an account page to the login, and back after the sign-in', async () => {
    const { page } = await visit();
    await page.goto(`${origin}/profile/address`);
    await page.waitForURL('**/login?redirect=*');
    await signIn(page, '0500000001', 'taawun-1');
    await page.waitForURL(`${origin}/profile/address`);
    await page.getByRole('heading', { name: 'العنوان الوطني' }).waitFor();
  });

  it('preserves the input and marks the field when the password is wrong', async () => {
    const { page, expectNoise } = await visit();
    expectNoise(/status of 422/);
    await page.goto(`${origin}/en/login`);
    await hydrated(page);
    await signIn(page, '0500000001', 'wrong-password');
    const password = page.locator('input[name="password"]');
    await expect.poll(() => password.getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator('input[name="username"]').inputValue()).toBe('0500000001');
    expect(await password.inputValue()).toBe('wrong-password');
    // The error summary receives the focus and links to the field.
    await page.locator('[role="alert"] a[href^="#"]').first().click();
    expect(await password.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it.each([
    ['en', 'https://evil.example'],
    ['ar', '//evil.example'],
    ['ar', '/\\evil.example'],
  ])('ignores a redirect to another site after the sign-in (%s, %s)', async (locale, target) => {
    const { page } = await visit();
    const prefix = locale === 'en' ? '/en' : '';
    await page.goto(`${origin}${prefix}/login?redirect=${encodeURIComponent(target)}`);
    await hydrated(page);
    await signIn(page, '0500000003', 'taawun-3');
    await page.waitForURL(`${origin}${prefix || '/'}`);
  });

  it('redirects a member from guest pages and the registration, and a non-member to the registration', async () => {
    const member = await visit();
    await member.page.goto(`${origin}/login`);
    await hydrated(member.page);
    await signIn(member.page, '0500000001', 'taawun-1');
    await member.page.waitForURL(`${origin}/`);
    for (const path of ['/login', '/signup', '/member-register']) {
      await member.page.goto(`${origin}${path}`);
      await member.page.waitForURL(`${origin}/`);
    }

    const visitor = await visit();
    await visitor.page.goto(`${origin}/en/login`);
    await hydrated(visitor.page);
    await signIn(visitor.page, '0500000002', 'taawun-2');
    await visitor.page.waitForURL(`${origin}/en/member-register`);
    await visitor.page.goto(`${origin}/en/profile`);
    await visitor.page.waitForURL(`${origin}/en/member-register`);
  });

  it('is signed out in every tab at once', async () => {
    const { page, context } = await visit();
    await page.goto(`${origin}/login`);
    await hydrated(page);
    await signIn(page, '0500000001', 'taawun-1');
    await page.waitForURL(`${origin}/`);
    const second = await context.newPage();
    await second.goto(`${origin}/profile/personal-info`);
    await second.getByRole('heading', { name: 'البيانات الشخصية' }).waitFor();
    await signOut(page);
    await page.getByRole('link', { name: 'دخول الأعضاء' }).first().waitFor();
    await second.waitForURL(`${origin}/login?redirect=*`);
  });

  it('is signed out although the server fails', async () => {
    const { page, expectNoise } = await visit();
    expectNoise(/status of 500/);
    await page.goto(`${origin}/login`);
    await hydrated(page);
    await signIn(page, '0500000001', 'taawun-1');
    await page.waitForURL(`${origin}/`);
    await page.route('**/api/signout', (route) =>
      route.fulfill({ status: 500, json: { message: 'no', code: 'server_error', request_id: 'x' } }),
    );
    await signOut(page);
    await page.getByRole('link', { name: 'دخول الأعضاء' }).first().waitFor();
  });

  it('gets a new password by the mailed link, which works once', async () => {
    const { page } = await visit();
    const own = phone();
    const api = page.request;
    await openAccount(origin, {
      firstname: 'A',
      lastname: 'B',
      phone: own,
      password: 'secret-1',
      confirm_password: 'secret-1',
    });
    await page.goto(`${origin}/login?redirect=%2Faccount`);
    await hydrated(page);
    await page.locator('main a[href^="/forgotpassword"]').click();
    await page.waitForURL(/\/forgotpassword\?redirect=/);
    await page.locator('input[name="username"]').fill(own);
    await page.locator('main form button[type="submit"]').click();
    await page.locator('main form').waitFor({ state: 'detached' });
    const outbox = await (await api.get(`${origin}/dev/outbox`)).text();
    const link = /\/resetpassword\?token=[^"]+/.exec(outbox)?.[0].replaceAll('&amp;', '&');
    await page.goto(origin + link);
    await hydrated(page);
    await page.locator('input[name="password"]').fill('secret-2');
    await page.locator('input[name="confirm_password"]').fill('secret-2');
    await page.locator('main form button[type="submit"]').click();
    await page.locator('main form').waitFor({ state: 'detached' });
    const old = await api.post(`${origin}/api/signin`, { data: { username: own, password: 'secret-1' } });
    const renewed = await api.post(`${origin}/api/signin`, { data: { username: own, password: 'secret-2' } });
    expect([old.status(), renewed.status()]).toEqual([422, 200]);
    await page.locator('main a[href^="/login"]').click();
    await signIn(page, own, 'secret-2');
    await page.waitForURL(`${origin}/account`);
  });
});
