const arabicIndic = '٠١٢٣٤٥٦٧٨٩';
const persian = '۰۱۲۳۴۵۶۷۸۹';

/** Turns Arabic-Indic (٠-٩) and Persian (۰-۹) digits into ASCII; everything else stays. For parsing, never for display. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => {
    const index = arabicIndic.indexOf(digit);
    return String(index >= 0 ? index : persian.indexOf(digit));
  });
}

/** Writes ASCII digits as the language prints them. For text that is a name of digits (years, numbers in messages), not for amounts. */
export function toLocaleDigits(text: string, locale: 'ar' | 'en'): string {
  return locale === 'ar' ? text.replace(/[0-9]/g, (digit) => arabicIndic.charAt(Number(digit))) : toAsciiDigits(text);
}
