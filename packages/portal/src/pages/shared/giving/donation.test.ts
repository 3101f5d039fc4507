import { expect, it } from 'vitest';
import { amountsOf, choiceOf, hrefOfChoice } from './donation.ts';

const amounts = [5000, 10_000, 25_000];

it('parses the URL that it creates', () => {
  const choice = { frequency: 'once', amount: 25_000, months: 3 } as const;
  const href = hrefOfChoice('/en/identity/programs', '?donate=well', choice);
  expect(href).toBe('/en/identity/programs?donate=well&frequency=once&amount=25000&months=3#quick-donate');
  expect(choiceOf(new URL(href, 'https://taawun.example').search, amounts, '6')).toEqual(choice);
});

it('accepts the maximum of months of the contract', () => {
  expect(choiceOf('?months=60', amounts, '6').months).toBe(60);
});

it('accepts an amount that is not offered', () => {
  expect(choiceOf('?amount=12345', amounts, '6').amount).toBe(12_345);
});

it.each([7, 10_000_001])('accepts %i halalas: the form shows the limit', (amount) => {
  expect(choiceOf(`?amount=${amount}`, amounts, '6').amount).toBe(amount);
});

it.each([
  '',
  '?amount=150.5',
  '?amount=-5000&months=0',
  '?amount=x&months=1.5',
  '?months=61&frequency=daily',
  '?amount=Infinity',
])('uses the defaults for %j', (search) => {
  expect(choiceOf(search, amounts, '4')).toEqual({ frequency: 'monthly', amount: 10_000, months: 4 });
});

it('lists the target’s own price, and always at least one amount', () => {
  expect(amountsOf('5000,10000', 7500)).toEqual([5000, 7500, 10_000]);
  expect(amountsOf('x,,-1', undefined)).toEqual([5000, 10_000, 25_000, 50_000]);
  expect(amountsOf(undefined, 5000)).toHaveLength(4);
});
