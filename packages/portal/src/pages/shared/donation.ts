import { MONTHS_LIMITS } from '@taawun/domain/giving';
import { defaultDonateValue, type DonateValue } from '@taawun/ui';

export type { DonateValue };

const FALLBACK_AMOUNTS = [5000, 10_000, 25_000, 50_000];

/** Where links to a choice lead within the page. */
export const PANEL = 'quick-donate';

/** The settings' amounts, with the target's own price among them; halalas. */
export function amountsOf(setting: string | undefined, monthlyPrice: number | undefined): number[] {
  const listed = (setting ?? '')
    .split(',')
    .map(Number)
    .filter((amount) => Number.isInteger(amount) && amount > 0);
  const amounts = listed.length ? listed : FALLBACK_AMOUNTS;
  if (!monthlyPrice || amounts.includes(monthlyPrice)) return amounts;
  return [monthlyPrice, ...amounts].toSorted((a, b) => a - b).slice(0, 4);
}

/** What an address says of the gift; what it does not say, or says wrongly, is as usual. */
export function choiceOf(search: string, amounts: readonly number[], usualMonths: string | undefined): DonateValue {
  const query = new URLSearchParams(search);
  const usual = defaultDonateValue(amounts, Number(usualMonths) || 6);
  const amount = Number(query.get('amount'));
  const months = Number(query.get('months'));
  return {
    frequency: query.get('frequency') === 'once' ? 'once' : 'monthly',
    // One beyond the limits stays: the form names the limit.
    amount: Number.isSafeInteger(amount) && amount > 0 ? amount : usual.amount,
    months:
      Number.isInteger(months) && months >= MONTHS_LIMITS.min && months <= MONTHS_LIMITS.max ? months : usual.months,
  };
}

/** A choice as the rest of an address, for a page that goes on with it. */
export const choiceQuery = ({ frequency, amount, months }: DonateValue): string =>
  `&frequency=${frequency}${Number.isInteger(amount) ? `&amount=${amount}` : ''}&months=${months}`;

/** The address of a choice on the page at hand: how amounts are chosen where no script runs. */
export function hrefOfChoice(pathname: string, search: string, { frequency, amount, months }: DonateValue): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ frequency, amount, months })) query.set(name, String(value ?? ''));
  return `${pathname}?${query}#${PANEL}`;
}
