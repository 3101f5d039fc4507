import { describe, expect, it } from 'vitest';
import { signOut, hydrated, signIn, setupBrowser, type Page } from '../kit/browser.ts';
import { toCheckout, MESSAGES } from '../kit/giving.ts';
import { origin } from '../kit/server.ts';

const visit = setupBrowser();

const enter = async (page: Page, username = '0500000001', password = 'taawun-1') => {
  await page.goto(`${origin}/login`);
  await hydrated(page);
  await signIn(page, username, password);
  await page.getByRole('button', { name: 'تسجيل الخروج' }).first().waitFor();
};
const guest = (page: Page) => page.getByRole('link', { name: 'دخول الأعضاء' }).first();
/** Revokes the token on the server, as a change of the password on another device does. */
const revoke = async (page: Page) => {
  const authorization = await page.evaluate(() => localStorage.getItem('auth._token.local') ?? '');
  expect((await page.request.post(`${origin}/api/signout`, { headers: { authorization } })).status()).toBe(200);
};

describe('session', () => {
  it('that the server has ended: the requested public page opens for a guest', async () => {
    const { page, expectNoise } = await visit();
    expectNoise(/status of 401/);
    await enter(page);
    await revoke(page);
    await page.getByRole('navigation').getByRole('link', { name: 'الخدمات', exact: true }).first().click();
    await guest(page).waitFor();
    await page.waitForURL(`${origin}/services`);
    await page.getByRole('heading', { level: 1, name: 'الخدمات' }).waitFor();
  });

  it('that the server has ended: an account page redirects to the login, and back after the sign-in', async () => {
    const { page, expectNoise } = await visit();
    expectNoise(/status of 401/);
    await enter(page, '0500000003', 'taawun-3');
    await page.goto(`${origin}/profile/personal-info`);
    await page.getByRole('heading', { name: 'البيانات الشخصية' }).waitFor();
    await revoke(page);
    await page.locator('main a[href="/profile/contribution"]').first().click();
    await page.waitForURL(/\/login\?redirect=/);
    await hydrated(page);
    await signIn(page, '0500000003', 'taawun-3');
    await page.waitForURL(/\/profile\//);
  });

  it('that ends during a form submission: redirects to the login', async () => {
    const { page, expectNoise } = await visit();
    expectNoise(/status of 401/);
    await enter(page, '0500000003', 'taawun-3');
    await page.goto(`${origin}/profile/change-password`);
    await page.locator('input[name="old_password"]').fill('taawun-3');
    await page.locator('input[name="new_password"]').fill('nakhla-33');
    await page.locator('input[name="confirm_password"]').fill('nakhla-33');
    await revoke(page);
    await page.locator('main form button[type="submit"]').click();
    await page.waitForURL(`${origin}/login?redirect=%2Fprofile%2Fchange-password`);
  });

  it('shows no user data after the sign-out, also after Back', async () => {
    const { page } = await visit();
    await enter(page);
    await toCheckout(page, MESSAGES.ar);
    await page.goto(`${origin}/profile/personal-info`);
    await page.getByRole('heading', { name: 'البيانات الشخصية' }).waitFor();
    await signOut(page);
    await page.waitForURL(`${origin}/`);
    await guest(page).waitFor();
    await page.goBack();
    await page.waitForURL(/\/login\?redirect=/);
    expect(await page.locator('body').innerText()).not.toContain('500000001');
  });

  it('discards the open order on sign-out', async () => {
    const { page } = await visit();
    await enter(page);
    await toCheckout(page, MESSAGES.ar);
    await page.locator('textarea[name="message"]').fill('رسالة لا يراها غيري');
    // The checkout has no navigation but the name of the association.
    await page.getByRole('banner').getByRole('link', { name: 'تعاون' }).click();
    await page.waitForURL(`${origin}/`);
    await signOut(page);
    await guest(page).waitFor();
    await page.goBack();
    // The order belonged to the user who signed out: a guest cannot open its page.
    await page.waitForURL(`${origin}/`);
    await page.getByRole('button', { name: 'المتابعة إلى الدفع' }).waitFor();
    // A guest's order starts empty: the input of the user is discarded.
    await toCheckout(page, MESSAGES.ar);
    expect(await page.locator('textarea[name="message"]').inputValue()).toBe('');
  });

  it('of another user in another tab replaces the session in this tab', async () => {
    const { page, context } = await visit();
    await enter(page);
    await page.goto(`${origin}/profile/personal-info`);
    await page.locator('main').getByText('سارة').first().waitFor();
    const other = await context.newPage();
    await other.goto(`${origin}/`);
    await hydrated(other);
    await signOut(other);
    await other.waitForURL(`${origin}/`);
    await enter(other, '0500000003', 'taawun-3');
    // Guest pages redirect a signed-in user.
    await page.waitForURL(`${origin}/`);
    await page.getByText('عبدالعزيز').first().waitFor();
    await page.goto(`${origin}/profile/personal-info`);
    await page.locator('main').getByText('عبدالعزيز').first().waitFor();
    expect(await page.locator('body').innerText()).not.toContain('سارة');
  });

  it('can be started while the previous one is still being restored', async () => {
    const { page, expectNoise } = await visit();
    expectNoise(/ERR_FAILED|ERR_ABORTED/);
    await enter(page);
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    let calls = 0;
    await page.route('**/api/user', async (route) => {
      if (++calls > 1) return route.continue();
      await answered;
      return route.abort();
    });
    await page.goto(`${origin}/login`);
    await hydrated(page);
    await signIn(page, '0500000003', 'taawun-3');
    await page.waitForURL(`${origin}/`);
    await page.getByText('عبدالعزيز').first().waitFor();
    answer();
  });

  it('works for a browser whose clock is ten years ahead', async () => {
    const { page } = await visit();
    await page.clock.setFixedTime('2036-11-21T09:00:00Z');
    await enter(page);
    await page.reload();
    await page.getByRole('button', { name: 'تسجيل الخروج' }).first().waitFor();
  });

  it('works without browser storage until the page is closed', async () => {
    const { page } = await visit();
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
    });
    await enter(page);
    await page.getByRole('link', { name: 'English' }).first().click();
    await page.waitForURL(`${origin}/en`);
    await page.getByRole('button', { name: 'Sign out' }).first().waitFor();
  });

  it('is requested once for repeated submits', async () => {
    const { page } = await visit();
    await page.goto(`${origin}/login`);
    await hydrated(page);
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // The offer of passkeys is made with the page.
      if (request.method() === 'POST' && pathname !== '/api/passkey-challenges') calls.push(pathname);
    });
    await page.locator('input[name="username"]').fill('0500000001');
    await page.locator('input[name="password"]').fill('taawun-1');
    await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('main form');
      for (let press = 0; press < 3; press++) form?.requestSubmit();
    });
    await page.waitForURL(`${origin}/`);
    expect(calls).toEqual(['/api/signin']);
    // Back does not open the login form.
    await page.goBack().catch(() => null);
    await expect.poll(() => new URL(page.url()).pathname).not.toBe('/login');
  });
});
