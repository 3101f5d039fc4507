import { describe, expect, it } from 'vitest';
import { defaultDonateValue, donateTotal } from './value.ts';

describe('donation', () => {
  it('multiplies by the months only when monthly', () => {
    const value = defaultDonateValue([5000, 10000]);
    expect(donateTotal(value)).toBe(60000);
    expect(donateTotal({ ...value, frequency: 'once' })).toBe(10000);
    expect(donateTotal({ ...value, amount: null })).toBe(0);
    expect(donateTotal({ ...value, amount: Number.NaN })).toBe(0);
  });
});
