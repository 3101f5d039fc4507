// The testers of the library, with Playwright, on pages that know nothing of them.
import { createTesters, playwrightDriver } from '@taawun/ui/testers';
import { describe, expect, it } from 'vitest';
import ar from '../../src/intl/ar/giving.json' with { type: 'json' };
import en from '../../src/intl/en/giving.json' with { type: 'json' };
import { hydrated, setupBrowser } from '../kit/browser.ts';
import { origin } from '../kit/server.ts';

const visit = setupBrowser();
const storybook = new URL('/storybook/', origin).href;

describe.each([
  ['ar', '', ar],
  ['en', '/en', en],
] as const)('testers in %s', (locale, prefix, messages) => {
  it('fill the fields of a page in any digits, and choose', async () => {
    const { page } = await visit();
    await page.goto(`${origin}${prefix}/zakat`);
    await hydrated(page);
    const testers = createTesters(playwrightDriver(page), { locale });
    await testers.textField(messages['portal.zakat.cash']).fill('١٠٠٠٠');
    expect(await testers.textField(messages['portal.zakat.cash']).value()).toMatch(/^10.?000$/);
    await testers.numberField(messages['portal.zakat.gold']).fill(85);
    expect(await testers.numberField(messages['portal.zakat.gold']).value()).toBe(85);
    await expect(testers.textField('Nisab').value()).rejects.toThrow(/Elements of this role/);
  });

  it('reveal a password', async () => {
    const { page } = await visit();
    await page.goto(`${origin}${prefix}/login`);
    await hydrated(page);
    const password = createTesters(playwrightDriver(page), { locale }).passwordField(
      locale === 'ar' ? 'كلمة المرور' : 'Password',
    );
    await password.fill('taawun-1');
    await password.reveal();
    expect([await password.isRevealed(), await password.value()]).toEqual([true, 'taawun-1']);
  });

  it('pick a Hijri day in the calendar of a story', async () => {
    const { page, expectNoise } = await visit({ serviceWorkers: 'allow' });
    expectNoise(/Storybook 11/);
    await page.goto(
      `${storybook}iframe.html?id=forms-datefield--disabled&args=disabled:!false&globals=locale:${locale}`,
    );
    const field = createTesters(playwrightDriver(page), { locale }).dateField(
      locale === 'ar' ? 'تاريخ الميلاد' : 'Date of birth',
    );
    await field.pick('١٤١٠-٠٧-١٦', { calendar: 'hijri' });
    expect(await field.value()).toBe('1990-02-12');
  });
});
