import { createHmac } from 'node:crypto';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { signOut, hydrated, openAfterModal, setupBrowser, signIn } from '../kit/browser.ts';
import { newMemberByCall, PASSWORD } from '../kit/joining.ts';
import { addDevice, withoutAutofill } from '../kit/passkey-device.ts';
import { origin } from '../kit/server.ts';

const visit = setupBrowser();
const PHONE = { viewport: { width: 390, height: 844 } };

const TEXTS = {
  ar: {
    prefix: '',
    add: 'أضف مفتاح مرور',
    signIn: 'تسجيل الدخول',
    username: /^الجوال أو البريد/,
    withPasskey: 'سجّل الدخول بمفتاح مرور',
    turnOn: 'فعّل التحقق بخطوتين',
    code: /^رمز تطبيق المصادقة/,
    confirm: 'فعّل',
    codes: 'رموز الاسترداد',
    useRecovery: 'استخدم رمز استرداد',
    recovery: /^رمز الاسترداد/,
    rejected: /رمز الاسترداد غير صحيح|استُعمل/,
  },
  en: {
    prefix: '/en',
    add: 'Add a passkey',
    signIn: 'Sign in',
    username: /^Phone or email/,
    withPasskey: 'Sign in with a passkey',
    turnOn: 'Turn on two-step sign-in',
    code: /^Code from your authenticator app/,
    confirm: 'Turn on',
    codes: 'Recovery codes',
    useRecovery: 'Use a recovery code',
    recovery: /^Recovery code/,
    rejected: /not correct or has been used/,
  },
} as const;

/** The code that an authenticator app shows for a secret (RFC 6238), for the period after `periods` more. */
function codeOf(secret: string, periods = 0): string {
  const bits = Array.from(secret, (sign) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'),
  );
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + periods));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

describe.each(['ar', 'en'] as const)('ways to sign in beside the password, in %s', (locale) => {
  const texts = TEXTS[locale];
  const at = `${texts.prefix}/profile/change-password`;
  const login = `${origin}${texts.prefix}/login?redirect=${encodeURIComponent(at)}`;

  const open = async () => {
    const { page, expectNoise } = await visit(PHONE);
    // A missing factor and a wrong one are answers of the API.
    expectNoise(/Failed to load resource/);
    const { phone } = await newMemberByCall(page, origin);
    await page.goto(login);
    await hydrated(page);
    await signIn(page, phone, PASSWORD);
    await page.waitForURL(`**${at}`);
    return { page, phone };
  };
  const addPasskey = async (page: Page) => {
    await addDevice(page);
    await page.getByRole('button', { name: texts.add }).click();
    await page.locator('input[name="passkey_name"]').waitFor();
  };
  const leave = async (page: Page) => {
    await signOut(page);
    await page.waitForURL((url) => !url.pathname.includes('/profile'));
    await openAfterModal(page, login);
    await hydrated(page);
  };

  it('are a passkey, which signs in without a password', async () => {
    const { page } = await open();
    await addPasskey(page);
    await withoutAutofill(page);
    await leave(page);
    await page.getByRole('button', { name: texts.withPasskey }).click();
    await page.waitForURL(`**${at}`);
  });

  it('are a passkey that the autofill of the username offers', async () => {
    const { page } = await open();
    await addPasskey(page);
    await signOut(page);
    await page.waitForURL((url) => !url.pathname.includes('/profile'));
    await openAfterModal(page, login);
    // The device accepts what is offered.
    await page.getByLabel(texts.username).focus();
    await page.waitForURL(`**${at}`);
  });

  it('are a code of an authenticator app after the password, or a recovery code once', async () => {
    const { page, phone } = await open();
    await page.getByRole('button', { name: texts.turnOn }).click();
    const secret = ((await page.locator('code').first().textContent()) ?? '').replaceAll(/[^A-Z2-7]/g, '');
    await page.getByLabel(texts.code).fill(codeOf(secret));
    await page.getByRole('button', { name: texts.confirm, exact: true }).click();
    const codes = page.getByRole('list', { name: texts.codes }).getByRole('listitem');
    const recovery = ((await codes.first().textContent()) ?? '').trim();
    await leave(page);

    await signIn(page, phone, PASSWORD);
    // The code of the next period: each works once.
    await page.getByLabel(texts.code).fill(codeOf(secret, 1));
    await page.getByRole('button', { name: texts.signIn, exact: true }).click();
    await page.waitForURL(`**${at}`);
    await leave(page);

    const useRecovery = async () => {
      await signIn(page, phone, PASSWORD);
      await page.getByRole('button', { name: texts.useRecovery }).click();
      await page.getByLabel(texts.recovery).fill(recovery);
      await page.getByRole('button', { name: texts.signIn, exact: true }).click();
    };
    await useRecovery();
    await page.waitForURL(`**${at}`);
    await leave(page);
    await useRecovery();
    await page.getByText(texts.rejected).first().waitFor();
    expect(new URL(page.url()).pathname).toContain('/login');
  });
});
