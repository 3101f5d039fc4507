import type { Locale } from '@taawun/api-client';

/** An amount for the staff: a command's output, a note on a payment. */
export const sarText = (halalas: number): string => `SAR ${(halalas / 100).toFixed(2)}`;

/** An amount for a message: riyals in the language's digits, with halalas only where there are any. */
export const riyalsText = (halalas: number, locale: Locale): string =>
  new Intl.NumberFormat(locale === 'ar' ? 'ar-EG' : 'en-US', {
    minimumFractionDigits: halalas % 100 === 0 ? 0 : 2,
  }).format(halalas / 100);
