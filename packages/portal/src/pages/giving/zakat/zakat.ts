/** Zakat rates of the association's settings; money in halalas, weights in grams. */
export interface ZakatRates {
  goldGram: number;
  silverGram: number;
  nisabGoldGrams: number;
  nisabSilverGrams: number;
  /** Rate in basis points: 250 is 2.5 %. */
  rate: number;
  /** Zakat al-fitr of one person, in halalas. */
  fitr: number;
  /** Date of the prices, ISO day. */
  on: string;
}

/** Assets and debts; money in halalas, weights in grams of pure metal. */
export interface Wealth {
  gold: number;
  silver: number;
  cash: number;
  trade: number;
  /** Receivables that are expected to be paid. */
  receivable: number;
  /** Debts that are due. */
  due: number;
}

/** Maximum values of the fields: a thousand million riyals in halalas, a tonne in grams. */
export const WEALTH_LIMITS = { money: 100_000_000_000, metal: 1_000_000 } as const;

/** Metal by which the nisab is measured. */
export type NisabBasis = 'gold' | 'silver';

export interface Zakat {
  wealth: number;
  nisab: number;
  /** Zakat due in halalas; 0 below the nisab. */
  due: number;
}

/** Returns the rates of the settings; `null` when one of them is missing. */
export function ratesOf(settings: Readonly<Record<string, string>>): ZakatRates | null {
  const number = (name: string) => Number(settings[name] ?? Number.NaN);
  const rates = {
    goldGram: number('zakat_gold_gram_price'),
    silverGram: number('zakat_silver_gram_price'),
    nisabGoldGrams: number('zakat_nisab_gold_grams'),
    nisabSilverGrams: number('zakat_nisab_silver_grams'),
    rate: number('zakat_rate_bp'),
    fitr: number('zakat_fitr_amount'),
  };
  const on = settings['zakat_rates_on'];
  return on && Object.values(rates).every((value) => Number.isFinite(value) && value > 0) ? { ...rates, on } : null;
}

/** Calculates zakat in whole halalas: wealth is rounded once, and the amount due is rounded up. */
export function reckonZakat(
  { gold, silver, cash, trade, receivable, due }: Wealth,
  basis: NisabBasis,
  rates: ZakatRates,
): Zakat {
  const owned = Math.round(gold * rates.goldGram) + Math.round(silver * rates.silverGram) + cash + trade + receivable;
  const wealth = Math.max(0, owned - due);
  const nisab = Math.round(
    basis === 'gold' ? rates.nisabGoldGrams * rates.goldGram : rates.nisabSilverGrams * rates.silverGram,
  );
  return { wealth, nisab, due: wealth >= nisab ? Math.ceil((wealth * rates.rate) / 10_000) : 0 };
}

/** Returns zakat al-fitr for a number of people, in halalas. */
export const reckonFitr = (people: number, { fitr }: ZakatRates): number => Math.max(0, Math.trunc(people)) * fitr;
