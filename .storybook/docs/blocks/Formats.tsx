import { formatDate, formatMoney, formatPhone, localeInfo } from '@taawun/ui';
import { intlOf } from '../../../packages/ui/src/foundations/intl.ts';
import { formatNumber } from '../../../packages/ui/src/intl/numbers.ts';
import { messages } from '../../messages.ts';
import { Sheet } from './Sheet.tsx';
import { textsOf, type Reader } from './texts.ts';

const LOCALES = ['ar', 'en'] as const;
type Locale = (typeof LOCALES)[number];
const intls = {
  ar: intlOf(localeInfo('ar').intlLocale, messages.ar),
  en: intlOf(localeInfo('en').intlLocale, messages.en),
};
const DAY = '2026-09-01';
const PHONE = '+966551234567';

const rows = {
  amount: { raw: '12345050', show: (locale: Locale) => formatMoney(intls[locale], 12_345_050) },
  whole: { raw: '60000', show: (locale: Locale) => formatMoney(intls[locale], 60_000) },
  count: { raw: '18750', show: (locale: Locale) => formatNumber(localeInfo(locale).intlLocale, 18_750) },
  percent: { raw: '0.72', show: (locale: Locale) => formatNumber(localeInfo(locale).intlLocale, 0.72, 'percent') },
  short: {
    raw: '2400000',
    show: (locale: Locale) => formatNumber(localeInfo(locale).intlLocale, 2_400_000, 'compact'),
  },
  both: { raw: DAY, show: (locale: Locale) => formatDate(locale, DAY, { calendar: 'both', style: 'long' }) },
  hijri: { raw: DAY, show: (locale: Locale) => formatDate(locale, DAY, { calendar: 'hijri', style: 'long' }) },
  gregorian: { raw: DAY, show: (locale: Locale) => formatDate(locale, DAY, { calendar: 'gregory', style: 'long' }) },
  phone: { raw: PHONE, show: () => formatPhone(PHONE) },
} as const;

/** Stored values and their format in each language, by the library's own functions. */
export function Formats({ lang }: Reader) {
  const text = textsOf(lang);
  return (
    <Sheet head={[text.what, text.value, text.arabic, text.english]}>
      {Object.entries(rows).map(([name, { raw, show }]) => (
        <tr key={name}>
          <td>{text[name as keyof typeof rows]}</td>
          <td>
            <code dir="ltr">{raw}</code>
          </td>
          {LOCALES.map((locale) => (
            <td key={locale}>
              <bdi lang={locale} dir={name === 'phone' ? 'ltr' : 'auto'}>
                {show(locale)}
              </bdi>
            </td>
          ))}
        </tr>
      ))}
    </Sheet>
  );
}

const TERMS = [
  'fields.branch',
  'fields.shares_count',
  'fields.share_price',
  'fields.contribution_no',
  'fields.mem_no',
  'fields.national_id',
  'fields.iban_no',
  'fields.short_address',
  'fields.receiver_name',
  'fields.sender_name',
  'portal.profile.contribution',
  'portal.offers.title',
  'portal.offers.book.sell',
  'portal.offers.book.buy',
  'portal.menu.programs',
  'portal.menu.services',
  'portal.menu.members',
  'portal.action.donate',
  'portal.action.signIn',
  'portal.action.signOut',
] as const;

function read(locale: Locale, id: string): string {
  const found = (messages[locale] as Record<string, string>)[id];
  if (!found) throw new Error(`The glossary names ${id}, which the catalogue of ${locale} has not.`);
  return found;
}

/** Terms of the product, read from the catalogues. */
export function Glossary({ lang }: Reader) {
  const text = textsOf(lang);
  return (
    <Sheet head={[text.arabic, text.english, text.name]}>
      {TERMS.map((id) => (
        <tr key={id}>
          <td lang="ar">{read('ar', id)}</td>
          <td lang="en" dir="ltr">
            {read('en', id)}
          </td>
          <td>
            <code dir="ltr">{id}</code>
          </td>
        </tr>
      ))}
    </Sheet>
  );
}
