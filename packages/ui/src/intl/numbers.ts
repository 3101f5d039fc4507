export type NumberStyle = 'decimal' | 'exact' | 'percent' | 'ownership' | 'compact';

const options: Record<NumberStyle, Intl.NumberFormatOptions> = {
  decimal: { maximumFractionDigits: 2 },
  // What a number field shows: all that was typed, without the noise of binary fractions.
  exact: { maximumFractionDigits: 10 },
  percent: { style: 'percent', maximumFractionDigits: 0 },
  // 50 of 10,000 shares are 0.5 %: rounded to whole percent they would be none.
  ownership: { style: 'percent', maximumFractionDigits: 2 },
  compact: { notation: 'compact', maximumFractionDigits: 1 },
};

const formatters = new Map<string, Intl.NumberFormat>();

/** Formats a number in the digits of `locale` (an Intl tag such as `ar-EG`). `percent` and `ownership` take a ratio. */
export function formatNumber(locale: string, value: number, style: NumberStyle = 'decimal'): string {
  const key = `${locale} ${style}`;
  let made = formatters.get(key);
  if (!made) formatters.set(key, (made = new Intl.NumberFormat(locale, options[style])));
  return made.format(value);
}
