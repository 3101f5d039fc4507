import { openAccount } from '@taawun/api-client/contract';
import { describe, expect, it } from 'vitest';
import { setupBrowser, type Page } from '../kit/browser.ts';
import { prefix } from '../kit/joining.ts';
import { origin } from '../kit/server.ts';

const visit = setupBrowser();
const phone = { javaScriptEnabled: false, viewport: { width: 390, height: 844 } };
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);
const submit = (page: Page) => page.locator('main form button[type="submit"]').first().click();

const MESSAGES = {
  ar: {
    sent: 'وصلتنا رسالتك',
    script: 'جافا سكربت',
    transfer: 'آيبان',
    requested: 'إن كان الحساب مسجّلًا',
    changed: 'تم تغيير كلمة المرور',
    again: 'أرسل رسالة أخرى',
    due: '١٬٠٣٢٫٧٥',
    no: 'لا',
    thanks: 'تساعدنا إجابتك',
  },
  en: {
    sent: 'We have received your message',
    script: 'JavaScript',
    transfer: 'IBAN',
    requested: 'If this account exists',
    changed: 'Your password has been changed',
    again: 'Send another message',
    due: '1,032.75',
    no: 'No',
    thanks: 'Your answer helps us',
  },
};

const post = (path: string, body: object) =>
  fetch(origin + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** Creates a user by API calls. Returns the phone, and the headers for calls as this user. */
async function newcomer(): Promise<{ phone: string; headers: Record<string, string> }> {
  const phone = `05${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  await openAccount(origin, {
    firstname: 'نورة',
    lastname: 'العتيبي',
    phone,
    password: 'secret-1',
    confirm_password: 'secret-1',
  });
  const { access_token: token } = (await (
    await post('/api/signin', { username: phone, password: 'secret-1' })
  ).json()) as { access_token: string };
  return { phone, headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' } };
}

/** Path and query of the newest mailed link to that page. */
async function mailedLink(path: string): Promise<string> {
  const outbox = await (await fetch(`${origin}/dev/outbox`)).text();
  const link = new URL(new RegExp(`href="(https?://[^"]*/${path}\\?token=[^"]*)"`).exec(outbox)?.[1] ?? 'missing:');
  return link.pathname + link.search;
}

describe.each(['ar', 'en'] as const)('forms without JavaScript (%s)', (locale) => {
  const messages = MESSAGES[locale];
  const home = origin + prefix(locale);

  it('a contact message is sent; errors are shown at their fields, and the input is preserved', async () => {
    const { page, expectNoise } = await visit(phone);
    expectNoise(/status of 422/);
    await page.goto(`${home}/contact-us`);
    await field(page, 'user_name').fill('نورة الحربي');
    await field(page, 'user_email').fill('no address');
    await field(page, 'message').fill('متى تفتح حلقات التحفيظ أبوابها في الفرع؟');
    await page.locator('main input[name="kind"][value="complaint"]').check({ force: true });
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      submit(page),
    ]);
    expect(answer.status()).toBe(422);
    expect(answer.headers()['content-type']).toContain('text/html');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale);
    await page.getByRole('alert').first().waitFor();
    expect(await field(page, 'user_name').inputValue()).toBe('نورة الحربي');
    expect(await field(page, 'user_email').inputValue()).toBe('no address');
    expect(await field(page, 'user_email').getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator('main input[name="kind"]:checked').getAttribute('value')).toBe('complaint');
    await field(page, 'user_email').fill('noura@mail.example');
    if (await field(page, 'topic_id').count()) await field(page, 'topic_id').selectOption({ index: 1 });
    await submit(page);
    await page.waitForURL(/\/contact-us\?sent=C-/);
    await page.getByText(messages.sent).waitFor();
    expect(await page.locator('main').innerText()).toContain(new URL(page.url()).searchParams.get('sent'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('link', { name: messages.again }).click();
    await field(page, 'message').waitFor();
  });

  it.each(['/about-us', '/news/buraydah-cooperative-market-opens'])('%s takes whether it was useful', async (path) => {
    const { page } = await visit(phone);
    await page.goto(home + path);
    await page.getByRole('button', { name: messages.no, exact: true }).click();
    await page.waitForURL(`${home}${path}?feedback=sent#feedback`);
    await page.getByText(messages.thanks).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  it('a form that was posted by another site is rejected with a page', async () => {
    const body = new URLSearchParams({
      user_name: 'نورة',
      user_email: 'noura@mail.example',
      topic_id: '1',
      message: 'رسالة من موقع آخر تمامًا',
    });
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://elsewhere.example' }, {}]) {
      const answer = await fetch(`${home}/contact-us`, {
        method: 'POST',
        body,
        headers: headers as Record<string, string>,
        redirect: 'manual',
      });
      expect(answer.status).toBe(403);
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(await answer.text()).toContain('رسالة من موقع آخر تمامًا');
    }
  });

  it('a password is reset', async () => {
    const { page, expectNoise } = await visit(phone);
    expectNoise(/status of 422/);
    await page.goto(`${home}/forgotpassword`);
    await field(page, 'username').fill('nobody');
    await submit(page);
    await page.getByRole('alert').first().waitFor();
    expect(await field(page, 'username').inputValue()).toBe('nobody');
    const { phone: number } = await newcomer();
    await field(page, 'username').fill(number.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? ''));
    await submit(page);
    await page.waitForURL(/forgotpassword\?sent=1/);
    await page.getByText(messages.requested).waitFor();
    const link = await mailedLink('resetpassword');
    await page.goto(origin + link);
    await field(page, 'password').fill('secret-77');
    await field(page, 'confirm_password').fill('secret-78');
    await submit(page);
    await page.getByRole('alert').first().waitFor();
    // Secrets are never rendered.
    expect(await page.content()).not.toContain('secret-7');
    await field(page, 'password').fill('secret-77');
    await field(page, 'confirm_password').fill('secret-77');
    await submit(page);
    await page.waitForURL(/resetpassword\?done=1/);
    await page.getByText(messages.changed).waitFor();
    // The link works once.
    await page.goto(origin + link);
    await field(page, 'password').fill('secret-77');
    await field(page, 'confirm_password').fill('secret-77');
    await submit(page);
    await page.locator('main a[href$="/forgotpassword"]').first().waitFor();
  });

  it('an account is deleted by its link, and an invalid link shows an error', async () => {
    const { page } = await visit(phone);
    await page.goto(`${home}/delete-account?token=unknown-token-of-nobody`);
    await submit(page);
    await page.waitForURL(/\/not-deleted-successfully$/);
    const { headers } = await newcomer();
    expect(
      (
        await fetch(`${origin}/api/account-deletion`, {
          method: 'POST',
          headers: { ...headers, 'x-locale': locale },
          body: '{}',
        })
      ).status,
    ).toBe(200);
    await page.goto(origin + (await mailedLink('delete-account')));
    await submit(page);
    await page.waitForURL(/\/deleted-successfully$/);
    expect((await fetch(`${origin}/api/user`, { headers })).status).toBe(401);
  });

  it('zakat is calculated by the server', async () => {
    const { page } = await visit(phone);
    await page.goto(`${home}/zakat`);
    await field(page, 'gold').fill(locale === 'ar' ? '٨٥' : '85');
    await field(page, 'people').fill('4');
    await submit(page);
    await page.waitForURL(/gold=/);
    await page.getByText(messages.due).first().waitFor();
    expect(await field(page, 'gold').inputValue()).toBe(locale === 'ar' ? '٨٥' : '85');
    expect(await field(page, 'people').inputValue()).toBe(locale === 'ar' ? '٤' : '4');
    expect(await page.locator('#zakat-result a[href*="/donate?frequency=once&amount=103275"]').count()).toBe(1);
  });

  it.each([
    ['login', messages.script],
    ['signup', messages.script],
    ['donate', messages.transfer],
  ])('/%s shows a notice, and sends nothing', async (path, text) => {
    const { page } = await visit(phone);
    await page.goto(`${home}/${path}`);
    const note = page.locator('main noscript').first();
    expect(await note.isVisible()).toBe(true);
    expect(await note.innerText()).toContain(text);
    expect(await page.locator('main form button[type="submit"]:visible').count()).toBe(0);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.method()));
    await page.locator('main form input:not([type="radio"])').first().fill('0500000001');
    await page.locator('main form input:not([type="radio"])').first().press('Enter');
    expect(new URL(page.url()).pathname).toBe(`${prefix(locale)}/${path}`);
    expect(sent).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
