import { describe, expect, it } from 'vitest';
import { hydrated, signIn, setupBrowser } from '../kit/browser.ts';
import {
  at,
  field,
  fillAddressAndBank,
  fillPersonal,
  newMemberByCall,
  next,
  PASSWORD,
  payForShares,
  prefix,
  signUp,
} from '../kit/joining.ts';
import { origin } from '../kit/server.ts';

const visit = setupBrowser();
const VIEWPORT = { width: 390, height: 844 };
const [ARABIC, LATIN] = ['نورة بنت فهد العتيبي', 'Noura Fahad Alotaibi'];

const TEXTS = {
  ar: {
    arabic: /اسمك مكتوب في الهوية بالعربية/,
    latin: /هذه الخانة للاسم بالأحرف اللاتينية/,
    save: 'احفظ التغييرات',
    change: 'تغيير بيانات العضوية',
  },
  en: {
    arabic: /Your ID card shows your name in Arabic/,
    latin: /Enter your name in English letters/,
    save: 'Save changes',
    change: 'Change Membership details',
  },
} as const;

describe.each(['ar', 'en'] as const)('name as on the identity card, in %s', (locale) => {
  const texts = TEXTS[locale];

  it('is required in Arabic and in Latin letters; another script shows a hint, not an error', async () => {
    const { page } = await visit();
    await signUp(page, locale, origin);
    await page.setViewportSize(VIEWPORT);
    const [arabic, latin] = [page.getByText(texts.arabic), page.getByText(texts.latin)];
    // The account's name is in Arabic.
    expect([await field(page, 'name').inputValue(), await field(page, 'name_en').inputValue()]).toEqual([
      'نورة العتيبي',
      '',
    ]);
    await field(page, 'name').fill(LATIN);
    await arabic.waitFor();
    await field(page, 'name_en').fill(ARABIC);
    await latin.waitFor();
    await field(page, 'name').fill(ARABIC);
    await arabic.waitFor({ state: 'detached' });
    await field(page, 'name_en').fill(LATIN);
    await latin.waitFor({ state: 'detached' });
    // Overridden: an identity card with one script only.
    await field(page, 'name').fill(LATIN);
    await arabic.waitFor();
    await fillPersonal(page, locale);
    await next(page);
    await at(page, 'address');
    await page.setViewportSize({ width: 1280, height: 900 });
    await fillAddressAndBank(page, locale);
    await next(page);
    await at(page, 'check');
    await field(page, 'terms').check();
    await next(page);
    await page.waitForURL(/\/last-step$/);
    await payForShares(page, locale);
    const authorization = await page.evaluate(() => localStorage.getItem('auth._token.local') ?? '');
    const { member } = (await (
      await page.request.get(`${origin}/api/member`, { headers: { authorization } })
    ).json()) as { member: { name: string; name_en: string } };
    expect([member.name, member.name_en]).toEqual([LATIN, LATIN]);
  });

  it('can be added in Latin letters once in the profile', async () => {
    const { page } = await visit({ viewport: VIEWPORT });
    const { phone } = await newMemberByCall(page, origin);
    await page.goto(
      `${origin}${prefix(locale)}/login?redirect=${encodeURIComponent(`${prefix(locale)}/profile/member-info`)}`,
    );
    await hydrated(page);
    await signIn(page, phone, PASSWORD);
    const change = page.locator('main').getByRole('link', { name: texts.change });
    await change.click();
    await field(page, 'name_en').fill(LATIN);
    await page.getByRole('button', { name: texts.save }).click();
    await page.locator('main form').waitFor({ state: 'detached' });
    await page.locator('main').getByText(LATIN).waitFor();
    await change.click();
    await field(page, 'job_title').waitFor();
    expect(await field(page, 'name_en').count()).toBe(0);
    await page.getByRole('button', { name: texts.save }).click();
    await page.locator('main form').waitFor({ state: 'detached' });
    await page.locator('main').getByText(LATIN).waitFor();
  });
});
