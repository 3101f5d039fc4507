import { describe, expect, it } from 'vitest';
import { hydrated, signIn, setupBrowser } from '../kit/browser.ts';
import { origin } from '../kit/server.ts';

const visit = setupBrowser();

/** The label of the switch is the target language. */
const CASES = {
  ar: {
    requested: '/en/profile/orders?page=1#main',
    login: '/en/login',
    switchTo: 'العربية',
    opens: '/profile/orders?page=1#main',
    heading: 'تبرّعاتي',
  },
  en: {
    requested: '/profile/orders?page=1#main',
    login: '/login',
    switchTo: 'English',
    opens: '/en/profile/orders?page=1#main',
    heading: 'Donations',
  },
} as const;

describe.each(['ar', 'en'] as const)('sign-in that was switched to %s', (locale) => {
  const { requested, login, switchTo, opens, heading } = CASES[locale];

  it('opens the remembered page in that language, with its query and hash', async () => {
    const { page } = await visit({ viewport: { width: 390, height: 844 } });
    await page.goto(origin + requested);
    await page.waitForURL(`${origin}${login}?redirect=${encodeURIComponent(requested)}`);
    await hydrated(page);
    await page.getByRole('link', { name: switchTo }).first().click();
    await page.waitForURL((url) => url.pathname === (locale === 'ar' ? '/login' : '/en/login'));
    await signIn(page, '0500000002', 'taawun-2');
    await page.waitForURL(origin + opens);
    await page.getByRole('heading', { level: 2, name: heading }).waitFor();
  });

  it('keeps the hash of the requested page', async () => {
    const { page } = await visit({ viewport: { width: 390, height: 844 } });
    const prefix = locale === 'en' ? '/en' : '';
    await page.goto(`${origin}${prefix}/profile/orders#notifications`);
    await page.waitForURL(`${origin}${prefix}/login?redirect=*`);
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(`${prefix}/profile/orders#notifications`);
  });
});
