import type { Locale } from '@taawun/api-client';
import { toCardinal as arabic } from 'n2words/ar-SA';
import { toCardinal as english } from 'n2words/en-US';

/** Spells a number in the Arabic feminine form. Thousands are masculine. i18n-ignore: only Arabic needs it. */
function feminine(count: number): string {
  const [thousands, rest] = [Math.floor(count / 1_000), count % 1_000];
  const units = rest > 0 ? arabic(rest, { gender: 'feminine' }).replace(/واحدة (?=و)/u, 'إحدى ') : '';
  if (thousands === 0) return units;
  // 11 to 99 thousand: the word for thousand is in the accusative.
  const head = arabic(thousands * 1_000, { gender: 'masculine' })
    .replaceAll('اً', 'ًا')
    .replace(/ألف$/u, units && thousands % 100 >= 11 ? 'ألفًا' : 'ألف');
  return units ? `${head} و${units}` : head;
}

// i18n-ignore: Arabic forms of one and two shares; English needs only a plural.
const ENDS: Readonly<Record<number, string>> = { 1: 'حصة واحدة', 2: 'حصتان' };

// i18n-ignore: only Arabic.
function arabicShares(count: number): string {
  const last = count % 100;
  const end = ENDS[last];
  if (end !== undefined) return count === last ? end : `${arabicShares(count - last)} و${end}`;
  // A dual loses its ending before its noun: مئتا حصة، ألفا حصة.
  const spelled = feminine(count).replace(/(مئتا|ألفا|مليونا)ن$/u, '$1');
  return `${spelled} ${last >= 3 && last <= 10 ? 'حصص' : 'حصة'}`;
}

/** Spells out a number of shares (at least 1), for certificates. */
export const spellShares = (count: number, locale: Locale): string =>
  locale === 'ar' ? arabicShares(count) : `${english(count)} ${count === 1 ? 'share' : 'shares'}`;
