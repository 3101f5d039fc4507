import { describe, expect, it } from 'vitest';
import { signOut, setupBrowser } from '../kit/browser.ts';
import { at, field, fillAddress, fillAll, fillPersonal, next, payForShares, prefix, signUp } from '../kit/joining.ts';
import { origin, startServer } from '../kit/server.ts';

const visit = setupBrowser();

describe.each(['ar', 'en'] as const)('registration, in %s', (locale) => {
  it('survives an error, a reload and Back, and ends with the membership', async () => {
    const { page } = await visit();
    await signUp(page, locale, origin);
    await next(page);
    // The error summary receives the focus and links to the field.
    await page.locator('main [role="alert"] a').first().waitFor();
    await fillPersonal(page, locale);
    await next(page);
    await at(page, 'address');
    await fillAddress(page, locale, '٧٣١');
    await next(page);
    await expect.poll(() => field(page, 'building_no').getAttribute('aria-invalid')).toBe('true');
    await page.reload();
    // The browser does not store sensitive fields: the first step, which has them, is filled in again.
    await field(page, 'national_id').waitFor();
    expect(await field(page, 'national_id').inputValue()).toBe('');
    await expect.poll(() => field(page, 'qualification').inputValue()).toBe('bachelor');
    await fillPersonal(page, locale);
    await next(page);
    await at(page, 'address');
    // In the digits of the page's language, whichever were typed.
    await expect.poll(() => field(page, 'building_no').inputValue()).toBe(locale === 'ar' ? '٧٣١' : '731');
    await field(page, 'building_no').fill('٧٣١٦');
    await next(page);
    await at(page, 'bank');
    await field(page, 'iban_no').fill('SA03 8000 0000 6080 1016 7519');
    expect([await field(page, 'bank').inputValue(), await field(page, 'account_no').inputValue()]).toEqual([
      '80',
      '000000608010167519',
    ]);
    await page.goBack();
    await at(page, 'address');
    expect(await field(page, 'building_no').inputValue()).toBe(locale === 'ar' ? '٧٣١٦' : '7316');
    await page.goForward();
    await at(page, 'bank');
    expect(await field(page, 'bank').inputValue()).toBe('80');
    await next(page);
    await at(page, 'shares');
    await field(page, 'shares_count').fill('١٢');
    await next(page);
    await at(page, 'check');
    await page
      .locator('main')
      .getByText(locale === 'ar' ? 'مصرف الراجحي' : 'Al Rajhi Bank')
      .waitFor();
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') calls.push(new URL(request.url()).pathname);
    });
    await field(page, 'terms').check();
    await page.locator('main form button[type="submit"]').dblclick();
    await page.waitForURL(`${origin}${prefix(locale)}/last-step`);
    await payForShares(page, locale);
    expect(calls.filter((path) => path === '/api/member')).toEqual(['/api/member']);
    // The browser has cleared the application, and member pages open.
    expect(await page.evaluate(() => localStorage.getItem('membership.draft') ?? '')).not.toContain('SA0380');
    await page.locator(`main a[href="${prefix(locale)}/profile/contribution"]`).click();
    await page.waitForURL(`${origin}${prefix(locale)}/profile/contribution`);
    await page
      .locator('main')
      .getByText(locale === 'ar' ? '١٢' : '12')
      .first()
      .waitFor();
    await page.goto(`${origin}${prefix(locale)}/member-register`);
    await page.waitForURL(`${origin}${prefix(locale) || '/'}`);
  });
});

describe('application', () => {
  it('of a paper member waits for its decision, closes the form, and can be withdrawn', async () => {
    const { page } = await visit();
    await signUp(page, 'ar', origin);
    await fillAll(page, 'ar');
    await page.getByText('لديّ رقم عضوية سابق').click();
    for (const [name, value] of Object.entries({
      mem_no: `P-${Date.now() % 1e8}`,
      contribution_no: 'C-1',
      mem_date: '1/5/2019',
    }))
      await field(page, name).fill(value);
    await next(page);
    await at(page, 'check');
    await field(page, 'terms').check();
    await next(page);
    await page.getByRole('heading', { level: 1, name: 'وصلنا طلب عضويتك' }).waitFor();
    await page.goto(`${origin}/member-register`);
    await page.waitForURL(`${origin}/last-step`);
    await page.getByRole('button', { name: 'سحب الطلب' }).click();
    await page.locator('dialog[open]').getByRole('button', { name: 'سحب الطلب' }).click();
    await page.waitForURL(`${origin}/member-register`);
    await field(page, 'national_id').waitFor();
  });

  it('that the server rejects returns to the field, with the focus on the error summary', async () => {
    const { page, expectNoise } = await visit();
    expectNoise(/status of 422/);
    await signUp(page, 'en', origin);
    // The demo member's own number.
    await fillAll(page, 'en', '1000000008');
    await next(page);
    await at(page, 'check');
    await field(page, 'terms').check();
    await next(page);
    await at(page, 'personal');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert');
    expect(await field(page, 'national_id').getAttribute('aria-invalid')).toBe('true');
    expect(await field(page, 'name').inputValue()).toBe('نورة العتيبي');
  });

  it('survives a crash of the server: it can be resent, is accepted once, and is cleared on sign-out', async () => {
    const server = await startServer();
    try {
      const { page, expectNoise } = await visit();
      expectNoise(
        /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_INCOMPLETE_CHUNKED_ENCODING|Failed to fetch|status of 50/,
      );
      await signUp(page, 'ar', server.origin);
      await fillAll(page, 'ar');
      await next(page);
      await at(page, 'check');
      await field(page, 'terms').check();
      await server.kill();
      await next(page);
      await page.getByRole('alert').filter({ hasText: 'ما كتبته محفوظ في مكانه' }).waitFor();
      const draft = await page.evaluate(() => localStorage.getItem('membership.draft') ?? '');
      expect(draft).toContain('الأشرفية');
      expect(draft).not.toContain('608010167519');
      await server.restart();
      await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
      await page.getByRole('heading', { level: 1, name: 'قُبل طلبك' }).waitFor();
      await signOut(page);
      await page.waitForURL(`${server.origin}/`);
      expect(await page.evaluate(() => localStorage.getItem('membership.draft'))).toBeNull();
    } finally {
      await server.stop();
    }
  });
});
