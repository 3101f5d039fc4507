import { intlTag } from './locale.ts';

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

const digits = new Map<string, readonly string[]>();

/** The ten digits of a locale, from zero. */
function digitsOf(locale: string): readonly string[] {
  let known = digits.get(locale);
  if (!known) {
    const format = new Intl.NumberFormat(intlTag(locale));
    known = Array.from({ length: 10 }, (_, digit) => format.format(digit));
    digits.set(locale, known);
  }
  return known;
}

/**
 * Converts digits to those of the locale, a BCP 47 tag such as `ar`, `en`, `ur` or `ar-u-nu-latn`. For digits in texts
 * (years, numbers in messages), not for amounts.
 */
export function toLocaleDigits(text: string, locale: string): string {
  const own = digitsOf(locale);
  return toAsciiDigits(text).replace(/[0-9]/g, (digit) => own[Number(digit)] ?? digit);
}
