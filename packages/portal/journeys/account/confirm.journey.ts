import { codeTo } from '@taawun/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closed, hydrated, setupBrowser, signIn, type Page } from '../kit/browser.ts';
import { field, newMemberByCall, PASSWORD } from '../kit/joining.ts';
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
    send: 'أرسل الرمز',
    title: 'أكّد هويتك',
    cancel: 'إلغاء',
    confirm: 'تأكيد',
    notDone: /أكّد هويتك للمتابعة/,
    wrong: /^كلمة المرور غير صحيحة/,
    changed: 'تم تغيير رقم جوالك',
  },
  en: {
    prefix: '/en',
    send: 'Send code',
    title: 'Confirm it is you',
    cancel: 'Cancel',
    confirm: 'Confirm',
    notDone: /Confirm that it is you to continue/,
    wrong: /^The password is not correct/,
    changed: 'Your phone number has been changed',
  },
} as const;

const newPhone = () => `05${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

async function enter(page: Page, prefix: string, phone: string): Promise<void> {
  const path = `${prefix}/profile/personal-info?edit=phone`;
  await page.goto(`${server.origin}${prefix}/login?redirect=${encodeURIComponent(path)}`);
  await hydrated(page);
  await signIn(page, phone, PASSWORD);
  await page.waitForURL(`**${path}`);
}

describe.each(['ar', 'en'] as const)('a sensitive change in a session that was confirmed long ago (%s)', (language) => {
  const m = MESSAGES[language];

  it('needs the password, and goes on after the right one', { timeout: 120_000 }, async () => {
    const { page, expectNoise } = await visit({ viewport: { width: 390, height: 844 } });
    // A confirmation that is needed, and a wrong password.
    expectNoise(/status of (403|422)/);
    // The server restarts while parts beside the page are loaded: the page stays without them.
    expectNoise(/ERR_CONNECTION_REFUSED/);
    const member = await newMemberByCall(page, server.origin);
    await enter(page, m.prefix, member.phone);
    await server.expireConfirmations();
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/phone-change')) requests.push(request.postData() ?? '');
    });
    const next = newPhone();
    await field(page, 'phone').fill(next);
    const submit = page.locator('main').getByRole('button', { name: m.send });
    const dialog = page.getByRole('dialog', { name: m.title });
    const password = dialog.locator('input[name="password"]');

    // Cancelled: the change is not made, and what was typed stays.
    await submit.click();
    await expect.poll(() => password.evaluate((input) => input === document.activeElement)).toBe(true);
    await dialog.getByRole('button', { name: m.cancel }).click();
    await closed(page, dialog);
    await page.locator('main').getByText(m.notDone).waitFor();
    expect((await field(page, 'phone').inputValue()).replaceAll(/\D/g, '')).toContain(next.slice(1));

    // Escape, and the browser's Back button, cancel too.
    for (const cancel of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await submit.click();
      await password.waitFor();
      await page.waitForFunction(() => Boolean((history.state as { modals?: number } | null)?.modals));
      await cancel();
      await closed(page, dialog);
      expect(new URL(page.url()).searchParams.get('edit')).toBe('phone');
    }

    await submit.click();
    await password.fill('not-this-one');
    await dialog.getByRole('button', { name: m.confirm }).click();
    await dialog.locator('.ta-form').getByText(m.wrong).first().waitFor();
    expect(await password.getAttribute('aria-invalid')).toBe('true');
    expect(requests).toHaveLength(4);
    await password.fill(PASSWORD);
    await dialog.getByRole('button', { name: m.confirm }).click();
    await closed(page, dialog);

    // The same request goes on by itself.
    await field(page, 'code').waitFor();
    expect(requests).toHaveLength(5);
    expect(new Set(requests).size).toBe(1);
    await field(page, 'code').fill(await codeTo(server.origin, `+966${next.slice(1)}`));
    await page.locator('main').getByRole('button', { name: m.confirm }).click();
    await page.getByText(m.changed).first().waitFor();
  });
});
