import type { Locale } from '@taawun/api-client';
import { toCardinal as arabic } from 'n2words/ar-SA';
import { toCardinal as english } from 'n2words/en-US';

/** A number as it counts a feminine noun. Thousands are counted as the masculine word that they are. parity: Arabic alone has this. */
function feminine(count: number): string {
  const [thousands, rest] = [Math.floor(count / 1_000), count % 1_000];
  const units = rest > 0 ? arabic(rest, { gender: 'feminine' }).replace(/واحدة (?=و)/u, 'إحدى ') : '';
  if (thousands === 0) return units;
  // Eleven to ninety-nine thousand: the word for thousand stands in the accusative.
  const head = arabic(thousands * 1_000, { gender: 'masculine' })
    .replaceAll('اً', 'ًا')
    .replace(/ألف$/u, units && thousands % 100 >= 11 ? 'ألفًا' : 'ألف');
  return units ? `${head} و${units}` : head;
}

// parity: Arabic alone has these; English needs no more than its plural.
const ENDS: Readonly<Record<number, string>> = { 1: 'حصة واحدة', 2: 'حصتان' };

// parity: as its name says.
function arabicShares(count: number): string {
  const last = count % 100;
  const end = ENDS[last];
  if (end !== undefined) return count === last ? end : `${arabicShares(count - last)} و${end}`;
  // Before its noun a dual loses its ending: مئتا حصة، ألفا حصة.
  const words = feminine(count).replace(/(مئتا|ألفا|مليونا)ن$/u, '$1');
  return `${words} ${last >= 3 && last <= 10 ? 'حصص' : 'حصة'}`;
}

/** A number of shares (1 and more) in words, as certificates give it beside the figure. */
export const sharesInWords = (count: number, locale: Locale): string =>
  locale === 'ar' ? arabicShares(count) : `${english(count)} ${count === 1 ? 'share' : 'shares'}`;
