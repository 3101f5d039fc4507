import { localeInfo } from '@taawun/ui';

/** Language of a documentation page. */
export interface Reader {
  lang: 'ar' | 'en';
}

const table = {
  ar: {
    pair: 'الاسم على الأرضية',
    minimum: 'الموعود',
    on: 'على',
    light: 'فاتح',
    dark: 'داكن',
    contrast: 'تباين عالٍ',
    broken: 'دون الموعود',
    size: 'المقاس',
    mirrors: 'تنعكس',
    stays: 'تبقى كما هي',
    value: 'القيمة',
    arabic: 'بالعربية',
    english: 'بالإنجليزية',
    term: 'المصطلح',
    name: 'الاسم في الشيفرة',
    what: 'ما هو',
    point: 'مرّر المؤشر أو انتقل بلوحة المفاتيح',
    amount: 'مبلغ',
    whole: 'مبلغ بلا كسور',
    count: 'عدد',
    percent: 'نسبة',
    short: 'عدد كبير',
    both: 'تاريخ بالتقويمين',
    hijri: 'تاريخ هجري',
    gregorian: 'تاريخ ميلادي',
    phone: 'رقم جوال',
  },
  en: {
    pair: 'Text on background',
    minimum: 'Minimum',
    on: 'on',
    light: 'Light',
    dark: 'Dark',
    contrast: 'High contrast',
    broken: 'below the minimum',
    size: 'Size',
    mirrors: 'Mirror',
    stays: 'Stay as they are',
    value: 'Value',
    arabic: 'In Arabic',
    english: 'In English',
    term: 'Term',
    name: 'Name in code',
    what: 'What it is',
    point: 'Point at it, or reach it by the keyboard',
    amount: 'An amount',
    whole: 'A whole amount',
    count: 'A count',
    percent: 'A share of a whole',
    short: 'A large count',
    both: 'A date in both calendars',
    hijri: 'A Hijri date',
    gregorian: 'A Gregorian date',
    phone: 'A mobile number',
  },
} as const;

export const textsOf = (lang: Reader['lang']) => table[lang];

/** Formats a number with the digits of the language. */
export const number = (lang: Reader['lang'], value: number, fraction = 0): string =>
  new Intl.NumberFormat(localeInfo(lang).intlLocale, {
    minimumFractionDigits: fraction,
    maximumFractionDigits: Math.max(fraction, 1),
  }).format(value);
