import { describe, expect, it } from 'vitest';
import { defaultDonateValue, donateTotal, parseRiyals } from './value.ts';

describe('donation', () => {
  it.each([['٥٠', 5000], ['50', 5000], ['۷۵٫۵', 7550], ['1,000', 100000], ['0.50', null], ['', null], ['-5', null], ['خمسون', null], ['12.345', null]])('reads %s', (text, halalas) => expect(parseRiyals(text)).toBe(halalas));
  it('multiplies by months only when it is monthly', () => {
    const value = defaultDonateValue([5000, 10000]);
    expect(donateTotal(value)).toBe(60000);
    expect(donateTotal({ ...value, frequency: 'once' })).toBe(10000);
    expect(donateTotal({ ...value, amount: null })).toBe(0);
  });
});
