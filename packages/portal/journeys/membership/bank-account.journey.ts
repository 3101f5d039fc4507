import { describe, expect, it } from 'vitest';
import { hydrated, signIn, setupBrowser } from '../kit/browser.ts';
import {
  at,
  field,
  fillAddress,
  fillPersonal,
  newMemberByCall,
  next,
  PASSWORD,
  prefix,
  signUp,
} from '../kit/joining.ts';
import { origin } from '../kit/server.ts';

const visit = setupBrowser();
const PHONE = { viewport: { width: 390, height: 844 } };

const WRONG = { iban: 'SA39 1500 0999 1031 4343 0001', account: '000999103143430001', bank: '15' };
const RIGHT = { iban: 'SA03 8000 0000 6080 1016 7519', account: '000000608010167519', bank: '80' };
const TEXTS = {
  ar: { mismatch: 'رقم الحساب لا يطابق رقم الآيبان', save: 'احفظ التغييرات' },
  en: { mismatch: 'The account number does not match the IBAN', save: 'Save changes' },
};

describe.each(['ar', 'en'] as const)('account number, in %s', (locale) => {
  const texts = TEXTS[locale];

  it('is derived from the IBAN in the registration, also after a correction', async () => {
    const { page } = await visit();
    await signUp(page, locale, origin);
    await fillPersonal(page, locale);
    await next(page);
    await at(page, 'address');
    await fillAddress(page, locale);
    await next(page);
    await at(page, 'bank');
    await page.setViewportSize(PHONE.viewport);
    for (const { iban, account, bank } of [WRONG, RIGHT]) {
      await field(page, 'iban_no').fill(iban);
      await expect.poll(() => field(page, 'account_no').inputValue()).toBe(account);
      expect(await field(page, 'bank').inputValue()).toBe(bank);
    }
    await next(page);
    await at(page, 'shares');
  });

  it('is derived from the IBAN in the profile, and a mismatch is rejected at its field', async () => {
    const { page, expectNoise } = await visit(PHONE);
    expectNoise(/status of 422/);
    const { phone, read } = await newMemberByCall(page, origin);
    await page.goto(
      `${origin}${prefix(locale)}/login?redirect=${encodeURIComponent(`${prefix(locale)}/profile/bank-information?edit=bank-information`)}`,
    );
    await hydrated(page);
    await signIn(page, phone, PASSWORD);
    await field(page, 'iban_no').waitFor();
    await field(page, 'iban_no').fill(WRONG.iban);
    await expect.poll(() => field(page, 'account_no').inputValue()).toBe(WRONG.account);
    expect(await field(page, 'bank').inputValue()).toBe(WRONG.bank);
    await field(page, 'account_no').fill('608010167519');
    await page.getByRole('button', { name: texts.save }).click();
    await page.locator('main').getByText(texts.mismatch).first().waitFor();
    expect(await field(page, 'account_no').getAttribute('aria-invalid')).toBe('true');
    // The same account in the format that banks print.
    await field(page, 'account_no').fill('999103143430001');
    await page.getByRole('button', { name: texts.save }).click();
    await page.locator('main form').waitFor({ state: 'detached' });
    const { member } = await read<{ member: Record<string, string> }>('/api/member');
    expect([member['iban_no'], member['account_no'], member['bank']]).toEqual([
      WRONG.iban.replaceAll(' ', ''),
      '999103143430001',
      WRONG.bank,
    ]);
  });
});
