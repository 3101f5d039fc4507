import type { Locale } from '@taawun/api-client';

/** Formats an amount for the staff: command output, notes on payments. */
export const sarText = (halalas: number): string => `SAR ${(halalas / 100).toFixed(2)}`;

/** Formats an amount for a message: riyals in the locale's digits, with decimals only when there are halalas. */
export const riyalsText = (halalas: number, locale: Locale): string =>
  new Intl.NumberFormat(locale === 'ar' ? 'ar-EG' : 'en-US', {
    minimumFractionDigits: halalas % 100 === 0 ? 0 : 2,
  }).format(halalas / 100);
