const arabicIndic = '٠١٢٣٤٥٦٧٨٩';
const persian = '۰۱۲۳۴۵۶۷۸۹';

/**
 * Converts Arabic-Indic (٠-٩) and Persian (۰-۹) digits to ASCII; other characters are unchanged. For parsing, never for
 * display.
 */
export function toAsciiDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => {
    const index = arabicIndic.indexOf(digit);
    return String(index >= 0 ? index : persian.indexOf(digit));
  });
}

/** Converts digits to those of the locale. For digits in texts (years, numbers in messages), not for amounts. */
export function toLocaleDigits(text: string, locale: 'ar' | 'en'): string {
  return locale === 'ar' ? text.replace(/[0-9]/g, (digit) => arabicIndic.charAt(Number(digit))) : toAsciiDigits(text);
}
