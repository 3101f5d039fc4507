import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ratesOf, reckonFitr, reckonZakat, type Wealth } from './zakat.ts';

const SETTINGS = {
  zakat_gold_gram_price: '48600',
  zakat_silver_gram_price: '590',
  zakat_nisab_gold_grams: '85',
  zakat_nisab_silver_grams: '595',
  zakat_rate_bp: '250',
  zakat_fitr_amount: '2500',
  zakat_rates_on: '2026-11-15',
};
const rates = ratesOf(SETTINGS);
if (!rates) throw new Error('The rates are complete.');
const NOTHING: Wealth = { gold: 0, silver: 0, cash: 0, trade: 0, receivable: 0, due: 0 };

describe('zakat', () => {
  it('is a fortieth of wealth at or above the threshold', () => {
    expect(reckonZakat({ ...NOTHING, gold: 85 }, 'gold', rates)).toEqual({
      wealth: 4_131_000,
      nisab: 4_131_000,
      due: 103_275,
    });
  });

  it('is zero one halala below the threshold', () => {
    expect(reckonZakat({ ...NOTHING, cash: 4_130_999 }, 'gold', rates).due).toBe(0);
  });

  it('uses the threshold of the chosen metal', () => {
    expect(reckonZakat({ ...NOTHING, cash: 400_000 }, 'silver', rates)).toEqual({
      wealth: 400_000,
      nisab: 351_050,
      due: 10_000,
    });
    expect(reckonZakat({ ...NOTHING, cash: 400_000 }, 'gold', rates).due).toBe(0);
  });

  it('adds assets and receivables, and subtracts debts', () => {
    expect(
      reckonZakat(
        { gold: 10, silver: 100, cash: 1_000_000, trade: 5_000_000, receivable: 500_000, due: 245_000 },
        'gold',
        rates,
      ).wealth,
    ).toBe(486_000 + 59_000 + 6_500_000 - 245_000);
    expect(reckonZakat({ ...NOTHING, due: 1 }, 'gold', rates)).toMatchObject({ wealth: 0, due: 0 });
  });

  it('is rounded up to whole halalas', () => {
    const money = fc.integer({ min: 0, max: 1e11 });
    const grams = fc.double({ min: 0, max: 1e5, noNaN: true });
    fc.assert(
      fc.property(
        fc.record({ gold: grams, silver: grams, cash: money, trade: money, receivable: money, due: money }),
        fc.constantFrom('gold' as const, 'silver' as const),
        (wealth, basis) => {
          const found = reckonZakat(wealth, basis, rates);
          expect(Number.isInteger(found.due) && Number.isInteger(found.wealth)).toBe(true);
          expect(found.due).toBe(found.wealth < found.nisab ? 0 : Math.ceil(found.wealth / 40));
        },
      ),
    );
  });
});

it('of fast-breaking is a fixed amount per person', () => {
  expect([reckonFitr(6, rates), reckonFitr(-1, rates), reckonFitr(2.9, rates)]).toEqual([15_000, 0, 5000]);
});

it.each(Object.keys(SETTINGS))('is not calculated without %s', (name) => {
  expect(ratesOf({ ...SETTINGS, [name]: '' })).toBeNull();
});
