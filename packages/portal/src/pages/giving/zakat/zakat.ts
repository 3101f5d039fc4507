/** What the association's settings say; money in halalas, weights in grams. */
export interface ZakatRates {
  goldGram: number;
  silverGram: number;
  nisabGoldGrams: number;
  nisabSilverGrams: number;
  /** Basis points: 250 is 2.5 %. */
  rate: number;
  /** Of one person. */
  fitr: number;
  /** Day of the prices, ISO. */
  on: string;
}

/** What somebody owns; money in halalas, weights in grams of pure metal. */
export interface Wealth {
  gold: number;
  silver: number;
  cash: number;
  trade: number;
  /** Owed to them, and expected back. */
  receivable: number;
  /** Owed by them, and due. */
  due: number;
}

/** The largest parts that the helper takes: a thousand million riyals in halalas, a tonne in grams. */
export const WEALTH_LIMITS = { money: 100_000_000_000, metal: 1_000_000 } as const;

/** By which metal the threshold is measured. */
export type NisabBasis = 'gold' | 'silver';

export interface Zakat {
  wealth: number;
  nisab: number;
  /** Halalas; 0 below the threshold. */
  due: number;
}

/** The rates of the settings; null where one of them is missing: nothing is reckoned by a guess. */
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

/** Reckons by whole halalas: wealth is rounded once, and what is due rounded up to the next halala. */
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

/** Halalas for so many people. */
export const reckonFitr = (people: number, { fitr }: ZakatRates): number => Math.max(0, Math.trunc(people)) * fitr;
