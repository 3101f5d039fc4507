// The way into the association, as a reader walks it.
import { expect } from 'vitest';
import { hydrated, type Page } from './browser.ts';

export type Locale = 'ar' | 'en';
export const prefix = (locale: Locale) => (locale === 'en' ? '/en' : '');
export const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);
export const next = (page: Page) => page.locator('main form button[type="submit"]').click();
export const at = (page: Page, step: string) => page.waitForURL(`**/member-register?step=${step}`);

/** A number that passes the check, and that nobody else has. */
export function nationalId(): string {
  const digits = `1${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  const sum = Array.from(digits, Number).reduce((total, digit, index) => total + (index % 2 === 0 ? (digit * 2 > 9 ? digit * 2 - 9 : digit * 2) : digit), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

export async function signUp(page: Page, locale: Locale, home: string): Promise<void> {
  await page.goto(`${home}${prefix(locale)}/signup`);
  await hydrated(page);
  const phone = `05${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  for (const [name, value] of Object.entries({ firstname: 'نورة', lastname: 'العتيبي', phone, password: 'secret-1', confirm_password: 'secret-1' })) await field(page, name).fill(value);
  await next(page);
  await page.waitForURL(`${home}${prefix(locale)}/member-register`);
  await field(page, 'national_id').waitFor();
}

export async function fillPersonal(page: Page, locale: Locale, id = nationalId()): Promise<void> {
  await field(page, 'title').selectOption('ms');
  await field(page, 'national_id').fill(id);
  await field(page, 'birthdate').fill(locale === 'ar' ? '١٥/٧/١٤١٠' : '11/2/1990');
  await page.locator('main').getByText(locale === 'ar' ? 'أنثى' : 'Female', { exact: true }).click();
  await field(page, 'qualification').selectOption('bachelor');
}

export async function fillAddress(page: Page, locale: Locale, building = '7316'): Promise<void> {
  await field(page, 'state_id').selectOption({ label: locale === 'ar' ? 'القصيم' : 'Al-Qassim' });
  await page.locator('main [role="combobox"]').first().fill(locale === 'ar' ? 'عنيزه' : 'unay');
  await page.getByRole('option').first().click();
  await expect.poll(() => field(page, 'city').inputValue()).toBe('unayzah');
  for (const [name, value] of Object.entries({ district: 'الأشرفية', street: 'طريق الملك فهد', building_no: building, postal_code: '٥٦٤٣٧' })) await field(page, name).fill(value);
}

/** From the first step to the shares, without a mistake. */
export async function fillAll(page: Page, locale: Locale, id?: string): Promise<void> {
  await fillPersonal(page, locale, id);
  await next(page);
  await at(page, 'address');
  await fillAddress(page, locale);
  await next(page);
  await at(page, 'bank');
  await field(page, 'iban_no').fill('SA03 8000 0000 6080 1016 7519');
  await next(page);
  await at(page, 'shares');
}
