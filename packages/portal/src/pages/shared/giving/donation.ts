import { MONTHS_LIMITS } from '@taawun/domain/giving';
import { defaultDonateValue, type DonateValue } from '@taawun/ui';

export type { DonateValue };

const FALLBACK_AMOUNTS = [5000, 10_000, 25_000, 50_000];

/** Id of the panel: fragment of links that change the choice. */
export const PANEL = 'quick-donate';

/** Returns the amounts of the setting, including the target's own price; halalas. */
export function amountsOf(setting: string | undefined, monthlyPrice: number | undefined): number[] {
  const listed = (setting ?? '')
    .split(',')
    .map(Number)
    .filter((amount) => Number.isInteger(amount) && amount > 0);
  const amounts = listed.length ? listed : FALLBACK_AMOUNTS;
  if (!monthlyPrice || amounts.includes(monthlyPrice)) return amounts;
  return [monthlyPrice, ...amounts].toSorted((a, b) => a - b).slice(0, 4);
}

/** Parses a donation choice from the query; missing or invalid values become the defaults. */
export function choiceOf(search: string, amounts: readonly number[], usualMonths: string | undefined): DonateValue {
  const query = new URLSearchParams(search);
  const usual = defaultDonateValue(amounts, Number(usualMonths) || 6);
  const amount = Number(query.get('amount'));
  const months = Number(query.get('months'));
  return {
    frequency: query.get('frequency') === 'once' ? 'once' : 'monthly',
    // An amount beyond the limits stays: the form shows the limit.
    amount: Number.isSafeInteger(amount) && amount > 0 ? amount : usual.amount,
    months:
      Number.isInteger(months) && months >= MONTHS_LIMITS.min && months <= MONTHS_LIMITS.max ? months : usual.months,
  };
}

/** Returns a choice as query parameters to append, for the next page. */
export const choiceQuery = ({ frequency, amount, months }: DonateValue): string =>
  `&frequency=${frequency}${Number.isInteger(amount) ? `&amount=${amount}` : ''}&months=${months}`;

/** Returns the URL of a choice on the current page: selects amounts without script. */
export function hrefOfChoice(pathname: string, search: string, { frequency, amount, months }: DonateValue): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ frequency, amount, months })) query.set(name, String(value ?? ''));
  return `${pathname}?${query}#${PANEL}`;
}
